import { describe, expect, test } from 'vitest';
import {
  answerCount,
  answerInstant,
  answerList,
  answerStatus,
  answerText,
  toFlag,
} from '#contract/answer-fields.ts';

describe('a field of a script’s answer', () => {
  test.each([
    ['Palm Bay', 'Palm Bay'],
    [32905, '32905'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [['a'], ''],
    [Number.NaN, ''],
  ])('that should be a text: %j is read as %j', (value, text) => {
    expect(answerText.parse(value)).toBe(text);
  });

  test.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    ['-1.5', -1.5],
    ['', undefined],
    ['  ', undefined],
    ['many', undefined],
    [true, undefined],
    [null, undefined],
    [[4], undefined],
  ])('that should be a number: %j is read as %j', (value, count) => {
    expect(answerCount.parse(value)).toBe(count);
  });

  test.each([
    ['2026-11-20T15:00:00.000Z', true],
    ['2026-11-20T10:00:00-05:00', true],
    ['2026-11-20T10:00-0500', true],
    ['2026-11-20T10:00:00+05:00', true],
    ['2026-11-20T10:00:00', false],
    ['2026-11-20', false],
    ['2026-11-20T25:61:00Z', false],
    ['on 2026-11-20T15:00:00Z', false],
    ['2026-11-20T15:00:00Z or later', false],
    ['tonight', false],
    [1_795_000_000_000, false],
    [null, false],
  ])('that should be a time with a time zone: %j is valid: %s', (value, is) => {
    expect(answerInstant.parse(value)).toBe(is ? value : '');
  });

  test.each([
    [true, true],
    [1, true],
    ['OK', true],
    [' yes ', true],
    ['True', true],
    [false, false],
    [0, false],
    ['no', false],
    ['FALSE', false],
    ['', undefined],
    ['maybe', undefined],
    [2, undefined],
    [null, undefined],
  ])('that should be yes or no: %j is read as %j', (value, flag) => {
    expect(toFlag(value)).toBe(flag);
  });

  test('that should be a list leaves out unreadable items, and is empty when it is not a list', () => {
    const numbers = answerList(answerInstant);
    expect(numbers.parse(['2026-11-20T15:00:00Z', 'x'])).toEqual(['2026-11-20T15:00:00Z', '']);
    expect(answerList(answerStatus).parse([{ ok: true }, 'x', null])).toEqual([{ ok: true }]);
    for (const none of [undefined, null, {}, 'a', 3]) expect(numbers.parse(none)).toEqual([]);
  });

  test.each([
    ['Row is gone ', 'Row is gone'],
    ['', undefined],
    [false, undefined],
    ['no', undefined],
    [0, undefined],
    [404, '404'],
    [null, undefined],
    [{}, undefined],
  ])('that should be an error: %j is read as %j', (error, said) => {
    expect(answerStatus.parse({ error })).toEqual({ error: said });
  });

  test('that should be a message is trimmed, and counts as missing when it is blank', () => {
    expect(answerStatus.parse({ message: ' Done. ' })).toEqual({ message: 'Done.' });
    expect(answerStatus.parse({ message: '  ' })).toEqual({ message: undefined });
  });
});
