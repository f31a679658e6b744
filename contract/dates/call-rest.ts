import { HOUR_MS } from '#contract/durations.ts';
import { CALLING_HOURS } from '#contract/limits.ts';
import { toKnownZone } from './calling-time.ts';
import { timeInWords } from './eastern-time.ts';

/** The hours at which morning, afternoon and evening begin, by the homeowner's clock. Night is none of them. */
const PARTS = [CALLING_HOURS.from, 12, 17];

/** Returns the index of the part of the day; -1 at night. */
function partOfDay(zone: string, ms: number): number {
  const hour = Number(timeInWords(zone, ms, { hour: 'numeric', hourCycle: 'h23' }));
  return hour < CALLING_HOURS.to ? PARTS.filter((from) => hour >= from).length - 1 : -1;
}

/** More than from any call, after any rest, to another part of the day. */
const MAX_HOURS_AHEAD = 36;

/**
 * Returns when a number that was called without an answer may be called again: after these hours, and in another
 * part of the day than the call, where people may be home who were not. Calling hours may say later. Full hours are
 * enough, as in `nextCallingHoursChange`.
 * @param zone IANA time zone of the homeowner; empty or unknown means the company's
 * @param calledMs the call, in milliseconds since 1970, as the result
 * @param hours a whole number; 0 means no rest
 */
export function getRestEnd(zone: string, calledMs: number, hours: number): number {
  const there = toKnownZone(zone);
  const called = partOfDay(there, calledMs);
  const over = calledMs + hours * HOUR_MS;
  const hour = over - (over % HOUR_MS);
  for (let ahead = 0; hours > 0 && ahead <= MAX_HOURS_AHEAD; ahead++) {
    const ms = Math.max(over, hour + ahead * HOUR_MS);
    const part = partOfDay(there, ms);
    if (part >= 0 && part !== called) return ms;
  }
  return over;
}
