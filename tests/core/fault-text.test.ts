import { expect, test } from 'vitest';
import { getMessage, withoutPersonalData } from '#backend/core/fault-text.ts';

test.each([
  ['an email', 'no mail for "ada.marlowe@home.example"', 'no mail for "[email]"'],
  ['an email in brackets', 'to <ada@home.example>: 550', 'to <[email]>: 550'],
  ['a phone number as written', 'called (321) 555-0142 twice', 'called [number] twice'],
  ['a phone number with its country', 'key +1 321.555.0142.', 'key [number].'],
  ['seven digits', 'row 5550142', 'row [number]'],
  ['two people', 'a@x.example, b@x.example', '[email] [email]'],
])('a log line does not show %s', (_what, fault, line) => {
  expect(withoutPersonalData(fault)).toBe(line);
});

test.each([
  ['words without an end', 'x'.repeat(1_000_000), 'x'.repeat(1_000_000)],
  ['signs of numbers', `${'(+'.repeat(500_000)}.`, `${'(+'.repeat(500_000)}.`],
  ['two digits far apart', `1${'.'.repeat(1_000_000)}1`, `1${'.'.repeat(1_000_000)}1`],
  ['signs of emails', '@'.repeat(1_000_000), '@'.repeat(1_000_000)],
])('a long text of %s takes no longer than its length', (_what, fault, line) => {
  expect(withoutPersonalData(fault) === line).toBe(true);
});

test.each(['connect ECONNREFUSED 127.0.0.1:5432', 'row 123456 of 40', 'code 42P01 at line 12:30', 'a @ b'])(
  'a log line keeps %j',
  (fault) => {
    expect(withoutPersonalData(fault)).toBe(fault);
  },
);

test('the message of anything thrown can be logged', () => {
  expect(getMessage(new RangeError('too long'))).toBe('too long');
  expect(getMessage('no disk')).toBe('no disk');
  expect(getMessage(undefined)).toBe('undefined');
});
