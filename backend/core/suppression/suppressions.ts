import type { Caller } from '#backend/core/accounts/auth.ts';
import { audit } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type {
  LiftSuppressionRequest,
  ListSuppressedRequest,
  SuppressNumberRequest,
} from '#contract/actions/suppressions.ts';
import { refusal } from '#contract/errors.ts';
import { PAGES } from '#contract/limits.ts';
import { dialKey } from '#contract/phone.ts';
import { syncWrites } from './number-leads.ts';
import { ALWAYS_SUPPRESSED, suppressed, unknownNumber } from './numbers.ts';

/** `list_suppressed`: a page of the do-not-call list, in the order of the numbers. For managers. */
export function* listSuppressed({ after }: ListSuppressedRequest): Plan<Decision> {
  const rows = yield* read('suppressedNumbers', { after, limit: PAGES.suppressed });
  return answerOnly({
    ok: true,
    numbers: rows.map((row) => ({
      phone: row.phoneKey,
      suppressedAt: row.suppressedAt === ALWAYS_SUPPRESSED ? '' : row.suppressedAt,
      suppressedBy: row.suppressedBy,
    })),
    next: rows.length === PAGES.suppressed ? (rows.at(-1)?.phoneKey ?? '') : '',
  });
}

/**
 * `suppress_number`: puts a number on the do-not-call list and closes its leads in every batch, as a save of DO NOT CALL does;
 * the reason stands in the history of each lead that closes, and in the list's own line. A number that is on the list stays as it
 * is, unless a lead of it is open all the same: the homeowner booked after it was listed, and has now asked anew. For managers.
 */
export function* suppressNumber(
  { phone, reason }: SuppressNumberRequest,
  context: Context,
  caller: Caller,
): Plan<Decision> {
  const rep = caller.rep.email;
  const phoneKey = dialKey(phone);
  const before = (yield* read('number', { phoneKey })) ?? unknownNumber(phoneKey);
  const number = suppressed(before, rep, context.nowMs);
  const inStep = yield* syncWrites(number, '', rep, context, reason);
  const closed = inStep.filter(({ kind }) => kind === 'insertAudit').length;
  const already = before.suppressedAt !== '' && closed === 0;
  const answer = { ok: true, phone: phoneKey, already, closed };
  if (already) return answerOnly(answer);
  const note = [phoneKey, reason].filter(Boolean).join(': ');
  return {
    answer,
    writes: [
      { kind: 'putNumber', row: number },
      audit(context, { leadId: '', rep, action: 'suppressed', note }),
      ...inStep,
    ],
    mail: [],
  };
}

/**
 * `lift_suppression`: takes a number off the do-not-call list; its leads that were still to be called are open again, each
 * with a line in its history. For managers. Refuses a number that is not on the list as `not_found`.
 */
export function* liftSuppression(
  { phone }: LiftSuppressionRequest,
  context: Context,
  caller: Caller,
): Plan<Decision> {
  const number = yield* read('number', { phoneKey: dialKey(phone) });
  if (!number || number.suppressedAt === '') {
    return answerOnly(refusal('not_found', 'This number is not on the do-not-call list.'));
  }
  const lifted = { ...number, suppressedAt: '', suppressedBy: '' };
  const inStep = yield* syncWrites(lifted, '', caller.rep.email, context);
  return {
    answer: { ok: true, reopened: inStep.filter(({ kind }) => kind === 'insertAudit').length },
    writes: [
      { kind: 'putNumber', row: lifted },
      // The list itself has no lead: its own line says who lifted it even when no lead opens again.
      audit(context, { leadId: '', rep: caller.rep.email, action: 'lifted', note: number.phoneKey }),
      ...inStep,
    ],
    mail: [],
  };
}
