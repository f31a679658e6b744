import Papa from 'papaparse';
import type { ExportedLead } from '#contract/actions/export-batch.ts';
import { NEW_LEAD_LABELS } from '#src/content/new-lead.ts';
import { defuseCell, phoneCell } from '#src/lib/csv-cells.ts';
import { exportBatch } from '#src/services/rep-script/bulk-leads.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';
import { minuteOf } from './day-words.ts';

type Column = [title: string, cell: (lead: ExportedLead) => string];

const text = (name: keyof typeof NEW_LEAD_LABELS): Column => [
  NEW_LEAD_LABELS[name],
  (lead) => defuseCell(lead[name]),
];

/** The columns of the file; an import knows those of a lead again by their titles. */
const COLUMNS: readonly Column[] = [
  text('firstName'),
  text('lastName'),
  [NEW_LEAD_LABELS.phone, (lead) => phoneCell(lead.phone)],
  text('email'),
  text('address'),
  text('city'),
  text('state'),
  text('zip'),
  ['Status', (lead) => defuseCell(lead.status)],
  text('notes'),
  ['Attempts', (lead) => String(lead.attempts)],
  ['Last worked', (lead) => defuseCell(minuteOf(lead.workedAt))],
  ['Callback', (lead) => defuseCell(minuteOf(lead.callbackAt))],
  ['Service', (lead) => defuseCell(lead.service)],
  text('apptDate'),
  text('apptTime'),
  text('leadSource'),
  text('mostRecentStormDate'),
  text('dateOfLoss'),
  text('insuranceCarrier'),
  text('policyNumber'),
  text('previousClaims'),
  ['Came in by', (lead) => defuseCell(lead.source)],
  ['Received', (lead) => defuseCell(minuteOf(lead.createdAt))],
  ['Lead ID', (lead) => defuseCell(lead.leadId)],
];

const lines = (rows: readonly (readonly string[])[]): string =>
  rows.length > 0
    ? `${Papa.unparse(
        rows.map((row) => [...row]),
        { newline: '\r\n' },
      )}\r\n`
    : '';

/** Leads as lines of a CSV file. */
export const leadLines = (leads: readonly ExportedLead[]): string =>
  lines(leads.map((lead) => COLUMNS.map(([, cell]) => cell(lead))));

export type Exported = { ok: true; pieces: string[]; count: number } | RepFailure;

/**
 * A batch as a CSV file, fetched page by page.
 * @param onCount hears how many leads have been fetched so far
 */
export async function exportedFile(
  { auth, batch }: { auth: string; batch: string },
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<Exported> {
  const pieces = [lines([COLUMNS.map(([title]) => title)])];
  let count = 0;
  let after = '';
  do {
    const page = await exportBatch({ auth, batch, after }, signal);
    if (!page.ok) return page;
    pieces.push(leadLines(page.answer.leads));
    count += page.answer.leads.length;
    onCount(count);
    after = page.answer.next;
  } while (after !== '');
  return { ok: true, pieces, count };
}
