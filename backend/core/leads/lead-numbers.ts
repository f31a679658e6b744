import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { unknownNumber } from '#backend/core/suppression/numbers.ts';
import { phoneKeys } from '#contract/phone.ts';

type KeyFields = Pick<LeadRow, 'phoneKey' | 'otherKeys'>;

/** Returns the keys of a lead's numbers, first the one that is called first. */
export const getKeys = ({ phoneKey, otherKeys }: KeyFields): string[] =>
  `${phoneKey} ${otherKeys}`.split(' ').filter((key) => key !== '');

/** Returns the columns that hold the keys of the numbers in a lead's `phone`. */
export function toKeyFields(phone: string): KeyFields {
  const [phoneKey = '', ...others] = phoneKeys(phone);
  return { phoneKey, otherKeys: others.join(' ') };
}

/** Reads the rows of these numbers and locks them, in one order for all requests. One row for each key. */
export function* lockNumbers(keys: readonly string[]): Plan<NumberRow[]> {
  const rows = new Map<string, NumberRow>();
  for (const phoneKey of [...keys].sort()) {
    rows.set(phoneKey, (yield* read('number', { phoneKey })) ?? unknownNumber(phoneKey));
  }
  return keys.map((key) => rows.get(key) ?? unknownNumber(key));
}

/** Reads the rows of these numbers without a lock. One row for each key. */
export function* readNumbers(keys: readonly string[]): Plan<NumberRow[]> {
  const found = keys.length === 0 ? [] : yield* read('numbers', { phoneKeys: keys });
  const rows = new Map(found.map((row) => [row.phoneKey, row]));
  return keys.map((key) => rows.get(key) ?? unknownNumber(key));
}
