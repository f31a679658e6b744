import { type Plan, read } from '#backend/core/plan.ts';
import { otherLead } from '#backend/core/queue/served-lead.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { LookupNumberRequest } from '#contract/actions/lookup-number.ts';
import { PAGES } from '#contract/limits.ts';
import { dialKey } from '#contract/phone.ts';

/** `lookup_number`: tells whether a number is on the do-not-call list and which leads have it. Read-only. */
export function* lookupNumber({ phone }: LookupNumberRequest): Plan<Decision> {
  const key = dialKey(phone);
  if (key === '') return answerOnly({ ok: true, suppressed: false, leads: [] });
  const [number] = yield* read('numbers', { phoneKeys: [key] });
  const leads = yield* read('sameNumber', { phoneKeys: [key], limit: PAGES.sameNumber });
  return answerOnly({
    ok: true,
    suppressed: number !== undefined && number.suppressedAt !== '',
    leads: leads.map(otherLead),
  });
}
