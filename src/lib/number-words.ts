const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a sentence writes it: a word up to twelve, then digits. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);
