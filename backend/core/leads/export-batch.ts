import { auditOnce } from '#backend/core/audit.ts';
import { pick } from '#backend/core/pick.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { refuse } from '#backend/core/writes.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { keysAsText } from '#contract/phone-keys.ts';

import { wireLead } from './lead-facts.ts';
import { getKeys, readNumbers } from './lead-numbers.ts';

/**
 * `export_batch`: returns a page of a batch's leads, open and closed; all pages of an export are one line of
 * the audit trail. Managers only. Refuses an unknown batch as `not_found`.
 */
export const exportBatch = signedIn(exportBatchAction, function* ({ batch, after }, context, caller) {
  const found = yield* read('batch', { batchId: batch });
  if (!found) return refuse('not_found', ANSWERS.batchGone);
  const rows = yield* read('leadsOfBatch', { batchId: batch, after, limit: PAGE_SIZES.exportRows });
  const writes = yield* auditOnce(context, `exports ${caller.rep.email} ${batch}`, {
    rep: caller.rep.email,
    action: 'exported',
    note: found.name,
  });
  const numbers = yield* readNumbers([...new Set(rows.flatMap(getKeys))]);
  const listed = new Set(numbers.flatMap(({ phoneKey, suppressedAt }) => (suppressedAt ? [phoneKey] : [])));
  const answer = {
    ok: true,
    leads: rows.map((row) => ({
      ...wireLead(row),
      ...pick(row, ['attempts', 'workedAt', 'callbackAt']),
      doNotCall: keysAsText({ sure: getKeys(row).filter((key) => listed.has(key)), doubtful: [] }),
    })),
    next: rows.length === PAGE_SIZES.exportRows ? (rows.at(-1)?.leadId ?? '') : '',
  };
  return { answer, writes };
});
