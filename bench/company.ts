import type { Settings } from '#backend/core/settings.ts';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import type { Role } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aheadFor, machineNow } from '#tests/e2e/support/clock.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** The tokens are those of the builders of tests. */
export const BENCH_SETTINGS: Settings = {
  bookingToken: 'dev-booking-token',
  repToken: 'dev-rep-token',
  hasWebhook: false,
  hasPhotoRoom: () => true,
  hostAlerts: () => [],
  backupDays: 0,
  company: {
    name: 'Tarps & Co',
    email: 'office@tarps.example',
    hotline: '+13215550100',
    siteUrl: 'https://tarps.example',
  },
};

export const BENCH_PEPPER = 'a pepper for benchmarks only';

/** The list that reps work. */
export const BATCH = 'storm';

/** Offset in ms of every host's clock from the machine's: a run starts on a Friday at 10 AM. */
export const AHEAD = aheadFor(FRIDAY_TEN);
export const now = (): number => machineNow() + AHEAD;

/** Nobody waits for hours here: a lead that was called without an answer comes back at once. */
export const NO_REST: Write = { kind: 'putOwnerSetting', row: { name: 'hoursBetweenCalls', value: '0' } };

export const getSession = (index: number): string => `session-${index}`;

/** Accounts with sessions that outlast any benchmark. */
export function signedInReps(count: number, role: Role = 'rep', first = 0): Write[] {
  const { digest } = createContext(FRIDAY_TEN);
  return Array.from({ length: count }, (_, offset): Write[] => {
    const index = first + offset;
    const email = `rep-${index}@reps.example`;
    const session = { hash: digest(getSession(index)), email, expiresAt: '2099-01-01T00:00:00.000Z' };
    return [
      { kind: 'putRep', row: aRep({ email, name: `Rep ${index}`, role }) },
      { kind: 'putSession', row: session },
    ];
  }).flat();
}
