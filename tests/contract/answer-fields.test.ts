import { describe, expect, test } from 'vitest';
import {
  answerCount,
  answerInstant,
  answerList,
  answerStatus,
  answerText,
  toFlag,
} from '#contract/answer-fields.ts';
import { pairs } from '#tests/written.ts';

describe('a field of a script’s answer', () => {
  test('that should be a text can be a number or yes or no; anything else counts as missing', () => {
    for (const text of ['Palm Bay', 32905, true]) expect(answerText.parse(text)).toBe(String(text));
    for (const none of [null, undefined, {}, ['a'], Number.NaN]) expect(answerText.parse(none)).toBe('');
  });

  test('that should be a number can be written as a text; anything else counts as missing', () => {
    for (const three of [3, '3', ' 3 ']) expect(answerCount.parse(three)).toBe(3);
    expect(answerCount.parse('-1.5')).toBe(-1.5);
    for (const none of ['', '  ', 'many', true, null, [4]]) expect(answerCount.parse(none)).toBeUndefined();
  });

  test.each([
    ...pairs(`2026-11-20T15:00:00.000Z = yes | 2026-11-20T10:00:00-05:00 = yes | 2026-11-20T10:00-0500 = yes |
2026-11-20T10:00:00+05:00 = yes | 2026-11-20T10:00:00 = no | 2026-11-20 = no | 2026-11-20T25:61:00Z = no |
on 2026-11-20T15:00:00Z = no | 2026-11-20T15:00:00Z or later = no | tonight = no`),
    [1_795_000_000_000, 'no'],
    [null, 'no'],
  ])('that should be a time with a time zone: %j is valid: %s', (value, is) => {
    expect(answerInstant.parse(value)).toBe(is === 'yes' ? value : '');
  });

  test('that should be yes or no is read from the usual words, and anything else is neither', () => {
    for (const yes of [true, 1, 'OK', ' yes ', 'True']) expect(toFlag(yes)).toBe(true);
    for (const no of [false, 0, 'no', 'FALSE']) expect(toFlag(no)).toBe(false);
    for (const neither of ['', 'maybe', 2, null]) expect(toFlag(neither)).toBeUndefined();
  });

  test('that should be a list leaves out unreadable items, and is empty when it is not a list', () => {
    const numbers = answerList(answerInstant);
    expect(numbers.parse(['2026-11-20T15:00:00Z', 'x'])).toEqual(['2026-11-20T15:00:00Z', '']);
    expect(answerList(answerStatus).parse([{ ok: true }, 'x', null])).toEqual([{ ok: true }]);
    for (const none of [undefined, null, {}, 'a', 3]) expect(numbers.parse(none)).toEqual([]);
  });

  test('that should be an error is trimmed, and there is none if it is empty, says no or cannot be read', () => {
    expect(answerStatus.parse({ error: 'Row is gone ' })).toEqual({ error: 'Row is gone' });
    expect(answerStatus.parse({ error: 404 })).toEqual({ error: '404' });
    for (const error of ['', false, 'no', 0, null, {}])
      expect(answerStatus.parse({ error }).error).toBeUndefined();
  });

  test('that should be a message is trimmed, and counts as missing when it is blank', () => {
    expect(answerStatus.parse({ message: ' Done. ' })).toEqual({ message: 'Done.' });
    expect(answerStatus.parse({ message: '  ' })).toEqual({ message: undefined });
  });
});
