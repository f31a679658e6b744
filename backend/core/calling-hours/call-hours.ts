import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { CALL_WINDOWS, type CallWindow, type Instant } from '#backend/core/rows.ts';
import { COMPANY_ZONE } from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { CALL_HOURS } from '#contract/rule-times.ts';

const EASTERN = COMPANY_ZONE;
const CENTRAL = 'America/Chicago';

/**
 * Time zones in which it must be calling time. Each row lists the outermost zones: if it is calling time in
 * those, it is also calling time in every zone between them.
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

/** Returns the narrowest window whose zones include the zones of both. */
export const mergeWindows = (one: CallWindow, other: CallWindow): CallWindow =>
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

/** Tells whether this window may be called at `nowMs` (milliseconds since 1970). */
export function isCallingTime(window: CallWindow, nowMs: number): boolean {
  return ZONES[window].every((zone) => {
    const hour = hourIn(zone, nowMs);
    return hour >= CALL_HOURS.from && hour < CALL_HOURS.to;
  });
}

/** Returns the windows whose leads may not be called now (Florida 501.616(6)). */
export const getClosedWindows = (nowMs: number): CallWindow[] =>
  CALL_WINDOWS.filter((window) => !isCallingTime(window, nowMs));

/** Returns the window's IANA time zone, or an empty string if it has none or more than one. */
export const getTimeZone = (window: CallWindow): string => {
  const [zone, ...more] = ZONES[window];
  return zone && more.length === 0 ? zone : '';
};

export interface CallHours {
  open: boolean;
  /** The next opening: after `closesAt` if the window is open now. Empty if it never closes. */
  opensAt: Instant;
  /** The next closing. Empty if the window is closed now or never closes. */
  closesAt: Instant;
}

/** Tells whether a window is open, and when it next opens and closes. Accounts for daylight saving time. */
export function callHours(window: CallWindow, nowMs: number): CallHours {
  const open = isCallingTime(window, nowMs);
  if (ZONES[window].length === 0) return { open, opensAt: '', closesAt: '' };
  const changeMs = nextChange(window, nowMs);
  return open
    ? { open, opensAt: toInstant(nextChange(window, changeMs)), closesAt: toInstant(changeMs) }
    : { open, opensAt: toInstant(changeMs), closesAt: '' };
}

/**
 * Steps by whole hours, which works because every zone in ZONES has a whole-hour UTC offset. Loops forever on
 * a window that never closes.
 */
function nextChange(window: CallWindow, nowMs: number): number {
  const open = isCallingTime(window, nowMs);
  let changeMs = nowMs - (nowMs % HOUR_MS) + HOUR_MS;
  while (isCallingTime(window, changeMs) === open) changeMs += HOUR_MS;
  return changeMs;
}

/** Returns the first moment at or after `from` when the window is open. */
export function getNextOpening(window: CallWindow, from: Instant): Instant {
  const { open, opensAt } = callHours(window, fromInstant(from));
  return open ? from : opensAt;
}
