import type { Hono } from 'hono';
import { findAlerts } from '#backend/core/alerts/find-alerts.ts';
import { createBooking } from '#backend/core/bookings/booking.ts';
import { runPlanAsync } from '#backend/core/plan.ts';
import type { Backend } from '#backend/hosts/node/backend.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import type { ReportFault } from '#backend/hosts/node/fault-log.ts';
import { withinTime } from '#backend/hosts/node/limits.ts';
import { refuseHash } from '#backend/hosts/node/pin-hash.ts';
import { StoreBusy } from '#backend/stores/postgres/store.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { slotDays } from '#contract/slots.ts';
import type { AlertName } from '#contract/words/alerts.ts';

const HEALTH_PATH = '/healthz';

export interface HealthHost extends Pick<Backend, 'store' | 'settings' | 'sign'> {
  clock: () => number;
  report: ReportFault;
}

const TRIAL: Omit<BookingPost, 'apptDate' | 'dateOfLoss'> = {
  service: 'emergency-tarping',
  firstName: 'Trial',
  lastName: 'Booking',
  email: 'trial@booking.example',
  phone: '(202) 555-0100',
  address: '1 Trial St',
  city: 'Palm Bay',
  state: 'Florida',
  zip: '32905',
  insuranceCarrier: 'None',
  policyNumber: 'None',
  previousClaims: 'No',
  notes: 'None',
  apptTime: 'morning',
  leadSource: '',
  language: 'en',
  ownerConfirmed: 'Yes',
  submissionId: '',
  redirect: '',
  contactConsent: '',
  marketingConsent: '',
  consentAt: '',
};

/** Ends the transaction of a trial, so that nothing of it stays. */
class TrialOver extends Error {}

/** Decides on a booking and writes it, and takes it back. Rejects with why no booking can be stored now. */
export async function tryToBook({ store, settings, sign, clock }: Omit<HealthHost, 'report'>): Promise<void> {
  const today = easternDay(clock());
  const [day = today] = slotDays(today);
  try {
    await store.transact(async ({ read, write }) => {
      const post = { ...TRIAL, apptDate: day, dateOfLoss: today };
      const plan = createBooking(post, settings, createContext(clock(), sign));
      const { answer, writes } = await runPlanAsync(plan, { read, pinHash: refuseHash });
      if (!answer.ok) throw new Error('A trial booking was refused.');
      await write(writes);
      throw new TrialOver();
    });
  } catch (fault) {
    if (!(fault instanceof TrialOver)) throw fault;
  }
}

/** What a watcher reads of each part of a Node host: `ok`, or this word. */
const PARTS: Readonly<Record<Exclude<AlertName, 'sheetOutgrown'>, [part: string, word: string]>> = {
  bookingWaits: ['calls', 'late'],
  messagesRefused: ['messages', 'refused'],
  diskShort: ['disk', 'short'],
  photosRefused: ['photos', 'refused'],
  backupOld: ['backup', 'old'],
};

/** Anybody may ask, as often as they like. */
const KEPT_MS = 10_000;
/** Watchers give up after about ten seconds. */
const SLOW_MS = 5_000;

interface Health {
  isWell: boolean;
  parts: Record<string, string>;
}

async function findHealth(host: HealthHost): Promise<Health> {
  await tryToBook(host);
  const alerts = await host.store.transact(({ read }) =>
    runPlanAsync(findAlerts(host.settings, host.clock()), { read, pinHash: refuseHash }),
  );
  const parts = Object.entries(PARTS).map(([name, [part, word]]) => {
    const isOk = alerts.every((alert) => alert.name !== name);
    return [part, isOk ? 'ok' : word];
  });
  return { isWell: true, parts: { bookings: 'ok', ...Object.fromEntries(parts) } };
}

const unwell = (word: string): Health => ({ isWell: false, parts: { bookings: word } });

/**
 * `GET /healthz`: 200 when a booking can be stored, else 503, with one word for each part. A trial booking finds out,
 * at most once in ten seconds.
 */
export function addHealth(app: Hono, host: HealthHost): void {
  const { clock, report } = host;
  let last: { at: number; health: Promise<Health> } | null = null;

  async function check(): Promise<Health> {
    const found = findHealth(host).catch((fault) => {
      report('A trial booking could not be stored', fault);
      return unwell(fault instanceof StoreBusy ? 'busy' : 'failed');
    });
    return (await withinTime(found, SLOW_MS)) ? found : unwell('slow');
  }

  app.get(HEALTH_PATH, async (c) => {
    if (!last || Math.abs(clock() - last.at) >= KEPT_MS) last = { at: clock(), health: check() };
    const { isWell, parts } = await last.health;
    return c.json(parts, isWell ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
