import type { Context } from '#backend/core/plan.ts';
import type { HostEnv } from '#backend/hosts/node/env.ts';
import { isWeakPin } from '#contract/pin.ts';
import { DEMO_REP, retireDemoRep, type SeedOptions, seedDemo } from './seed.ts';

/** The demo rep's PIN in one data folder, which has a secret of its own: nobody knows it elsewhere. */
function demoPin(sign: Context['sign']): string {
  for (let attempt = 0; ; attempt++) {
    const digits = Number.parseInt(sign(`demo PIN ${attempt}`).slice(0, 8), 16) % 1_000_000;
    const pin = String(digits).padStart(6, '0');
    if (!isWeakPin(pin)) return pin;
  }
}

/** Gives the demo rep this PIN: a folder of an earlier version has one that everybody knew. */
async function setDemoPin({ store, pinHash, pin }: SeedOptions): Promise<void> {
  const { email } = DEMO_REP;
  const before = await store.transact(({ read }) => read('rep', { email }));
  if (before?.state !== 'active') return;
  const hash = await pinHash({ pin, salt: before.pinSalt });
  if (hash === before.pinHash) return;
  await store.transact(({ write }) =>
    write([
      { kind: 'putRep', row: { ...before, pinHash: hash } },
      { kind: 'deleteRepSessions', email },
    ]),
  );
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
    const isFirst = await seedDemo({ ...options, pin });
    if (!isFirst) await setDemoPin({ ...options, pin });
    return { isFirst, rep: { ...DEMO_REP, pin } };
  }
  await retireDemoRep(options.store);
  return { isFirst: false, rep: null };
}
