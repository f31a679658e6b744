import { describe, expect, test } from 'vitest';
import { isContactPhone } from '#src/features/mail-forms/contact-mail.ts';

describe('the contact form accepts an optional plus, a first digit from 1 to 9 and up to 16 digits', () => {
  test.each([
    ['3215550100', true],
    ['+13215550100', true],
    ['(321) 555-0100', true],
    ['321.555.0100', true],
    ['321–555–0100', true],
    ['1234567890123456', true],
    ['12345678901234567', false],
    ['0321555', false],
    ['+0321555', false],
    ['++1321555', false],
    ['321-555-CALL', false],
    ['٣٢١٥٥٥', false],
    ['', false],
    ['+', false],
  ])('%j: %s', (typed, isOne) => {
    expect(isContactPhone(typed)).toBe(isOne);
  });
});
