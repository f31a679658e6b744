import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { phoneKeys } from '#contract/phone-keys.ts';

export type KeyFields = Pick<LeadRow, 'phoneKey' | 'otherKeys'>;

/** Stands before a key in `otherKeys` that only may be meant: it cannot be dialed. */
const DOUBT = '?';

const toTokens = ({ phoneKey, otherKeys }: KeyFields): string[] =>
  `${phoneKey} ${otherKeys}`.split(' ').filter((token) => token !== '');

/** Returns the keys of a lead's numbers that can be dialed, in the order they are written. */
export const getSureKeys = (lead: KeyFields): string[] =>
  toTokens(lead).filter((token) => !token.startsWith(DOUBT));

/** Returns those of a lead's numbers that can be dialed. @param rows the rows of all its keys */
export function getSureNumbers(lead: KeyFields, rows: readonly NumberRow[]): NumberRow[] {
  const sure = getSureKeys(lead);
  return rows.filter(({ phoneKey }) => sure.includes(phoneKey));
}

/** Returns all keys of a lead: also of digits that cannot be dialed but may be somebody's number. */
export const getKeys = (lead: KeyFields): string[] => toTokens(lead).map((token) => token.replace(DOUBT, ''));

/** Returns the columns that hold the keys of what is written in a lead's `phone`. */
export function toKeyFields(phone: string): KeyFields {
  const { sure, doubtful } = phoneKeys(phone);
  const [phoneKey = '', ...others] = sure;
  return { phoneKey, otherKeys: [...others, ...doubtful.map((key) => DOUBT + key)].join(' ') };
}

/** Returns all keys of what is written in a text. */
export const keysOf = (phone: string): string[] => getKeys(toKeyFields(phone));

/** Returns an empty row for a number that has none. */
export const unknownNumber = (phoneKey: string): NumberRow => ({
  phoneKey,
  suppressedAt: '',
  suppressedBy: '',
  fileId: '',
  calls: [],
  restUntil: '',
});

/** Reads the rows of these numbers and locks them, in one order for all requests. One row for each key. */
export function* lockNumbers(keys: readonly string[]): Plan<NumberRow[]> {
  return toRows(keys, keys.length === 0 ? [] : yield* read('lockedNumbers', { phoneKeys: keys }));
}

/** Reads the rows of these numbers without a lock. One row for each key. */
export function* readNumbers(keys: readonly string[]): Plan<NumberRow[]> {
  return toRows(keys, keys.length === 0 ? [] : yield* read('numbers', { phoneKeys: keys }));
}

function toRows(keys: readonly string[], found: readonly NumberRow[]): NumberRow[] {
  const rows = new Map(found.map((row) => [row.phoneKey, row]));
  return keys.map((key) => rows.get(key) ?? unknownNumber(key));
}
