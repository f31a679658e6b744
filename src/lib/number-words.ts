const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Spells out a count up to twelve; larger counts stay digits. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** Writes a whole number in digits with commas: `49,950`. */
export const withCommas = (count: number): string => count.toLocaleString('en-US');
