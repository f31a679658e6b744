import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { otherLead } from '#backend/core/queue/served-lead.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { toDialablePhoneKey } from '#contract/phone.ts';

/** `lookup_number`: tells whether a number is on the do-not-call list and which leads have it. Read-only. */
export const lookupNumber = signedIn(lookupNumberAction, function* ({ phone }) {
  const key = toDialablePhoneKey(phone);
  if (key === '') return answerOnly({ ok: true, suppressed: false, leads: [] });
  const [number] = yield* read('numbers', { phoneKeys: [key] });
  const leads = yield* read('sameNumber', { phoneKeys: [key], limit: PAGE_SIZES.sameNumber });
  return answerOnly({
    ok: true,
    suppressed: number !== undefined && number.suppressedAt !== '',
    leads: leads.map(otherLead),
  });
});
