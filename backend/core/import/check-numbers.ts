import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { phoneKey } from '#contract/phone.ts';
import { readKnown, UNKNOWN, whyNotImported } from './known-numbers.ts';

/** `check_numbers`: tells which numbers an import would not add, and why. Read-only. Managers only. */
export const checkNumbers = signedIn(checkNumbersAction, function* ({ phones }) {
  const phoneKeys = [...new Set(phones.map(phoneKey))];
  const known = yield* readKnown(phoneKeys);
  return answerOnly({
    ok: true,
    known: phoneKeys.flatMap((phone) => {
      const found = known.get(phone) ?? UNKNOWN;
      const reason = whyNotImported(found);
      return reason ? [{ phone, ...reason, batchId: found.leads[0]?.batchId ?? '' }] : [];
    }),
  });
});
