import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import { toInstant } from '#backend/core/instants.ts';
import { putOwnBatch } from '#backend/core/leads/batches.ts';
import type { Context } from '#backend/core/plan.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { newSecret } from '#backend/hosts/node/context.ts';
import type { HostEnv } from '#backend/hosts/node/env.ts';
import type { PinHash } from '#backend/hosts/node/pin-hash.ts';
import type { Store, Transaction } from '#backend/stores/store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { isWeakPin } from '#contract/pin.ts';
import { PAST_STORMS, readBookings, readPastStormLeads } from './demo-leads.ts';
import { bookedLead, pastStormLead } from './lead-rows.ts';

export const DEMO_REP = { email: 'demo.rep@roof-tarping.example', name: 'Dana Demo' };

export interface SeedOptions {
  store: Store;
  pinHash: PinHash;
  /** The demo rep's. */
  pin: string;
  nowMs: number;
}

/**
 * Adds demo data to an empty store: batches of storm leads, website bookings and a rep. A store that already
 * has a batch or the demo rep stays unchanged.
 * @returns whether the store was empty
 */
export async function seedDemo({ store, pinHash, pin, nowMs }: SeedOptions): Promise<boolean> {
  if (!(await store.transact(isEmpty))) return false;
  const pinSalt = newSecret();
  const rep: RepRow = {
    email: DEMO_REP.email,
    name: DEMO_REP.name,
    phone: '321-555-0199',
    role: 'rep',
    state: 'active',
    pinHash: await pinHash({ pin, salt: pinSalt }),
    pinSalt,
    ...NO_WRONG_PINS,
    createdAt: toInstant(nowMs - 40 * DAY_MS),
    lastSignInAt: '',
    blockedAt: '',
    languages: '',
  };
  return store.transact(async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await transaction.write([{ kind: 'putRep', row: rep }, ...batchWrites(nowMs)]);
    return true;
  });
}

async function isEmpty(transaction: Transaction): Promise<boolean> {
  const rep = await transaction.read('rep', { email: DEMO_REP.email });
  return !rep && (await transaction.read('batches', {})).length === 0;
}

function batchWrites(nowMs: number): Write[] {
  const rep = DEMO_REP.email;
  const leads = readPastStormLeads();
  const storms = PAST_STORMS.flatMap((storm): Write[] => {
    const { batchId, name, description } = storm;
    const batchMs = nowMs - (storm.daysAgo - 1) * DAY_MS;
    return [
      {
        kind: 'putBatch',
        row: { batchId, name, description, createdAt: toInstant(batchMs), archivedAt: '' },
      },
      ...leads
        .filter((lead) => lead.batchId === batchId)
        .flatMap((lead, index) =>
          pastStormLead(lead, storm, { createdMs: batchMs + index * MINUTE_MS, nowMs, rep }),
        ),
    ];
  });
  const firstMs = nowMs - 2 * DAY_MS;
  return [
    ...storms,
    putOwnBatch('bookings', toInstant(firstMs)),
    ...readBookings().flatMap((booking, index) =>
      bookedLead(booking, { createdMs: firstMs + index * 3 * HOUR_MS, nowMs, rep }),
    ),
  ];
}

/** Denies the demo account and ends its sessions. Returns whether it was active. */
export async function retireDemoRep(store: Store): Promise<boolean> {
  return store.transact(async (transaction) => {
    const rep = await transaction.read('rep', { email: DEMO_REP.email });
    if (rep?.state !== 'active') return false;
    await transaction.write([
      { kind: 'putRep', row: { ...rep, state: 'denied' } },
      { kind: 'deleteRepSessions', email: rep.email },
    ]);
    return true;
  });
}

/** The demo rep's PIN in one data folder, which has a secret of its own: nobody knows it elsewhere. */
function demoPin(sign: Context['sign']): string {
  for (let attempt = 0; ; attempt++) {
    const digits = Number.parseInt(sign(`demo PIN ${attempt}`).slice(0, 8), 16) % 1_000_000;
    const pin = String(digits).padStart(6, '0');
    if (!isWeakPin(pin)) return pin;
  }
}

/**
 * Adds demo data to the embedded database. A database at DATABASE_URL gets none, and an existing demo rep
 * there is disabled: it may be the live site's database.
 * @returns whether the demo data was added just now, and the demo rep with the PIN, or null without demo data
 */
export async function placeDemo(
  { sign, ...options }: Omit<SeedOptions, 'pin'> & Pick<Context, 'sign'>,
  { databaseUrl }: Pick<HostEnv, 'databaseUrl'>,
) {
  if (databaseUrl === '') {
    const pin = demoPin(sign);
    return { isFirst: await seedDemo({ ...options, pin }), rep: { ...DEMO_REP, pin } };
  }
  await retireDemoRep(options.store);
  return { isFirst: false, rep: null };
}
