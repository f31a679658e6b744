import { parseClosedDays } from '#contract/visits/visit-limits.ts';
import { dayInDigits } from '#src/lib/typed-day.ts';

/** The entries of the setting of closed days, as typed. */
export const closedEntries = (typed: string): string[] =>
  typed.split(/[,;\n]/).flatMap((entry) => entry.trim() || []);

/** Adds an entry to the setting, or removes every one that means the same. What else is there stays. */
function toggle(typed: string, entry: string, isSame: (each: string) => boolean): string {
  const entries = closedEntries(typed);
  const others = entries.filter((each) => !isSame(each));
  return (others.length < entries.length ? others : [...entries, entry]).join('\n');
}

/** @param day `yyyy-mm-dd` */
export const toggleClosedDay = (typed: string, day: string): string =>
  toggle(typed, dayInDigits(day), (each) => parseClosedDays(each).days.includes(day));

/** @param day `yyyy-mm-dd`, or empty for none */
export const withClosedDay = (typed: string, day: string): string =>
  day === '' || parseClosedDays(typed).days.includes(day) ? typed : toggleClosedDay(typed, day);

/** @param weekday such as `Sunday` */
export function toggleClosedWeekday(typed: string, weekday: string): string {
  const [index = -1] = parseClosedDays(weekday).weekdays;
  return toggle(typed, weekday, (each) => parseClosedDays(each).weekdays.includes(index));
}

/** Removes an entry as it is typed, also one that cannot be read. */
export const withoutEntry = (typed: string, entry: string): string =>
  closedEntries(typed)
    .filter((each) => each !== entry)
    .join('\n');
