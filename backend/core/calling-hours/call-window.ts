import { fromInstant } from '#backend/core/instants.ts';
import { isCallAskedFor } from '#backend/core/leads/lead-facts.ts';
import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import type { CallWindow, LeadRow } from '#backend/core/rows.ts';
import { PLACES } from '#backend/core/words/answers.ts';
import { DURATIONS } from '#contract/limits.ts';
import { areaCode, areaCodeZones } from './area-codes.ts';
import { onlyZone, windowOf } from './calling-hours.ts';
import { addressSays, type Said } from './places.ts';

type Place = Pick<LeadRow, 'state' | 'zip' | 'phoneKey' | 'otherKeys'>;
type Asked = Pick<LeadRow, 'source' | 'createdAt' | 'apptDate'>;

/** Area codes of northwest Florida, where the Eastern/Central line runs. */
const PANHANDLE: readonly string[] = ['850', '448'];

/**
 * Returns when a lead may be called: one that the homeowner has made on the website at `any` hour for its first
 * week, because that has just asked for the call; after that, and for all other leads, the hours of its places.
 */
export const findCallWindow = (lead: Place & Asked, nowMs: number): CallWindow =>
  nowMs < getUnrestrictedCallingEnd(lead) ? 'any' : findHome(lead).window;

/** Returns when the week ends in which a lead may be called at any hour because the homeowner asked for it; else 0. */
export const getUnrestrictedCallingEnd = (lead: Asked): number =>
  isCallAskedFor(lead) ? fromInstant(lead.createdAt) + DURATIONS.unrestrictedCalling : 0;

export interface Home {
  window: CallWindow;
  /** What made the window, in words for a rep; empty if nothing is known. */
  places: string[];
  /** IANA time zone of the place where the lead lives; empty if it may be in several. */
  zone: string;
}

/** Returns where a lead may be, and when it may be called there. */
export function findHome({ state, zip, ...numbers }: Place): Home {
  return homeOf({ state, zip, numberKeys: getKeys(numbers) });
}

/**
 * Returns the calling hours that are right both where the address is and where the numbers' area codes are: a
 * person keeps a number when moving, and an address may be that of a second home. If neither says anything,
 * the hours that are right in the whole country.
 */
export function homeOf(lead: { state: string; zip: string; numberKeys: readonly string[] }): Home {
  const codes = [...new Set(lead.numberKeys.map(areaCode))].filter((code) => areaCodeZones(code).length > 0);
  const isPanhandle = codes.some((code) => PANHANDLE.includes(code));
  const address = addressSays(lead.state, lead.zip, isPanhandle);
  const said: Said[] = [
    ...address.said,
    ...codes.map((code) => ({ words: PLACES.areaCode(code), zones: areaCodeZones(code) })),
  ];
  const zones = said.flatMap((each) => each.zones);
  return {
    window: windowOf(zones),
    places: said.map(({ words }) => words),
    zone: onlyZone(zones) || onlyZone(address.home),
  };
}
