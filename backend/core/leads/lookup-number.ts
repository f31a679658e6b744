import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { otherLead } from '#backend/core/queue/served-lead.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { keysOf, readNumbers } from './lead-numbers.ts';

/**
 * `lookup_number`: tells whether a number, or each of several, is on the do-not-call list, and which leads
 * have one of them. Read-only.
 */
export const lookupNumber = signedIn(lookupNumberAction, function* ({ phone }) {
  const keys = keysOf(phone);
  if (keys.length === 0) return answerOnly({ ok: true, suppressed: false, leads: [] });
  const numbers = yield* readNumbers(keys);
  const leads = yield* read('sameNumber', { phoneKeys: keys, limit: PAGE_SIZES.sameNumber });
  return answerOnly({
    ok: true,
    suppressed: numbers.every(({ suppressedAt }) => suppressedAt !== ''),
    leads: leads.map(otherLead),
  });
});
