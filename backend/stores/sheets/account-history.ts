import { isBatchEvent } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import type { Queries } from '#backend/core/queries.ts';
import type { AuditRow } from '#backend/core/rows.ts';
import type { Tabs } from './tabs/create-tabs.ts';

/** Lines to look at: reps may have written the email into the notes of leads as well. */
const MOST = 100;
/** Each of these lines may be one read. */
const AT_ONCE = 10;

/** Searches the notes for the email, and reads the lines found from the newest on until they are enough. */
export function auditOfAccount(
  { audit }: Tabs,
  { email, notes, limit }: Queries['auditOfAccount'],
): AuditRow[] {
  const places = audit.findPart('note', email).slice(-MOST);
  const found: AuditRow[] = [];
  while (places.length > 0 && found.length < limit) {
    const lines = audit.rowsAt(places.splice(-AT_ONCE)).map(({ row }) => row);
    found.push(...lines.filter((row) => isOfAccount(row, notes)).reverse());
  }
  return found.sort((one, other) => compareText(other.at, one.at)).slice(0, limit);
}

const isOfAccount = ({ leadId, action, note }: AuditRow, notes: readonly string[]): boolean =>
  leadId === '' && !isBatchEvent(action) && notes.includes(note);
