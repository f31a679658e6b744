import { createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { NumberRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { isPhoneKey } from '#contract/phone-keys.ts';
import { getSyncWrites } from './number-leads.ts';
import { canBeUndone, isUndated, withoutSuppression, withSuppression } from './numbers.ts';

/** `list_suppressed`: returns a page of the do-not-call list, sorted by number. Managers only. */
export const listSuppressed = signedIn(listSuppressedAction, function* ({ after }) {
  const rows = yield* read('suppressedNumbers', { after, limit: PAGE_SIZES.suppressed });
  return answerOnly({
    ok: true,
    numbers: rows.map((row) => ({
      phone: row.phoneKey,
      suppressedAt: isUndated(row.suppressedAt) ? '' : row.suppressedAt,
      suppressedBy: row.suppressedBy,
      fileId: row.fileId,
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
  const now = toInstant(context.nowMs);
  const keys = keysOf(phone);
  const before = yield* lockNumbers(keys);
  const numbers = before.map((number) => withSuppression(number, rep, context.nowMs));
  const syncWrites = yield* getSyncWrites(numbers, '', rep, context, reason);
  const closed = syncWrites.filter(({ kind }) => kind === 'insertAudit').length;
  // An undo of the save or file that listed a number would take it off again; not if this manager listed it
  // just now.
  const staysListed = (number: NumberRow) =>
    number.suppressedAt !== '' &&
    number.fileId === '' &&
    (!canBeUndone(number, context.nowMs) || (number.suppressedAt === now && number.suppressedBy === rep));
  const already = before.every(staysListed) && closed === 0;
  const answer = { ok: true, phone: keys.join(' '), already, closed };
  if (already) return answerOnly(answer);
  const lines = keys.map((key): Write => {
    const note = [key, reason].filter(Boolean).join(': ');
    return createAuditWrite(context, { rep, action: 'suppressed', note });
  });
  return {
    answer,
    writes: [...numbers.map((row): Write => ({ kind: 'putNumber', row })), ...lines, ...syncWrites],
  };
});

/** The row of the only one of these keys, if it is on the list. */
function* findListed([phoneKey = '', ...more]: readonly string[]): Plan<NumberRow | null> {
  if (!isPhoneKey(phoneKey) || more.length > 0) return null;
  const number = yield* read('number', { phoneKey });
  return number && number.suppressedAt !== '' ? number : null;
}

/** Number of leads that open again, each with a line in its history. */
export function countReopened(writes: readonly Write[]): number {
  const lines = new Set(writes.flatMap((write) => (write.kind === 'insertAudit' ? [write.row.leadId] : [])));
  return writes.filter((write) => write.kind === 'putLead' && write.row.open && lines.has(write.row.leadId))
    .length;
}

/**
 * `lift_suppression`: removes a number from the do-not-call list and reopens its leads that still need a
 * call, each with a line in its history; one whose status says DO NOT CALL becomes Not Qualified. Managers
 * only. Refuses a number that is not on the list, and several at once, as `not_found`.
 */
export const liftSuppression = signedIn(liftSuppressionAction, function* ({ phone }, context, caller) {
  const number = (yield* findListed([phone])) ?? (yield* findListed(keysOf(phone)));
  if (!number) return refuse('not_found', ANSWERS.numberNotListed);
  const lifted = withoutSuppression(number);
  const syncWrites = yield* getSyncWrites([lifted], '', caller.rep.email, context);
  return {
    answer: { ok: true, reopened: countReopened(syncWrites) },
    writes: [
      { kind: 'putNumber', row: lifted },
      // One row without a lead, so that the audit shows who lifted it even if no lead reopens.
      createAuditWrite(context, { rep: caller.rep.email, action: 'lifted', note: number.phoneKey }),
      ...syncWrites,
    ],
  };
});
