import { type Plan, read } from '#backend/core/plan.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { ExportBatchRequest } from '#contract/actions/export-batch.ts';
import { refusal } from '#contract/errors.ts';
import { PAGE_SIZES } from '#contract/limits.ts';
import { wireLead } from './lead-facts.ts';

/**
 * `export_batch`: returns a page of a batch's leads, open and closed. Managers only. Refuses an unknown batch
 * as `not_found`.
 */
export function* exportBatch({ batch, after }: ExportBatchRequest): Plan<Decision> {
  if (!(yield* read('batch', { batchId: batch }))) {
    return answerOnly(refusal('not_found', 'That batch does not exist any more.'));
  }
  const rows = yield* read('leadsOfBatch', { batchId: batch, after, limit: PAGE_SIZES.exportRows });
  return answerOnly({
    ok: true,
    leads: rows.map((row) => ({
      ...wireLead(row),
      attempts: row.attempts,
      workedAt: row.workedAt,
      callbackAt: row.callbackAt,
    })),
    next: rows.length === PAGE_SIZES.exportRows ? (rows.at(-1)?.leadId ?? '') : '',
  });
}
