import { auditLead, auditOnce } from '#backend/core/audit.ts';
import { isZipInState } from '#backend/core/calling-hours/places.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { getKeys, type KeyFields, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import {
  type ImportLeadsRequest,
  type ImportResult,
  importLeadsAction,
} from '#contract/actions/import/import-leads.ts';
import { refusal } from '#contract/errors.ts';
import { type ImportRow, importRowSchema, rowFaults, toImportFields } from '#contract/forms/import-row.ts';
import { toOneLine } from '#contract/forms/one-line.ts';
import { isMultiline } from '#contract/lead/lead-fields.ts';
import { type Parsed, parseRequest } from '#contract/parse.ts';
import { readKnown, whyNotImported } from './known-numbers.ts';

/** `import_leads`: imports a chunk of a file. See `importRows`. Managers only. */
export const importLeads = signedIn(importLeadsAction, (request, context, { rep }) =>
  importRows(request, rep.email, context),
);

interface Row {
  line: number;
  parsed: Parsed<ImportRow>;
  /** Of its numbers. */
  keys: KeyFields;
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
  const known = yield* readKnown(rows.flatMap(({ keys }) => getKeys(keys)));
  const batch = yield* read('batch', { batchId });

  const requestDigest = context.digest(JSON.stringify(request.rows)).slice(0, 8);
  const writes: Write[] = [];
  const results = rows.map((row): ImportResult => {
    const start = toIdStart(request.importId, row);
    const found = known.find(row.keys);
    if (found.leads.some(({ leadId }) => leadId.startsWith(start)))
      return { line: row.line, outcome: 'added', message: '' };
    const { parsed } = row;
    if (!parsed.ok) {
      return { line: row.line, outcome: 'invalid', message: rowFaults(parsed.fields) };
    }
    const reason = whyNotImported(found);
    if (reason) return { line: row.line, ...reason };
    const facts = { ...toFacts(parsed.data), leadId: start + requestDigest, batchId };
    const lead = newLeadRow(facts, found.numbers, context.nowMs);
    known.add(lead);
    writes.push({ kind: 'putLead', row: lead });
    writes.push(auditLead(context, lead, { rep, action: 'created' }));
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
  // A list often has a line break inside an address or between two numbers.
  const lines = columns.map((column, index) => {
    const cell = cells[index] ?? '';
    return isMultiline(column) ? cell : toOneLine(cell);
  });
  const parsed = parseRequest(importRowSchema, toImportFields(columns, lines));
  return { line, parsed, keys: toKeyFields(parsed.ok ? parsed.data.phone : '') };
}

function toFacts(row: ImportRow) {
  const state = row.state || (isZipInState('FL', row.zip) ? 'FL' : '');
  return { ...row, state, source: 'import' as const };
}
