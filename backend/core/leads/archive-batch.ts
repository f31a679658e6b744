import { createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { archiveBatchAction, showBatchesAction } from '#contract/actions/manager/batches.ts';
import { byUse, isArchived, isOwnBatch } from './batches.ts';

/** `show_batches`: returns every batch, archived ones too. Managers only. */
export const showBatches = signedIn(showBatchesAction, function* () {
  const batches = yield* read('batches', {});
  return answerOnly({
    ok: true,
    batches: [...batches].sort(byUse).map((batch) => ({ ...batch, isOwn: isOwnBatch(batch) })),
  });
});

/**
 * `archive_batch`: archives a batch or brings it back, with a line in the audit trail; nothing else changes,
 * so that a batch that is brought back is as it was. Managers only; `not_found` for an unknown batch,
 * `bad_request` for one in which leads arrive.
 */
export const archiveBatch = signedIn(archiveBatchAction, function* ({ batchId, archived }, context, caller) {
  const batch = yield* read('batch', { batchId });
  if (!batch) return refuse('not_found', ANSWERS.batchGone);
  if (archived && isOwnBatch(batch)) {
    return refuse('bad_request', ANSWERS.batchTakesLeads(batch.name));
  }
  if (isArchived(batch) === archived) return answerOnly({ ok: true });
  const row = { ...batch, archivedAt: archived ? toInstant(context.nowMs) : '' };
  const action = archived ? 'archived' : 'unarchived';
  return {
    answer: { ok: true },
    writes: [
      { kind: 'putBatch', row },
      createAuditWrite(context, { rep: caller.rep.email, action, note: batch.name }),
    ],
  };
});
