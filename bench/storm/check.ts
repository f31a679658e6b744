import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';
import type { Stored } from './inspection.ts';
import type { Ledger, SentBooking, SentSave } from './ledger.ts';

/** What of a ledger a database has. The lists hold a line for each broken promise. */
export interface Findings {
  lost: string[];
  doubled: string[];
  changed: string[];
  /** Bookings and saves without an acknowledgment: all, and those that are stored nevertheless. */
  unacknowledged: number;
  storedUnacknowledged: number;
}

const countBy = <Row>(rows: readonly Row[], toKey: (row: Row) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(toKey(row), (counts.get(toKey(row)) ?? 0) + 1);
  return counts;
};

/** Names the fields of a booking that are not as typed. */
function getChangedFields({ post }: SentBooking, lead: Stored['leads'][number], isSaved: boolean): string[] {
  return BOOKING_FIELDS.filter(
    // A save writes its note over the homeowner's.
    (field) => !(isSaved && field === 'notes') && (lead[field] ?? '') !== (post[field] ?? ''),
  );
}

/** Compares what was sent with the rows that the database has of it. */
export function check({ bookings, saves }: Pick<Ledger, 'bookings' | 'saves'>, rows: Stored): Findings {
  const found: Findings = { lost: [], doubled: [], changed: [], unacknowledged: 0, storedUnacknowledged: 0 };
  const bookingRows = new Map(rows.bookings.map((row) => [row.submissionId, row]));
  const leads = new Map(rows.leads.map((row) => [row.leadId, row]));
  const lines = countBy(rows.saves, ({ note }) => note);
  const savedLeads = new Set(rows.saves.map(({ leadId }) => leadId));

  for (const [submissionId, count] of countBy(rows.bookings, (row) => row.submissionId))
    if (count > 1) found.doubled.push(`booking ${submissionId} is stored ${count} times`);
  for (const [leadId, count] of countBy(rows.bookings, (row) => row.leadId))
    if (count > 1) found.changed.push(`lead ${leadId} has ${count} bookings`);

  for (const booking of bookings) {
    const { submissionId, reference } = booking;
    const row = bookingRows.get(submissionId);
    const lead = row && leads.get(row.leadId);
    if (reference === '') {
      found.unacknowledged++;
      if (row) found.storedUnacknowledged++;
    } else if (!row) found.lost.push(`booking ${submissionId}`);
    if (row && !lead) found.lost.push(`the lead of booking ${submissionId}`);
    if (!row || !lead) continue;
    if (reference !== '' && row.reference !== reference)
      found.changed.push(`booking ${submissionId} is ${row.reference} and was ${reference}`);
    const fields = getChangedFields(booking, lead, savedLeads.has(row.leadId));
    if (fields.length > 0) found.changed.push(`${fields} of booking ${submissionId}`);
  }

  for (const { note, leadId, isAcknowledged } of saves) {
    const count = lines.get(note) ?? 0;
    if (count > 1) found.doubled.push(`the save “${note}” is in the history ${count} times`);
    if (isAcknowledged && count === 0) found.lost.push(`the save “${note}” of ${leadId}`);
    if (isAcknowledged) continue;
    found.unacknowledged++;
    if (count > 0) found.storedUnacknowledged++;
  }
  found.changed.push(...findWrongStatuses(saves, lines, leads));
  return found;
}

/** Each lead must be as its last stored save left it. */
function findWrongStatuses(
  saves: readonly SentSave[],
  lines: ReadonlyMap<string, number>,
  leads: ReadonlyMap<string, Stored['leads'][number]>,
): string[] {
  const last = new Map<string, SentSave>();
  for (const save of saves) if (lines.has(save.note)) last.set(save.leadId, save);
  return [...last.values()].flatMap(({ leadId, status, note }) => {
    const lead = leads.get(leadId);
    if (!lead) return [`the lead ${leadId} is gone`];
    return lead.status === status && lead.notes === note
      ? []
      : [`${leadId} is “${lead.status}” after it was saved as “${status}”`];
  });
}
