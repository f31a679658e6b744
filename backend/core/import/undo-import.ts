import { createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isArchived, isOwnBatch } from '#backend/core/leads/batches.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly, type Write } from '#backend/core/writes.ts';
import {
  type LeadImport,
  listImportsAction,
  undoImportAction,
} from '#contract/actions/import/undo-import.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { refusal } from '#contract/errors.ts';
import { IMPORTED, idRange, importOf } from './import-ids.ts';

/** `list_imports`: returns the imports that have leads in a batch, newest first. Managers only. */
export const listImports = signedIn(listImportsAction, function* ({ batchId }, context) {
  const imports = yield* importsOfBatch(batchId, toInstant(context.nowMs));
  imports.sort((one, other) => (one.importedAt < other.importedAt ? 1 : -1));
  return answerOnly({ ok: true, imports });
});

/** Goes from the first lead of one import to that of the next: their ids say which they are from. */
function* importsOfBatch(batchId: string, now: string): Plan<LeadImport[]> {
  const imports: LeadImport[] = [];
  let after: string = IMPORTED;
  while (imports.length < PAGE_SIZES.imports) {
    const [lead] = yield* read('leadsOfBatch', { batchId, after, limit: 1 });
    const importId = lead ? importOf(lead.leadId) : '';
    if (!lead || importId === '') break;
    const { total, worked } = yield* read('importCounts', { importId, now });
    const listed = yield* read('countOfFile', { fileId: importId });
    imports.push({ importId, importedAt: lead.createdAt, leads: total, worked, listed });
    after = idRange(importId)[1];
  }
  return imports;
}

/**
 * `undo_import`: deletes a page of the leads that an import has added, with their history. Once begun, an
 * undo goes on although a rep has worked one of the leads meanwhile: that lead stays. A batch that it leaves
 * without leads is archived.
 * Refuses as `bad_request` when a rep has worked one before, or holds one. Managers only.
 */
export const undoImport = signedIn(undoImportAction, function* ({ importId }, context, caller) {
  const now = toInstant(context.nowMs);
  const limit = PAGE_SIZES.importRows;
  const { total, worked } = yield* read('importCounts', { importId, now });
  const auditId = context.digest(JSON.stringify(['undo import', importId]));
  const isBegun = (yield* read('auditLine', { auditId })) !== null;
  if (worked > 0 && !isBegun) return answerOnly(refusal('bad_request', alreadyWorked(worked)));
  const leads = yield* read('unworkedOfImport', { importId, now, limit });
  const writes = leads.map(({ leadId }): Write => ({ kind: 'deleteLead', leadId }));
  const [first] = leads;
  if (first && !isBegun) {
    const batch = yield* read('batch', { batchId: first.batchId });
    const note = `${batch?.name ?? first.batchId}: ${total} leads`;
    writes.push(createAuditWrite(context, { rep: caller.rep.email, action: 'import_undone', note, auditId }));
  }
  const more = leads.length === limit;
  for (const batchId of new Set(leads.map((lead) => lead.batchId))) {
    const batch = yield* read('batchCounts', { batchId });
    const gone = leads.filter((lead) => lead.batchId === batchId).length;
    if (batch && batch.countTotal <= gone && !isOwnBatch(batch) && !isArchived(batch)) {
      const { countOpen: _open, countTotal: _total, ...row } = batch;
      writes.push({ kind: 'putBatch', row: { ...row, archivedAt: now } });
    }
  }
  const kept = more ? 0 : total - leads.length;
  return { answer: { ok: true, removed: leads.length, kept, more }, writes, mail: [] };
});

const alreadyWorked = (count: number): string =>
  `Reps have worked ${count} of its leads, or have them open, so this import can't be undone. Archive the batch instead.`;
