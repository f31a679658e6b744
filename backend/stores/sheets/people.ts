import { isOldAudit } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import type { Queries } from '#backend/core/queries.ts';
import type { BookingRow, Instant } from '#backend/core/rows.ts';
import type { Sources } from './reads.ts';
import { isInstant } from './tabs/columns.ts';
import type { Tabs } from './tabs/create-tabs.ts';

const FIRST = 2;

/** Rows of the leads of `leadsByEmail` of backend/core/queries.ts. One read. */
export const placesByEmail = ({ leads }: Tabs, emails: readonly string[]): number[] =>
  leads
    .block(['email'], FIRST)
    .flatMap(([email = ''], index) => (emails.includes(email.trim().toLowerCase()) ? [FIRST + index] : []));

/**
 * Rows of the leads of `closedBefore` of backend/core/queries.ts. A lead without the moment when it came in, which
 * a hand has typed, is none. Two reads besides the index.
 */
export function placesOfClosed(
  { tabs, index }: Sources,
  { before, except, limit }: Queries['closedBefore'],
): number[] {
  const created = tabs.leads.block(['createdAt'], FIRST);
  const changed = tabs.visits.block(['leadId', 'changedAt']).filter(([, at = '']) => at >= before);
  const left = new Set([...except, ...changed.map(([leadId = '']) => leadId)]);
  return index()
    .filter(({ leadId, open, workedAt, place }) => {
      const [createdAt = ''] = created[place - FIRST] ?? [];
      const isOld = workedAt < before && isInstant(createdAt) && createdAt < before;
      return !open && isOld && !left.has(leadId);
    })
    .sort((one, other) => compareText(one.leadId, other.leadId))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Implements `bookingsOfLead` of backend/core/queries.ts. */
export const bookingsOfLead = (
  { bookings }: Tabs,
  { leadId, limit }: Queries['bookingsOfLead'],
): BookingRow[] =>
  bookings
    .rowsAt(bookings.find('leadId', leadId))
    .map(({ row }) => row)
    .sort((one, other) => compareText(one.receivedAt, other.receivedAt))
    .slice(0, limit);

/** Each may be a call of its own, for which others wait. */
const LINES_AT_ONCE = 100;

/** Ids of the first audit rows that `deleteOldAudit` of backend/core/writes.ts deletes. One read. */
export const oldAudit = ({ audit }: Tabs, before: Instant): string[] =>
  audit
    .part(['auditId', 'at', 'leadId', 'action'])
    .flatMap(({ row }) => (isOldAudit(row, before) ? [row.auditId] : []))
    .slice(0, LINES_AT_ONCE);
