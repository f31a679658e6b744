import { isNationalKey, keysHiddenIn, readPhones } from './phone.ts';

/** Keys of a text: of its numbers that can be dialed, and of what else may be meant. */
export interface PhoneKeys {
  sure: string[];
  doubtful: string[];
}

/**
 * Keys of all that is written: of the numbers, and of digits that cannot be dialed but may be somebody's
 * number (seven and more). The do-not-call list applies to all of them.
 */
export function phoneKeys(typed: string): PhoneKeys {
  const { numbers, unread } = readPhones(typed);
  const sure = numbers.map(({ key }) => key);
  const doubtful = new Set(unread.flatMap((part) => part.doubtful));
  return { sure, doubtful: [...doubtful].filter((key) => !sure.includes(key)) };
}

/** Keys to put on the do-not-call list for a text: all it may mean. */
export function keysToSuppress(typed: string): string[] {
  const { sure, doubtful } = phoneKeys(typed);
  return [...sure, ...doubtful];
}

/** Whether a text is a key of `phoneKeys`, as the backend stores and sends it. */
export const isPhoneKey = (text: string): boolean => /^(1\d{10}|\+\d{8,15}|\d{7,})$/.test(text);

/**
 * Keys to put on the list for one that is on it already: also what an older version meant, which wrote
 * numbers abroad without a plus.
 */
export const keysOfListed = (key: string): string[] =>
  isNationalKey(key) || key.startsWith('+')
    ? [key]
    : [...new Set([key, ...keysHiddenIn(key), ...(/^[2-9]\d{7,14}$/.test(key) ? [`+${key}`] : [])])];

/** The numbers of a text as a text that reads as the same ones: `13215550100 / +442079460000`. */
export const keysAsText = ({ sure }: PhoneKeys): string =>
  sure.map((key) => (key.startsWith('+') ? `+${key.slice(1, 3)} ${key.slice(3)}` : key)).join(' / ');
