import Papa from 'papaparse';
import { type ExportedLead, exportBatchAction } from '#contract/actions/export-batch.ts';
import { listSuppressedAction } from '#contract/actions/suppressions.ts';
import { toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { EXPORT } from '#src/content/rep/manage.ts';
import { LIST_EXPORT } from '#src/content/rep/number-file.ts';
import { escapeFormula, phoneCell } from '#src/lib/csv/csv-cells.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

/**
 * Formats an ISO instant in Palm Bay time so that spreadsheets sort it: `2026-11-20 09:12`. Returns any other
 * text unchanged.
 */
function sortableMoment(instant: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? instant : toEasternLocalTime(ms).replace('T', ' ');
}

type Column = [title: string, cell: (lead: ExportedLead) => string];

/** The lead's fields, under titles that an import recognizes, then what was done with the lead. */
const COLUMNS: readonly Column[] = [
  ...LEAD_FIELD_NAMES.map(
    (name): Column => [
      LEAD_FIELDS[name].label,
      (lead) => (name === 'phone' ? phoneCell(lead.phone) : escapeFormula(lead[name])),
    ],
  ),
  [EXPORT.titles.status, (lead) => escapeFormula(lead.status)],
  [EXPORT.titles.doNotCall, (lead) => phoneCell(lead.doNotCall)],
  [EXPORT.titles.attempts, (lead) => String(lead.attempts)],
  [EXPORT.titles.workedAt, (lead) => escapeFormula(sortableMoment(lead.workedAt))],
  [EXPORT.titles.callback, (lead) => escapeFormula(sortableMoment(lead.callbackAt))],
  [EXPORT.titles.source, (lead) => escapeFormula(lead.source)],
  [EXPORT.titles.createdAt, (lead) => escapeFormula(sortableMoment(lead.createdAt))],
  [EXPORT.titles.leadId, (lead) => escapeFormula(lead.leadId)],
];

export const exportHeading: string[] = COLUMNS.map(([title]) => title);

const lines = (rows: string[][]): string =>
  rows.length > 0 ? `${Papa.unparse(rows, { newline: '\r\n' })}\r\n` : '';

export const toCsvLines = (leads: readonly ExportedLead[]): string =>
  lines(leads.map((lead) => COLUMNS.map(([, cell]) => cell(lead))));

export type Exported = { ok: true; pieces: string[]; count: number } | RepFailure;

/**
 * Fetches all pages of an export.
 * @param fetchPage returns the CSV lines of the page behind `after`, and how many rows they are
 */
async function fetchPages(
  heading: readonly string[],
  onCount: (count: number) => void,
  fetchPage: (after: string) => Promise<{ ok: true; text: string; rows: number; next: string } | RepFailure>,
): Promise<Exported> {
  const pieces = [lines([[...heading]])];
  let count = 0;
  let after = '';
  do {
    const page = await fetchPage(after);
    if (!page.ok) return page;
    pieces.push(page.text);
    count += page.rows;
    onCount(count);
    after = page.next;
  } while (after !== '');
  return { ok: true, pieces, count };
}

/**
 * Fetches a batch page by page as a CSV file.
 * @param onCount receives the number of leads fetched so far
 */
export const fetchExportFile = (
  { auth, batch }: { auth: string; batch: string },
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<Exported> =>
  fetchPages(exportHeading, onCount, async (after) => {
    const page = await call(exportBatchAction, { auth, batch, after }, { signal });
    if (!page.ok) return page;
    const { leads, next } = page.answer;
    return { ok: true, text: toCsvLines(leads), rows: leads.length, next };
  });

/**
 * Fetches the do-not-call list page by page as a CSV file.
 * @param onCount receives the number of numbers fetched so far
 */
export const fetchListFile = (
  auth: string,
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<Exported> =>
  fetchPages(LIST_EXPORT.titles, onCount, async (after) => {
    const page = await call(listSuppressedAction, { auth, after }, { signal });
    if (!page.ok) return page;
    const { numbers, next } = page.answer;
    const rows = numbers.map(({ phone, suppressedAt, suppressedBy }) => [
      phoneCell(phone),
      escapeFormula(sortableMoment(suppressedAt)),
      escapeFormula(suppressedBy),
    ]);
    return { ok: true, text: lines(rows), rows: rows.length, next };
  });
