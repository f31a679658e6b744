import { getKeys, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
import { readKnown, whyNotImported } from './known-numbers.ts';

/** `check_numbers`: tells which rows' numbers an import would not add, and why. Read-only. Managers only. */
export const checkNumbers = signedIn(checkNumbersAction, function* ({ phones }) {
  const rows = new Map(phones.map((phone) => [keysAsText(phoneKeys(phone)), toKeyFields(phone)]));
  const known = yield* readKnown([...rows.values()].flatMap(getKeys));
  return answerOnly({
    ok: true,
    known: [...rows].flatMap(([phone, keys]) => {
      const found = known.find(keys);
      const reason = whyNotImported(found);
      return reason ? [{ phone, ...reason, batchId: found.leads[0]?.batchId ?? '' }] : [];
    }),
  });
});
