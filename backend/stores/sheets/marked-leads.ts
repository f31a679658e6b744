import { isWebsiteOrigin } from '#backend/core/leads/lead-facts.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import { suppressedNumbers } from './numbers.ts';
import type { PhoneIndex } from './phone-index.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import { readStatus } from './tabs/leads-tab.ts';

/** A row whose status says DO NOT CALL although the do-not-call list lacks its numbers. */
export interface MarkedRow {
  place: number;
  /** Those of its numbers that are not on the list; none if no number can be read in the row. */
  keys: string[];
}

const FIRST = 2;

/** Whether the status of a lead keeps its numbers on the list. */
const isMark = (status: string): boolean => isLeadStatus(status) && DISPOSITIONS[status].suppresses;

/**
 * Returns the rows whose status says DO NOT CALL, whatever else stands in them: a save of the script lists
 * the number, a hand changes the status alone. One read.
 */
export const readMarks = ({ leads }: Tabs): number[] =>
  leads
    .block(['status'], FIRST)
    .flatMap(([cell = ''], row) => (isMark(readStatus(cell)) ? [FIRST + row] : []));

/**
 * Returns those of the rows whose numbers are not all on the list. One read, besides the numbers of all
 * leads.
 */
export function findMarked(tabs: Tabs, places: readonly number[], phones: () => PhoneIndex): MarkedRow[] {
  if (places.length === 0) return [];
  const list = suppressedNumbers(tabs);
  const origins = tabs.leads.block(['createdAt', 'source'], FIRST);
  return places.flatMap((place) => {
    const [createdAt = '', source] = origins[place - FIRST] ?? [];
    const all = phones().keysAt(place);
    // A homeowner's own lead made since the number was listed is a wish for a call, which this status takes back.
    const isListed = (key: string): boolean => {
      const since = list.get(key)?.suppressedAt ?? '';
      return since !== '' && !(isWebsiteOrigin(source) && createdAt > since);
    };
    const keys = all.filter((key) => !isListed(key));
    return keys.length > 0 || all.length === 0 ? [{ place, keys }] : [];
  });
}

/** The numbers of a lead that its status keeps on the list, for a program that reads saved tabs. */
export const isMarkedLead = ({ status }: Pick<LeadRow, 'status'>): boolean => isMark(status);
