import { auditLead, auditOnce } from '#backend/core/audit.ts';
import { isZipInState } from '#backend/core/calling-hours/places.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import {
  type ImportLeadsRequest,
  type ImportResult,
  importLeadsAction,
} from '#contract/actions/import-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { refusal } from '#contract/errors.ts';
import { type ImportRow, importRowSchema } from '#contract/forms/import-row.ts';
import { type Parsed, parseRequest } from '#contract/parse.ts';
import { phoneKey } from '#contract/phone.ts';

/** `import_leads`: imports a chunk of a file. See `importRows`. Managers only. */
export const importLeads = signedIn(importLeadsAction, (request, context, { rep }) =>
  importRows(request, rep.email, context),
);

interface Row {
  line: number;
  parsed: Parsed<ImportRow>;
  key: string;
}

/**
 * Imports a chunk of a file as leads of a batch, and creates the batch with its first lead. Answers for each
 * row whether it was added or why not (invalid fields, a duplicate number, a number on the do-not-call list).
 * Refuses the batch of website bookings as `bad_request`.
 * @param rep recorded in the leads' history as the importer
 */
export function* importRows(request: ImportLeadsRequest, rep: string, context: Context): Plan<Decision> {
  const { batchId, batchName: name, description } = request;
  if (batchId === OWN_BATCHES.bookings.batchId) {
    const message = "You can't import leads into Website bookings. Choose another batch.";
    return answerOnly(refusal('bad_request', message, { batchId: message }));
  }
  const rows = request.rows.map(({ line, cells }) => readRow(line, cells, request.columns));
  const phoneKeys = [...new Set(rows.map(({ key }) => key).filter((key) => key !== ''))];
  const numbers = new Map((yield* read('numbers', { phoneKeys })).map((number) => [number.phoneKey, number]));
  const leads = yield* read('sameNumber', {
    phoneKeys,
    limit: PAGE_SIZES.leadsOfNumber * PAGE_SIZES.importRows,
  });
  const batch = yield* read('batch', { batchId });

  const requestDigest = context.digest(JSON.stringify(request.rows)).slice(0, 8);
  const known = new Map<string, LeadRow[]>();
  for (const lead of leads) known.set(lead.phoneKey, [...(known.get(lead.phoneKey) ?? []), lead]);
  const writes: Write[] = [];
  const results = rows.map((row): ImportResult => {
    const start = toIdStart(request.importId, row);
    const same = known.get(row.key) ?? [];
    if (same.some(({ leadId }) => leadId.startsWith(start)))
      return { line: row.line, outcome: 'added', message: '' };
    const lead = toLead(row, start + requestDigest, batchId, numbers.get(row.key) ?? null, context.nowMs);
    const reason = findProblem(row, lead, same, numbers.get(row.key) ?? null);
    if (reason) return { line: row.line, ...reason };
    if (lead) {
      known.set(row.key, [...same, lead]);
      writes.push({ kind: 'putLead', row: lead });
      writes.push(auditLead(context, lead, { rep, action: 'created' }));
    }
    return { line: row.line, outcome: 'added', message: '' };
  });
  if (writes.length > 0) {
    const note = batch?.name ?? name;
    writes.push(
      ...(yield* auditOnce(context, `imports ${request.importId}`, { rep, action: 'imported', note })),
    );
  }
  if (!batch && writes.length > 0) {
    const createdAt = toInstant(context.nowMs);
    writes.unshift({ kind: 'putBatch', row: { batchId, name, description, createdAt } });
  }
  return { answer: { ok: true, results }, writes, mail: [] };
}

/**
 * Start of the id of a line's lead. A lead with this start and the row's number was added by an earlier
 * request. The rest of the id is a digest of the whole request: the same request sent twice at the same time
 * gives the same ids, and a line that has another number by now does not overwrite a lead. A digest of the
 * number alone could be reversed by trying all numbers.
 * The line is padded because leads with the same `createdAt` are served by id, which keeps the order of the
 * file.
 */
const toIdStart = (importId: string, { line }: Row): string =>
  `import-${importId}-${String(line).padStart(6, '0')}-`;

function readRow(line: number, cells: string[], columns: ImportLeadsRequest['columns']): Row {
  const typed = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  const parsed = parseRequest(importRowSchema, typed);
  return { line, parsed, key: parsed.ok ? phoneKey(parsed.data.phone) : '' };
}

function toLead(
  { parsed, key }: Row,
  leadId: string,
  batchId: string,
  number: NumberRow | null,
  nowMs: number,
): LeadRow | null {
  if (!parsed.ok) return null;
  const state = parsed.data.state || (isZipInState('FL', parsed.data.zip) ? 'FL' : '');
  const facts = { ...parsed.data, state, leadId, batchId, source: 'import' as const, phoneKey: key };
  return newLeadRow(facts, number, nowMs);
}

function findProblem(
  { parsed }: Row,
  lead: LeadRow | null,
  same: readonly LeadRow[],
  number: NumberRow | null,
): Omit<ImportResult, 'line'> | null {
  if (!parsed.ok) return { outcome: 'invalid', message: Object.values(parsed.fields).join('; ') };
  if (lead && isClosedByList(lead, number)) {
    return { outcome: 'suppressed', message: 'This number is on the do-not-call list.' };
  }
  const [first] = same;
  if (!first) return null;
  const name = `${first.firstName} ${first.lastName}`.trim();
  return { outcome: 'duplicate', message: `This number is already a lead: ${name}, ${first.status}` };
}
