import type { Database } from '#backend/stores/postgres/tables.ts';
import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';
import type { Ledger, SentBooking, SentSave } from '../people/ledger.ts';

/** A line for each broken promise. */
export interface Findings {
  lost: string[];
  doubled: string[];
  changed: string[];
}

type Stored = Awaited<ReturnType<typeof readAll>>;
type Lead = Stored['leads'][number];

/** Reads everything from a database that no host has open. */
export async function readAll(db: Database) {
  const audit = db.selectFrom('audit').select(['leadId', 'note']);
  return {
    bookings: await db.selectFrom('bookings').select(['submissionId', 'reference', 'leadId']).execute(),
    leads: await db.selectFrom('leads').selectAll().execute(),
    saves: await audit.where('action', '=', 'saved').execute(),
  };
}

const countBy = <Row>(rows: readonly Row[], toKey: (row: Row) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(toKey(row), (counts.get(toKey(row)) ?? 0) + 1);
  return counts;
};

/** Names the fields of a booking that are not as typed. */
const changedFields = ({ post }: SentBooking, lead: Lead, isSaved: boolean): string[] =>
  // A save writes its note over the homeowner's.
  BOOKING_FIELDS.filter(
    (field) => !(isSaved && field === 'notes') && (lead[field] ?? '') !== (post[field] ?? ''),
  );

/** Compares everything that was ever sent, all of it acknowledged in the end, with all rows. */
export function check({ bookings, saves }: Ledger, rows: Stored): Findings {
  const found: Findings = { lost: [], doubled: [], changed: [] };
  const stored = new Map(rows.bookings.map((row) => [row.submissionId, row]));
  const leads = new Map(rows.leads.map((row) => [row.leadId, row]));
  const savedLeads = new Set(rows.saves.map(({ leadId }) => leadId));

  for (const [submissionId, count] of countBy(rows.bookings, (row) => row.submissionId))
    if (count > 1) found.doubled.push(`booking ${submissionId} is stored ${count} times`);
  // Each number is booked once, so each booking has a lead of its own.
  for (const [leadId, count] of countBy(rows.bookings, (row) => row.leadId))
    if (count > 1) found.changed.push(`lead ${leadId} has ${count} bookings`);
  const booked = rows.leads.filter(({ source }) => source === 'booking').length;
  if (booked > bookings.length) found.doubled.push(`${bookings.length} bookings have ${booked} leads`);

  for (const booking of bookings) {
    const { submissionId, reference } = booking;
    const row = stored.get(submissionId);
    const lead = row && leads.get(row.leadId);
    if (!row || !lead) {
      found.lost.push(`booking ${submissionId}${row ? ', whose lead is gone' : ''}`);
      continue;
    }
    if (row.reference !== reference)
      found.changed.push(`booking ${submissionId} is ${row.reference} and was ${reference}`);
    const fields = changedFields(booking, lead, savedLeads.has(row.leadId));
    if (fields.length > 0) found.changed.push(`${fields} of booking ${submissionId}`);
  }

  const lines = countBy(rows.saves, ({ note }) => note);
  for (const { note, leadId } of saves) {
    const count = lines.get(note) ?? 0;
    if (count === 0) found.lost.push(`the save “${note}” of ${leadId}`);
    if (count > 1) found.doubled.push(`the save “${note}” is in the history ${count} times`);
  }
  const last = new Map<string, SentSave>(saves.map((save) => [save.leadId, save]));
  for (const { leadId, status, note } of last.values()) {
    const lead = leads.get(leadId);
    if (lead?.status !== status || lead.notes !== note)
      found.changed.push(`${leadId} is “${lead?.status}” after it was saved as “${status}”`);
  }
  return found;
}
