import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { CALLING_HOURS } from '#contract/limits.ts';
import { outsideHours, TODAY, TOMORROW } from '#contract/words/callbacks.ts';
import { addDays } from './calendar.ts';
import { COMPANY_ZONE, timeInWords, toEasternLocalTime, toLocalTime } from './eastern-time.ts';

const knownZones = new Map<string, boolean>();

/** Whether this device knows the zone. */
function isKnownZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    timeInWords(zone, 0, {});
  } catch {
    isKnown = false;
  }
  knownZones.set(zone, isKnown);
  return isKnown;
}

/**
 * Tells whether a number may be called at `ms` (milliseconds since 1970): it is calling hours in each of
 * these time zones (IANA). A zone that this device does not know does not count; without zones, any time is
 * right.
 */
export const isCallingTimeIn = (zones: readonly string[], ms: number): boolean =>
  zones.filter(isKnownZone).every((zone) => {
    const hour = Number(timeInWords(zone, ms, { hour: 'numeric', hourCycle: 'h23' }));
    return hour >= CALLING_HOURS.from && hour < CALLING_HOURS.to;
  });

/** Zones of another backend may have no calling hours in common. */
const MAX_HOURS_AHEAD = 48;

/**
 * Returns the first full hour after `ms` at which these zones are open, or closed if they are open at `ms`;
 * null if there is none within two days. Whole hours are enough, because each zone of the country is a whole
 * number of hours from UTC.
 */
export function nextCallingHoursChange(zones: readonly string[], ms: number): number | null {
  const isOpen = isCallingTimeIn(zones, ms);
  const first = ms - (ms % HOUR_MS) + HOUR_MS;
  for (let hours = 0; hours < MAX_HOURS_AHEAD; hours++) {
    if (isCallingTimeIn(zones, first + hours * HOUR_MS) !== isOpen) return first + hours * HOUR_MS;
  }
  return null;
}

/** Returns the last full quarter hour before `ms`, a time outside calling hours, that lies inside them. */
function lastTimeBefore(zones: readonly string[], ms: number): number | null {
  const first = ms - (ms % HOUR_MS);
  for (let hours = 1; hours <= MAX_HOURS_AHEAD; hours++) {
    const hour = first - hours * HOUR_MS;
    if (isCallingTimeIn(zones, hour)) return hour + HOUR_MS - 15 * MINUTE_MS;
  }
  return null;
}

/** Returns the company's zone for one that is empty or that this device does not know. */
export const toKnownZone = (zone: string): string => (isKnownZone(zone) ? zone : COMPANY_ZONE);

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The time where the lead lives, `8:00 AM Central`. */
export function leadClock(zone: string, ms: number): string {
  const words = timeInWords(toKnownZone(zone), ms, { ...CLOCK, timeZoneName: 'long' });
  return words.replace(/( (Standard|Daylight))? Time$/, '');
}

/** Like `leadClock`, but empty when it is the same time in Palm Bay. */
export function getClockIfDifferent(zone: string, ms: number): string {
  return toLocalTime(toKnownZone(zone), ms) === toEasternLocalTime(ms) ? '' : leadClock(zone, ms);
}

/** `today`, `tomorrow` or `Mon, Nov 23`. */
function dayInWords(zone: string, ms: number, nowMs: number): string {
  const day = (moment: number) => toLocalTime(zone, moment).slice(0, 10);
  if (day(ms) === day(nowMs)) return TODAY;
  if (day(ms) === addDays(day(nowMs), 1)) return TOMORROW;
  return timeInWords(zone, ms, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** Where a lead may be: `zones` is where calling hours must be kept, `zone` whose clock is shown. */
export interface CallPlaces {
  zones: readonly string[];
  zone: string;
}

/**
 * Says why a callback cannot be at `atMs` and names the nearest times that can be chosen; null if it can. The
 * backend and the screen say the same. Times are the lead's, with Eastern time behind, which reps type.
 */
export function whyOutsideCallingHours(
  { zones, zone }: CallPlaces,
  atMs: number,
  nowMs: number,
): string | null {
  if (isCallingTimeIn(zones, atMs)) return null;
  const there = toKnownZone(zone);
  const isElsewhere = getClockIfDifferent(there, atMs) !== '';
  const clock = (ms: number) =>
    isElsewhere ? `${leadClock(there, ms)} (${leadClock(COMPANY_ZONE, ms)})` : timeInWords(there, ms, CLOCK);
  const before = lastTimeBefore(zones, atMs);
  const nearest = [before !== null && before > nowMs ? before : null, nextCallingHoursChange(zones, atMs)]
    .filter((ms) => ms !== null)
    .map((ms) => `${dayInWords(there, ms, nowMs)} ${clock(ms)}`);
  return outsideHours(isElsewhere ? clock(atMs) : leadClock(there, atMs), nearest);
}
