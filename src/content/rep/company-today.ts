import type { CountedName } from '#contract/actions/manager/list-counted.ts';
import type { DayWork, Overdue, Tally } from '#contract/actions/manager/show-today.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { TODAY_NAMES as NAMES } from '#contract/words/today.ts';
import { durationInWords, plural, withCommas } from '#src/lib/number-words.ts';

/** The charts, in their order. */
export const CHARTS = ['bookings', 'calls', 'appointments'] as const satisfies (keyof DayWork)[];
type ChartName = (typeof CHARTS)[number];

const isChart = (what: CountedName): what is ChartName => CHARTS.some((name) => name === what);

const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The numbers of what waits now. */
export const WAITING_NAMES = [
  'newBookings',
  'overdueCallbacks',
  'accountRequests',
  'lockedAccounts',
  'heldLeads',
] as const satisfies (keyof typeof NAMES)[];
type WaitingName = (typeof WAITING_NAMES)[number];

/** As they are named together while they are zero. */
const ZEROS: Record<WaitingName, string> = {
  newBookings: 'new leads from the website',
  overdueCallbacks: 'overdue callbacks',
  accountRequests: 'account requests',
  lockedAccounts: 'locked accounts',
  heldLeads: 'leads held by reps',
};

/** The name of a single one. */
const ONE: Partial<Record<keyof typeof NAMES, string>> = {
  overdueCallbacks: 'Callback overdue',
  accountRequests: 'Account request',
  lockedAccounts: 'Locked account',
  heldLeads: 'Lead held by a rep',
  unsentMessages: 'Message not sent',
};

/** The manager's first view. */
export const COMPANY_TODAY = {
  title: 'Today',
  asOf: (time: string) => `As of ${time} Eastern.`,
  refresh: 'Refresh',
  failed: "Failed to load today's numbers",
  alertList: 'Show them',
  /** Leads to the list of those who wait. */
  showAll: (tally: Tally) =>
    tally.count === 1 ? 'See who waits' : `See all ${COMPANY_TODAY.count(tally)} who wait`,
  /** What a number counts, after it. */
  counted: (name: keyof typeof NAMES, { count }: Tally) => (count === 1 && ONE[name]) || NAMES[name],
  count: ({ count, more }: Tally) => `${withCommas(count)}${more ? '+' : ''}`,
  /** In place of the alert that a homeowner waits, and of the number. */
  waiting: (tally: Tally, ms: number) =>
    tally.count === 1
      ? `1 homeowner waits for a call, for ${durationInWords(ms)} now`
      : `${COMPANY_TODAY.count(tally)} homeowners wait for a call, the oldest for ${durationInWords(ms)}`,
  /** @param names of what is zero, at least one */
  none: (names: readonly WaitingName[]) =>
    `No ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names.map((name) => ZEROS[name]))}.`,
  oldestWaits: ({ count }: Tally, ms: number) =>
    count === 1 ? `Waiting for ${durationInWords(ms)}.` : `The oldest has waited ${durationInWords(ms)}.`,
  oldestLate: ({ count }: Tally, ms: number) =>
    count === 1 ? `It is ${durationInWords(ms)} late.` : `The oldest is ${durationInWords(ms)} late.`,
  whoMayCall,
  charts: 'Last 7 Days',
  sum: (count: number) => `${withCommas(count)} in all`,
  /** The names of links begin with what they show. */
  sumName: (what: ChartName, count: number) =>
    `${withCommas(count)} in all: ${NAMES[what]} of the last 7 days`,
  dayName: (what: ChartName, count: number, day: string) =>
    `${withCommas(count)}: ${NAMES[what]} on ${formatDay(day, LONG_DAY)}`,
  reps: 'Reps',
  noCalls: 'No calls in the last 7 days.',
  noCallsHint: 'Reps show up here with their first saved lead.',
  today: 'Today',
  week: '7 days',
  work: {
    calls: (count: number) => plural(count, 'call', 'calls'),
    appointments: (count: number) => plural(count, 'appointment', 'appointments'),
  },
  /** @param work as above @param when `today` or `week`, for what was done in it */
  workName: (work: string, rep: string, when: 'today' | 'week') =>
    `${work} of ${rep}, ${when === 'today' ? 'today' : 'last 7 days'}`,
  holds: (count: number) => plural(count, 'lead held now', 'leads held now'),
  holdsName: (holds: string, rep: string) => `${holds} by ${rep}`,
} as const;

/** The things that a number counts. */
export const COUNTED_LIST = {
  back: 'Today',
  list: 'Leads',
  title: (what: CountedName, day: string): string => {
    if (!isChart(what)) return NAMES[what];
    return day === '' ? `${NAMES[what]}, last 7 days` : `${NAMES[what]}, ${formatDay(day, LONG_DAY)}`;
  },
  order: {
    newBookings: 'Open leads that homeowners made and nobody has saved yet, the oldest first.',
    overdueCallbacks: 'Callbacks whose time has passed, the oldest first.',
    heldLeads: 'Each is free again at the time it says, or when it is saved.',
    bookings: 'As they came in, the newest first.',
    calls: 'Saves that count as a call, without undone ones, the newest first.',
    appointments: 'Saves with an appointment, without undone ones, the newest first.',
  } satisfies Record<CountedName, string>,
  ofRep: (rep: string) => `Of ${rep}.`,
  when: {
    newBookings: (time: string) => `came in ${time}`,
    overdueCallbacks: (time: string) => `due ${time}`,
    heldLeads: (time: string) => `until ${time}`,
    bookings: (time: string) => time,
    calls: (time: string) => time,
    appointments: (time: string) => time,
  } satisfies Record<CountedName, (time: string) => string>,
  keptFor: (who: string) => (who === '' ? 'for any rep' : `kept for ${who}`),
  gone: 'This lead was deleted',
  none: 'Nothing left to list',
  noneHint: 'The number has changed since.',
  more: (count: number) => `The first ${count} are listed. There are more.`,
  loading: 'Loading the list…',
  failed: 'Failed to load the list',
} as const;

/** Says who may make the overdue callbacks; empty if an older script does not say. */
function whoMayCall({ count, kept }: Overdue): string {
  if (kept === undefined) return '';
  if (kept === 0) return count === 1 ? 'Any rep can make it.' : 'Any rep can make them.';
  if (count === 1) return 'Only the rep it is kept for can make it, until it is a day late.';
  const untilLate = 'until they are a day late';
  return kept === count
    ? `Only the reps they are kept for can make them, ${untilLate}.`
    : `${withCommas(kept)} kept for one rep ${untilLate}; any rep can make the others.`;
}
