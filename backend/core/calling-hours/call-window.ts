import { fromInstant } from '#backend/core/instants.ts';
import type { CallWindow, LeadRow } from '#backend/core/rows.ts';
import { TIMES } from '#contract/limits.ts';
import { windowOver } from './call-hours.ts';
import { isFlorida, isZipInState, stateWindow, zipWindow } from './places.ts';

type Place = Pick<LeadRow, 'state' | 'zip' | 'phoneKey'>;

/** Area codes of northwest Florida, on both sides of the time line. */
const PANHANDLE_NUMBER = /^1(850|448)/;

/**
 * When a lead may be called at a moment: a booking at `any` hour, because the homeowner has just asked for it, and from a
 * week later on in the hours of the place like every other lead.
 */
export const findCallWindow = (
  lead: Place & Pick<LeadRow, 'source' | 'createdAt'>,
  nowMs: number,
): CallWindow =>
  lead.source === 'booking' && nowMs < fromInstant(lead.createdAt) + TIMES.bookingAnyHour
    ? 'any'
    : homeWindow(lead);

/**
 * The hours of the place a lead's people live in, whoever asked for the call: by its ZIP code, else by its state. Where the two
 * contradict each other it must be calling time in both; without both, everywhere on the continent. Florida without a ZIP code is
 * eastern, but for the area codes of its panhandle.
 */
export function homeWindow({ state, zip, phoneKey }: Place): CallWindow {
  const byZip = zipWindow(zip);
  const byState = stateWindow(state);
  if (byZip && byState) return isZipInState(state, zip) ? byZip : windowOver(byZip, byState);
  if (byZip) return byZip;
  if (isFlorida(state)) return PANHANDLE_NUMBER.test(phoneKey) ? 'panhandle' : 'eastern';
  return byState ?? 'continental';
}
