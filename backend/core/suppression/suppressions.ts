import { createAuditWrite } from '#backend/core/audit.ts';
import { lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { refusal } from '#contract/errors.ts';
import { phoneKeys } from '#contract/phone.ts';
import { getSyncWrites } from './number-leads.ts';
import { ALWAYS_SUPPRESSED, withSuppression } from './numbers.ts';

/** `list_suppressed`: returns a page of the do-not-call list, sorted by number. Managers only. */
export const listSuppressed = signedIn(listSuppressedAction, function* ({ after }) {
  const rows = yield* read('suppressedNumbers', { after, limit: PAGE_SIZES.suppressed });
  return answerOnly({
    ok: true,
    numbers: rows.map((row) => ({
      phone: row.phoneKey,
      suppressedAt: row.suppressedAt === ALWAYS_SUPPRESSED ? '' : row.suppressedAt,
      suppressedBy: row.suppressedBy,
    })),
    next: rows.length === PAGE_SIZES.suppressed ? (rows.at(-1)?.phoneKey ?? '') : '',
  });
});

/**
 * `suppress_number`: puts a number, or each of several, on the do-not-call list and closes its leads in every
 * batch, as DO NOT CALL does. The history of each closed lead and the list's own audit rows record the
 * reason. Numbers that are all on the list stay unchanged, unless they have an open lead: then the homeowner
 * booked after the number was listed and has now asked again not to be called. Managers only.
 */
export const suppressNumber = signedIn(suppressNumberAction, function* ({ phone, reason }, context, caller) {
  const rep = caller.rep.email;
  const keys = phoneKeys(phone);
  const before = yield* lockNumbers(keys);
  const numbers = before.map((number) => withSuppression(number, rep, context.nowMs));
  const syncWrites = yield* getSyncWrites(numbers, '', rep, context, reason);
  const closed = syncWrites.filter(({ kind }) => kind === 'insertAudit').length;
  const already = before.every(({ suppressedAt }) => suppressedAt !== '') && closed === 0;
  const answer = { ok: true, phone: keys.join(' '), already, closed };
  if (already) return answerOnly(answer);
  const lines = keys.map((key): Write => {
    const note = [key, reason].filter(Boolean).join(': ');
    return createAuditWrite(context, { rep, action: 'suppressed', note });
  });
  return {
    answer,
    writes: [...numbers.map((row): Write => ({ kind: 'putNumber', row })), ...lines, ...syncWrites],
    mail: [],
  };
});

/**
 * `lift_suppression`: removes a number from the do-not-call list and reopens its leads that still need a
 * call, each with a line in its history. Managers only. Refuses a number that is not on the list as
 * `not_found`.
 */
export const liftSuppression = signedIn(liftSuppressionAction, function* ({ phone }, context, caller) {
  const [key = ''] = phoneKeys(phone);
  const number = yield* read('number', { phoneKey: key });
  if (!number || number.suppressedAt === '') {
    return answerOnly(refusal('not_found', "This number isn't on the do-not-call list."));
  }
  const lifted = { ...number, suppressedAt: '', suppressedBy: '' };
  const syncWrites = yield* getSyncWrites([lifted], '', caller.rep.email, context);
  return {
    answer: { ok: true, reopened: syncWrites.filter(({ kind }) => kind === 'insertAudit').length },
    writes: [
      { kind: 'putNumber', row: lifted },
      // One row without a lead, so that the audit shows who lifted it even if no lead reopens.
      createAuditWrite(context, { rep: caller.rep.email, action: 'lifted', note: number.phoneKey }),
      ...syncWrites,
    ],
    mail: [],
  };
});
