import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import type { Tabs } from './tabs/create-tabs.ts';

/**
 * Whether the owner has typed DO NOT CALL into the row: a save writes the status and closes the lead, a hand
 * changes the status alone.
 */
export const isMarked = ({ status, open }: Pick<LeadRow, 'status' | 'open'>): boolean =>
  open && DISPOSITIONS[status].suppresses;

/**
 * Returns the rows whose status was set to DO NOT CALL by hand. One read, unless `index` is there, and one
 * more if there are any.
 */
export function markedLeads(
  { leads }: Tabs,
  index: readonly { place: number; isMarked: boolean }[] | null,
): { place: number; row: LeadRow }[] {
  const all =
    index ?? leads.part(['status', 'open']).map(({ place, row }) => ({ place, isMarked: isMarked(row) }));
  return leads.rowsAt(all.filter((entry) => entry.isMarked).map(({ place }) => place));
}

/**
 * Returns the row to write for a lead. A marked one stays so until its numbers are put on the list: otherwise
 * a write about something else, such as a canceled visit, would hide it.
 * @param numbers the numbers that are written with it
 */
export function stillMarked({ leads }: Tabs, row: LeadRow, numbers: ReadonlyMap<string, NumberRow>): LeadRow {
  const before = leads.remembered(row.leadId);
  const isListed = getKeys(row).every((key) => (numbers.get(key)?.suppressedAt ?? '') !== '');
  return before && isMarked(before) && isMarked({ ...row, open: true }) && !isListed
    ? { ...row, open: true }
    : row;
}
