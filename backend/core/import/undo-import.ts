import { createAuditWrite } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isArchived, isOwnBatch } from '#backend/core/leads/batches.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { Instant, LeadRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { IMPORT_NOTES } from '#backend/core/words/history.ts';
import { answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import {
  type LeadImport,
  listImportsAction,
  undoImportAction,
} from '#contract/actions/import/undo-import.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { IMPORTED, idRange, importOf } from './import-ids.ts';

/** Imports of a batch to look at for the newest ones. */
const MOST_IMPORTS = 200;

/** `list_imports`: returns the newest imports that have leads in a batch. Managers only. */
export const listImports = signedIn(listImportsAction, function* ({ batchId }, context) {
  const now = toInstant(context.nowMs);
  const firsts = yield* firstLeads(batchId);
  const newest = firsts.sort((one, other) => compareText(other.createdAt, one.createdAt));
  const imports: LeadImport[] = [];
  for (const { leadId, createdAt } of newest.slice(0, PAGE_SIZES.imports)) {
    const importId = importOf(leadId);
    const { total, worked } = yield* read('importCounts', { importId, now });
    const listed = yield* read('countOfFile', { fileId: importId });
    imports.push({ importId, importedAt: createdAt, leads: total, worked, listed });
  }
  return answerOnly({ ok: true, imports });
});

/** Goes from the first lead of one import to that of the next: their ids say which they are from. */
function* firstLeads(batchId: string): Plan<LeadRow[]> {
  const firsts: LeadRow[] = [];
  let after: string = IMPORTED;
  while (firsts.length < MOST_IMPORTS) {
    const [lead] = yield* read('leadsOfBatch', { batchId, after, limit: 1 });
    const importId = lead ? importOf(lead.leadId) : '';
    if (!lead || importId === '') break;
    firsts.push(lead);
    after = idRange(importId)[1];
  }
  return firsts;
}

/**
 * `undo_import`: deletes a page of the leads that an import has added, with their history. A lead that a rep
 * has saved stays, and so does one that a rep has had on the card last: the save may be on its way, and may
 * say DO NOT CALL. A batch that is left without leads is archived.
 * Refuses as `bad_request` when a rep has worked a lead or holds one, but not with `goOn`. Managers only.
 */
export const undoImport = signedIn(undoImportAction, function* ({ importId, goOn }, context, caller) {
  const now = toInstant(context.nowMs);
  const { total, worked } = yield* read('importCounts', { importId, now });
  if (worked > 0 && !goOn) return refuse('bad_request', ANSWERS.importWorked(worked));
  const leads = yield* read('untakenOfImport', { importId, limit: PAGE_SIZES.importRows });
  const [first] = leads;
  if (!first) return answerOnly({ ok: true, removed: 0, kept: total, more: false });
  const writes = leads.map(({ leadId }): Write => ({ kind: 'deleteLead', leadId }));
  if (!goOn) {
    const batch = yield* read('batch', { batchId: first.batchId });
    const note = IMPORT_NOTES.undone(batch?.name ?? first.batchId, total);
    writes.push(createAuditWrite(context, { rep: caller.rep.email, action: 'import_undone', note }));
  }
  writes.push(...(yield* archiveEmptied(leads, now)));
  return { answer: { ok: true, removed: leads.length, kept: 0, more: true }, writes };
});

/** Returns the writes that archive the batches in which there is no other lead than these. */
function* archiveEmptied(leads: readonly LeadRow[], now: Instant): Plan<Write[]> {
  const writes: Write[] = [];
  for (const batchId of new Set(leads.map((lead) => lead.batchId))) {
    const batch = yield* read('batchCounts', { batchId });
    const gone = leads.filter((lead) => lead.batchId === batchId).length;
    if (batch && batch.countTotal <= gone && !isOwnBatch(batch) && !isArchived(batch)) {
      const { countOpen: _open, countTotal: _total, ...row } = batch;
      writes.push({ kind: 'putBatch', row: { ...row, archivedAt: now } });
    }
  }
  return writes;
}
