import { getKeys, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
import { readKnown, whyNotImported } from './known-numbers.ts';

const NO_ADDRESS = { address: '', city: '', zip: '' };

/** `check_numbers`: tells which rows an import would not add, and why. Read-only. Managers only. */
export const checkNumbers = signedIn(checkNumbersAction, function* (request, { nowMs }) {
  const { phones, addresses = [] } = request;
  const rows = phones.map((typed, index) => {
    const [phone, place] = [keysAsText(phoneKeys(typed)), addresses[index] ?? NO_ADDRESS];
    const keys = toKeyFields(typed);
    return { index, phone, place, keys, id: JSON.stringify([keys, place]) };
  });
  const asked = new Set(rows.flatMap(({ keys }) => getKeys(keys)));
  const known = yield* readKnown(asked, nowMs);
  // The first of those that say the same.
  const each = new Map([...rows].reverse().map((row) => [row.id, row]));
  return answerOnly({
    ok: true,
    known: rows.flatMap(({ index, phone, place, keys, id }) => {
      if (each.get(id)?.index !== index) return [];
      const found = known.find(keys, place);
      const reason = whyNotImported(found);
      if (!reason) return [];
      const { here, isClosed } = found;
      const again = isClosed ? { closed: true, keys: [...new Set(here.flatMap(getKeys))] } : {};
      return [{ phone, index, ...reason, batchId: here[0]?.batchId ?? '', ...again }];
    }),
    numbers: [...asked].flatMap((key) => {
      const { row, leads } = known.findNumber(key);
      const listed = row.suppressedAt !== '';
      return listed || leads.length > 0 ? [{ key, listed, leads: leads.length }] : [];
    }),
  });
});
