import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { CALL_WINDOWS, type CallWindow, type Instant } from '#backend/core/rows.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { COMPANY_ZONE } from '#contract/eastern-time.ts';
import { CALL_HOURS } from '#contract/limits.ts';

const EASTERN = COMPANY_ZONE;
const CENTRAL = 'America/Chicago';

/**
 * The time zones in which it must be calling time. Between the first and the last of a row's zones lie all others of its places:
 * where it is calling time at both ends, it is in between.
 */
const ZONES: Record<CallWindow, readonly string[]> = {
  any: [],
  eastern: [EASTERN],
  central: [CENTRAL],
  panhandle: [EASTERN, CENTRAL],
  continental: [EASTERN, CENTRAL, 'America/Los_Angeles'],
  anywhere: [
    'America/Puerto_Rico',
    EASTERN,
    CENTRAL,
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'Pacific/Pago_Pago',
    'Pacific/Guam',
  ],
};

/** The window in which it is calling time in both, with as few other zones as possible. */
export const windowOver = (one: CallWindow, other: CallWindow): CallWindow =>
  CALL_WINDOWS.find((window) =>
    [...ZONES[one], ...ZONES[other]].every((zone) => ZONES[window].includes(zone)),
  ) ?? 'anywhere';

const hourFormats = new Map<string, Intl.DateTimeFormat>();

function hourIn(zone: string, ms: number): number {
  let format = hourFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
    hourFormats.set(zone, format);
  }
  return Number(format.format(ms));
}

/** Whether a number of this window may be called at a moment (milliseconds since 1970). */
export function isCallingTime(window: CallWindow, nowMs: number): boolean {
  return ZONES[window].every((zone) => {
    const hour = hourIn(zone, nowMs);
    return hour >= CALL_HOURS.from && hour < CALL_HOURS.to;
  });
}

/** The windows that are shut at a moment: their leads are not served then (Florida 501.616(6)). */
export const shutWindows = (nowMs: number): CallWindow[] =>
  CALL_WINDOWS.filter((window) => !isCallingTime(window, nowMs));

/** The time zone of a window as its IANA name; empty when it has none or more than one. */
export const getTimeZone = (window: CallWindow): string => {
  const [zone, ...more] = ZONES[window];
  return zone && more.length === 0 ? zone : '';
};

export interface CallHours {
  open: boolean;
  /** When the window next opens: after `closesAt` while it is open. Empty when it never shuts. */
  opensAt: Instant;
  /** When the window next shuts, or empty while it is shut or when it never shuts. */
  closesAt: Instant;
}

/** Whether a window is open, and until when or from when on, daylight saving included. */
export function callHours(window: CallWindow, nowMs: number): CallHours {
  const open = isCallingTime(window, nowMs);
  if (ZONES[window].length === 0) return { open, opensAt: '', closesAt: '' };
  const changeMs = nextChange(window, nowMs);
  return open
    ? { open, opensAt: toInstant(nextChange(window, changeMs)), closesAt: toInstant(changeMs) }
    : { open, opensAt: toInstant(changeMs), closesAt: '' };
}

/** When a window that shuts opens or shuts next. Every zone of the table stands whole hours off UTC and changes on the hour. */
function nextChange(window: CallWindow, nowMs: number): number {
  const open = isCallingTime(window, nowMs);
  let changeMs = nowMs - (nowMs % HOUR_MS) + HOUR_MS;
  while (isCallingTime(window, changeMs) === open) changeMs += HOUR_MS;
  return changeMs;
}

/** The first moment, from one on, at which a window is open. */
export function openFrom(window: CallWindow, from: Instant): Instant {
  const { open, opensAt } = callHours(window, fromInstant(from));
  return open ? from : opensAt;
}
