import { describe, expect, test } from 'vitest';
import { cutNotes, joinNotes } from '#src/features/worklist/card/notes-cut.ts';

describe('what is stored of edited notes', () => {
  test.each<[string, string, string, string]>([
    ['new notes', '', 'Left a message', 'Left a message'],
    ['a new line', 'Gate code 4711', 'Gate code 4711\nLeft a message', '\nLeft a message'],
    ['words in front', 'Gate code 4711', 'Call her. Gate code 4711', 'Call her. '],
    ['a changed word, as a whole', 'Prefers mornings, has a dog', 'Prefers evenings, has a dog', 'evenings,'],
    ['a changed digit, as a whole word', 'Call at 15:30 today', 'Call at 16:30 today', '16:30'],
    ['a longer last word', 'Has a dog', 'Has a doghouse', 'doghouse'],
    ['deleted words', 'Has a dog, bites', 'Has a', ''],
    ['a repeated word', 'no no', 'no no no', ' no'],
    ['an emoji next to one that shares half of its code', 'wet 💧 roof', 'wet 💦 roof', '💦'],
    ['unchanged notes', 'Gate code 4711', 'Gate code 4711', ''],
  ])('is only what the rep wrote: %s', (_what, before, now, words) => {
    const cut = cutNotes(before, now);
    expect(cut.words).toBe(words);
    expect(joinNotes(before, cut)).toBe(now);
  });
});
