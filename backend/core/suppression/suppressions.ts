import { createAuditWrite } from '#backend/core/audit.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { refusal } from '#contract/errors.ts';
import { toDialablePhoneKey } from '#contract/phone.ts';
import { getSyncWrites } from './number-leads.ts';
import { ALWAYS_SUPPRESSED, unknownNumber, withSuppression } from './numbers.ts';

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
 * `suppress_number`: puts a number on the do-not-call list and closes its leads in every batch, as DO NOT
 * CALL does. The history of each closed lead and the list's own audit row record the reason. A number already
 * on the list stays unchanged, unless it has an open lead: then the homeowner booked after the number was
 * listed and has now asked again not to be called. Managers only.
 */
export const suppressNumber = signedIn(suppressNumberAction, function* ({ phone, reason }, context, caller) {
  const rep = caller.rep.email;
  const phoneKey = toDialablePhoneKey(phone);
  const before = (yield* read('number', { phoneKey })) ?? unknownNumber(phoneKey);
  const number = withSuppression(before, rep, context.nowMs);
  const syncWrites = yield* getSyncWrites(number, '', rep, context, reason);
  const closed = syncWrites.filter(({ kind }) => kind === 'insertAudit').length;
  const already = before.suppressedAt !== '' && closed === 0;
  const answer = { ok: true, phone: phoneKey, already, closed };
  if (already) return answerOnly(answer);
  const note = [phoneKey, reason].filter(Boolean).join(': ');
  return {
    answer,
    writes: [
      { kind: 'putNumber', row: number },
      createAuditWrite(context, { rep, action: 'suppressed', note }),
      ...syncWrites,
    ],
    mail: [],
  };
});

/**
 * `lift_suppression`: removes a number from the do-not-call list and reopens its leads that still need a
 * call, each with a line in its history. Managers only. Refuses a number that is not on the list as
 * `not_found`.
 */
export const liftSuppression = signedIn(liftSuppressionAction, function* ({ phone }, context, caller) {
  const number = yield* read('number', { phoneKey: toDialablePhoneKey(phone) });
  if (!number || number.suppressedAt === '') {
    return answerOnly(refusal('not_found', "This number isn't on the do-not-call list."));
  }
  const lifted = { ...number, suppressedAt: '', suppressedBy: '' };
  const syncWrites = yield* getSyncWrites(lifted, '', caller.rep.email, context);
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
