import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { CALL_WINDOWS, type CallWindow, type Instant } from '#backend/core/rows.ts';
import { isCallingTimeIn, nextCallingHoursChange } from '#contract/dates/calling-time.ts';
import { COMPANY_ZONE } from '#contract/dates/eastern-time.ts';

/** Time zones of the country. Puerto Rico, Arizona, Hawaii, Samoa and Guam have no daylight saving time. */
const IANA_ZONES = {
  atlantic: 'America/Puerto_Rico',
  eastern: COMPANY_ZONE,
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  aleutian: 'America/Adak',
  hawaii: 'Pacific/Honolulu',
  samoa: 'Pacific/Pago_Pago',
  guam: 'Pacific/Guam',
} as const;
export type Zone = keyof typeof IANA_ZONES;

const CONTINENTAL: readonly Zone[] = ['eastern', 'central', 'mountain', 'arizona', 'pacific'];
const STATES: readonly Zone[] = [...CONTINENTAL, 'alaska', 'aleutian', 'hawaii'];

/** Every zone of the country: what is meant when nothing is known. */
export const ALL_ZONES: readonly Zone[] = ['atlantic', ...STATES, 'samoa', 'guam'];

/** Zones in which it must be calling time. */
const ZONES: Record<CallWindow, readonly Zone[]> = {
  any: [],
  atlantic: ['atlantic'],
  eastern: ['eastern'],
  central: ['central'],
  mountain: ['mountain'],
  pacific: ['pacific'],
  alaska: ['alaska', 'aleutian'],
  hawaii: ['hawaii'],
  samoa: ['samoa'],
  guam: ['guam'],
  'atlantic-eastern': ['atlantic', 'eastern'],
  panhandle: ['eastern', 'central'],
  'mountain-pacific': ['mountain', 'arizona', 'pacific'],
  continental: CONTINENTAL,
  states: STATES,
  anywhere: ALL_ZONES,
};

const IANA_BY_WINDOW = new Map(
  CALL_WINDOWS.map((window) => [window, ZONES[window].map((zone) => IANA_ZONES[zone])] as const),
);
const EVERYWHERE = Object.values(IANA_ZONES);

/** Returns the IANA time zones whose calling hours a window keeps; none for `any`. */
export const zonesOf = (window: CallWindow): readonly string[] => IANA_BY_WINDOW.get(window) ?? EVERYWHERE;

/** Returns the IANA name of the zone if it is the only one, else an empty string. */
export const onlyZone = (zones: readonly Zone[]): string => {
  const [first, ...more] = new Set(zones);
  return first && more.length === 0 ? IANA_ZONES[first] : '';
};

/**
 * Returns the calling hours that are right in all these zones: those of the first window that has them all.
 * @param zones if empty, nothing is known: the hours that are right everywhere
 */
export const windowOf = (zones: readonly Zone[]): CallWindow =>
  CALL_WINDOWS.find((window) => zones.length > 0 && zones.every((zone) => ZONES[window].includes(zone))) ??
  'anywhere';

/** Tells whether this window may be called at `nowMs` (milliseconds since 1970). */
export const isCallingTime = (window: CallWindow, nowMs: number): boolean =>
  isCallingTimeIn(zonesOf(window), nowMs);

/** Returns the windows whose leads may not be called now (Florida 501.616(6)). */
export const getClosedWindows = (nowMs: number): CallWindow[] => {
  const shut = new Set(ALL_ZONES.filter((zone) => !isCallingTimeIn([IANA_ZONES[zone]], nowMs)));
  return CALL_WINDOWS.filter((window) => ZONES[window].some((zone) => shut.has(zone)));
};

export interface CallingHours {
  open: boolean;
  /** The next opening: after `closesAt` if the window is open now. Empty if it never closes. */
  opensAt: Instant;
  /** The next closing. Empty if the window is closed now or never closes. */
  closesAt: Instant;
}

/** Tells whether a window is open, and when it next opens and closes. Accounts for daylight saving time. */
export function getCallingHours(window: CallWindow, nowMs: number): CallingHours {
  const zones = zonesOf(window);
  const open = isCallingTimeIn(zones, nowMs);
  const changeMs = zones.length === 0 ? null : nextCallingHoursChange(zones, nowMs);
  if (changeMs === null) return { open, opensAt: '', closesAt: '' };
  if (!open) return { open, opensAt: toInstant(changeMs), closesAt: '' };
  const opensMs = nextCallingHoursChange(zones, changeMs);
  return { open, opensAt: opensMs === null ? '' : toInstant(opensMs), closesAt: toInstant(changeMs) };
}

/** Returns the first moment at or after `from` when the window is open. */
export function getNextOpening(window: CallWindow, from: Instant): Instant {
  const { open, opensAt } = getCallingHours(window, fromInstant(from));
  return open ? from : opensAt;
}
