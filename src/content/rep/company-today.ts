import type { DayWork, Overdue, Tally, Work } from '#contract/actions/manager/show-today.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { withCommas } from '#src/lib/number-words.ts';

const plural = (count: number, one: string, many: string): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`;

/** Formats a duration in milliseconds: `5 min`, `2 h 10 min`, `3 days`. */
function durationInWords(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) {
    const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
    return `${Math.floor(ms / HOUR_MS)} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  }
  return plural(Math.floor(ms / DAY_MS), 'day', 'days');
}

/** The manager's first view. */
export const COMPANY_TODAY = {
  title: 'Today',
  asOf: (time: string) => `As of ${time} Eastern.`,
  refresh: 'Refresh',
  failed: "Failed to load today's numbers",
  count: ({ count, more }: Tally) => `${withCommas(count)}${more ? '+' : ''}`,
  tiles: {
    newBookings: 'New bookings to call',
    overdueCallbacks: 'Callbacks overdue',
    accountRequests: 'Account requests',
    lockedAccounts: 'Locked accounts',
    heldLeads: 'Leads held by reps',
    unsentMessages: 'Messages not sent',
  },
  oldestWaits: (ms: number) => `The oldest has waited ${durationInWords(ms)}.`,
  oldestLate: (ms: number) => `The oldest is ${durationInWords(ms)} late.`,
  whoMayCall,
  charts: 'Last 7 Days',
  bookings: 'Bookings',
  calls: 'Calls',
  appointments: 'Appointments set',
  sum: (count: number) => `${withCommas(count)} in all`,
  reps: 'Reps',
  noCalls: 'No calls in the last 7 days.',
  noCallsHint: 'Reps show up here with their first saved lead.',
  workToday: (work: Work) => `Today: ${workInWords(work)}`,
  workOfWeek: (work: Work) => `7 days: ${workInWords(work)}`,
  holds: (count: number) => plural(count, 'lead held now', 'leads held now'),
} as const;

function workInWords({ calls, appointments }: Work): string {
  return `${plural(calls, 'call', 'calls')}, ${plural(appointments, 'appointment', 'appointments')}`;
}

/** Says who may make the overdue callbacks; empty if an older script does not say. */
function whoMayCall({ count, kept }: Overdue): string {
  if (kept === undefined) return '';
  if (kept === 0) return 'Any rep can make them.';
  const untilLate = 'until they are a day late';
  return kept === count
    ? `Only the reps they are kept for can make them, ${untilLate}.`
    : `${withCommas(kept)} kept for one rep ${untilLate}; any rep can make the others.`;
}

/** The charts, in their order. */
export const CHARTS = ['bookings', 'calls', 'appointments'] as const satisfies (keyof DayWork)[];
