import * as z from 'zod/mini';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { stored, storedNumber } from './stored.ts';

/** A smaller difference changes nothing: the script takes a day more at both ends (contract/slots.ts). */
const LEAST_MS = DAY_MS;

/** A cache may answer with the time of an older answer. */
const LEAST_OF_HOST_MS = 2 * DAY_MS;

/**
 * How far this device's clock is behind, in ms, as the script said at `at`, by this device's clock; 0 when the date is
 * wrong, and the script could not be asked.
 */
const correction = stored({
  area: 'local',
  key: 'clockCorrection',
  schema: z.object({ at: storedNumber, behindMs: storedNumber }),
  fallback: null,
});

/** What is known of a wrong clock; null when it is right. Once a clock is set right, it jumps by as much as it was off. */
function readCorrection() {
  const known = correction.read();
  const age = Date.now() - (known?.at ?? 0);
  return known && age >= 0 && age < (Math.abs(known.behindMs) || DAY_MS) ? known : null;
}

/** The time in ms since 1970, also on a device whose clock is days off, once the script has said what time it is. */
export const now = (): number => Date.now() + (readCorrection()?.behindMs ?? 0);

/** Notes what the script says the time is. @param ms since 1970 */
export function noteTime(ms: number): void {
  const at = Date.now();
  if (Math.abs(ms - at) >= LEAST_MS) correction.write({ at, behindMs: ms - at });
  else if (correction.read()) correction.remove();
}

/**
 * Notes that the script has not said the time, which does not change what it said before.
 * @param hostMs what the site's own host says, in ms since 1970; NaN if it could not be asked, either
 */
export function noteNoTime(hostMs: number): void {
  if (readCorrection()?.behindMs) return;
  const at = Date.now();
  const isWrong = Number.isNaN(hostMs)
    ? new Date(at).getUTCFullYear() < __BUILD_YEAR__
    : Math.abs(hostMs - at) >= LEAST_OF_HOST_MS;
  if (isWrong) correction.write({ at, behindMs: 0 });
  else if (correction.read()) correction.remove();
}

/** The clock of the site. */
export const siteClock = {
  now,
  subscribe: correction.subscribe,
  /** Whether the date of this device is known to be wrong, and if so, whether `now` knows the right one. */
  dateFault(): 'corrected' | 'unknown' | null {
    const known = readCorrection();
    if (known?.behindMs === 0) return 'unknown';
    return known && easternDay(now()) !== easternDay(Date.now()) ? 'corrected' : null;
  },
};
