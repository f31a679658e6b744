import { fromInstant } from '#backend/core/instants.ts';
import { isCallAskedFor } from '#backend/core/leads/lead-facts.ts';
import type { CallWindow, LeadRow } from '#backend/core/rows.ts';
import { DURATIONS } from '#contract/rule-times.ts';
import { mergeWindows } from './call-hours.ts';
import { isFlorida, isZipInState, stateWindow, zipWindow } from './places.ts';

type Place = Pick<LeadRow, 'state' | 'zip' | 'phoneKey'>;

/** Area codes of northwest Florida, where the Eastern/Central line runs. */
const PANHANDLE_NUMBER = /^1(850|448)/;

/**
 * Returns when a lead may be called: a booking at `any` hour for its first week, because the homeowner has
 * just asked for the call; after that, and for all other leads, the hours where the lead lives.
 */
export const findCallWindow = (
  lead: Place & Pick<LeadRow, 'source' | 'createdAt' | 'apptDate'>,
  nowMs: number,
): CallWindow =>
  isCallAskedFor(lead) && nowMs < fromInstant(lead.createdAt) + DURATIONS.bookingAnyHour
    ? 'any'
    : homeWindow(lead);

/**
 * Returns the calling hours of the place where the lead lives: by ZIP code, else by state. If ZIP and state
 * disagree, it must be calling time in both; if both are missing, everywhere in the continental US. Florida
 * without a ZIP code is eastern, except for the panhandle's area codes.
 */
export function homeWindow({ state, zip, phoneKey }: Place): CallWindow {
  const byZip = zipWindow(zip);
  const byState = stateWindow(state);
  if (byZip && byState) return isZipInState(state, zip) ? byZip : mergeWindows(byZip, byState);
  if (byZip) return byZip;
  if (isFlorida(state)) return PANHANDLE_NUMBER.test(phoneKey) ? 'panhandle' : 'eastern';
  return byState ?? 'continental';
}
