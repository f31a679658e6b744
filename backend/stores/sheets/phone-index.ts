import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { phoneKeys } from '#contract/phone.ts';
import type { Tab } from './tabs/tab.ts';

/** The rows of the leads with each number, by its key. */
export type PhoneIndex = ReadonlyMap<string, readonly number[]>;

const FIRST = 2;

/**
 * Reads the numbers of all leads from what is written in their Phone cells, which the owner may change: the
 * cells of the keys are for people. One read.
 */
export function readPhoneIndex(leads: Tab<LeadRow>): PhoneIndex {
  const index = new Map<string, number[]>();
  for (const [row, [phone = '']] of leads.block(['phone'], FIRST).entries()) {
    for (const key of phone === '' ? [] : phoneKeys(phone)) {
      const places = index.get(key);
      if (places) places.push(FIRST + row);
      else index.set(key, [FIRST + row]);
    }
  }
  return index;
}

/** Returns the lead with the keys of what is written in its Phone cell. */
export const withOwnKeys = (lead: LeadRow): LeadRow => ({ ...lead, ...toKeyFields(lead.phone) });
