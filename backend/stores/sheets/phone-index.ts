import { keysOf, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Tab } from './tabs/tab.ts';

const FIRST = 2;

/** The numbers of all leads. */
export interface PhoneIndex {
  /** The keys in the Phone cell of each row, by its number in the sheet. */
  keysAt: (place: number) => readonly string[];
  /** Whether a row's Phone cell has digits: without, nobody expects a number in it. */
  hasDigitsAt: (place: number) => boolean;
  /** The rows of the leads with a number, by its key. */
  places: ReadonlyMap<string, readonly number[]>;
}

export const NO_PHONES: PhoneIndex = { keysAt: () => [], hasDigitsAt: () => false, places: new Map() };

/**
 * Reads the numbers of all leads from what is written in their Phone cells, which the owner may change: the
 * cells of the keys are for people. One read.
 */
export function readPhoneIndex(leads: Tab<LeadRow>): PhoneIndex {
  const cells = leads.block(['phone'], FIRST).map(([phone = '']) => phone);
  const keys = cells.map((phone) => (phone === '' ? [] : keysOf(phone)));
  const places = new Map<string, number[]>();
  for (const [row, own] of keys.entries()) {
    for (const key of own) {
      const known = places.get(key);
      if (known) known.push(FIRST + row);
      else places.set(key, [FIRST + row]);
    }
  }
  return {
    keysAt: (place) => keys[place - FIRST] ?? [],
    hasDigitsAt: (place) => /\d/.test(cells[place - FIRST] ?? ''),
    places,
  };
}

/** Returns the lead with the keys of what is written in its Phone cell. */
export const withOwnKeys = (lead: LeadRow): LeadRow => ({ ...lead, ...toKeyFields(lead.phone) });
