/** What a rep changed in a lead's notes, without the notes themselves. */
export interface NotesCut {
  words: string;
  /** How many characters of the notes are kept before and after the words. */
  start: number;
  end: number;
}

const isInWord = (before: string | undefined, ...after: (string | undefined)[]): boolean =>
  before !== undefined && /\S/.test(before) && after.some((each) => each !== undefined && /\S/.test(each));

/** Leaves out the beginning and the end that both texts share, up to whole words. */
export function cutNotes(before: string, now: string): NotesCut {
  const shortest = Math.min(before.length, now.length);
  let start = 0;
  while (start < shortest && before[start] === now[start]) start++;
  while (isInWord(now[start - 1], now[start], before[start])) start--;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  while (end > 0 && isInWord(now.at(-end), now.at(-1 - end), before.at(-1 - end))) end--;
  return { words: now.slice(start, now.length - end), start, end };
}

/** Puts the words back into the notes they were cut from. */
export const joinNotes = (before: string, { words, start, end }: NotesCut): string =>
  before.slice(0, start) + words + before.slice(before.length - end);

/** Puts the words below notes that somebody else has edited since. */
export const addWords = (notes: string, { words }: NotesCut): string => `${notes}\n${words.trim()}`.trim();

/** Whether the words already stand where they were written, as after a save whose answer was lost. */
export const hasWords = (notes: string, { words, start, end }: NotesCut): boolean =>
  words !== '' && notes.slice(start, notes.length - end) === words;
