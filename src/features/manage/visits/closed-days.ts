import { parseClosedDays } from '#contract/visits/visit-limits.ts';
import { dayInDigits } from '#src/lib/typed-day.ts';

const SEPARATOR = /[,;\n]/;

/**
 * Adds a day to the typed list of closed days, or removes every entry that names it. What else was typed
 * stays, also what cannot be read.
 * @param day `yyyy-mm-dd`
 */
export function toggleClosedDay(typed: string, day: string): string {
  const entries = typed.split(SEPARATOR).flatMap((entry) => entry.trim() || []);
  const others = entries.filter((entry) => !parseClosedDays(entry).days.includes(day));
  return (others.length < entries.length ? others : [...entries, dayInDigits(day)]).join('\n');
}
