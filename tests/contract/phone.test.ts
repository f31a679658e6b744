import { describe, expect, test } from 'vitest';
import { formatPhone, isContactPhone, phoneKey, telHref, toDialablePhoneKey } from '#contract/phone.ts';

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

test.each([
  ['(321) 555-0100', '13215550100'],
  ['321 555 0100', '13215550100'],
  ['+1 321 555 0100', '13215550100'],
  ['1-321-555-0100', '13215550100'],
  ['+44 20 7946 0000', '442079460000'],
  ['321-555-0100 ext. 23', '13215550100'],
  ['321-555-0100 Ext 23', '13215550100'],
  ['(321) 555-0100 extension 23', '13215550100'],
  ['3215550100x23', '13215550100'],
  ['+1 321 555 0100 #23', '13215550100'],
  ['+1 321 555 0100;ext=23', '13215550100'],
  ['321.555.0100, 23', '13215550100'],
  ['321-555-0100 (ext 23)', '13215550100'],
  ['Cell: 321-555-0100', '13215550100'],
  ['321-555-0100 or 321-555-0101', '13215550100'],
  ['321-555-0100 / 321-555-0101', '13215550100'],
  ['321/555/0100', '13215550100'],
  ['555-0100 ext 23', '5550100'],
  ['none', ''],
])('%j is read as the number %j', (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

test.each([
  ['(321) 555-0100', '13215550100'],
  ['555-0100', '5550100'],
  ['911', ''],
  ['ext. 1', ''],
])('%j can be dialed as %j', (typed, key) => {
  expect(toDialablePhoneKey(typed)).toBe(key);
});

test.each<[string, string | null]>([
  ['(321) 555-0100', 'tel:+13215550100'],
  ['911', null],
  ['javascript:alert(1)', null],
  ['321-555-0100 ext. 23', 'tel:+13215550100'],
  ['1 321 555 0100', 'tel:+13215550100'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['(+44) 20 7946 0000 x9', 'tel:+442079460000'],
  ['+49 30 1234', 'tel:+49301234'],
  ['+123456789012345', 'tel:+123456789012345'],
  ['13215550100234', null],
  ['Ada +44 20 7946 0000', null],
  ['555-0100', null],
  ['+555-0100', null],
  ['020 7946 0000', null],
  ['442079460000', null],
  ['+1234567890123456', null],
  ['321-555-0100 321-555-0101', null],
])('the tel link of %j is %j, and an ambiguous number has none', (typed, href) => {
  expect(telHref(typed)).toBe(href);
});

test.each([
  ['+13215550100', '(321) 555-0100'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['321-555-0100 ext. 23', '(321) 555-0100 ext. 23'],
  ['3215550100x23', '(321) 555-0100 x23'],
])('a US number is shown in US format with its extension, any other number as it is: %j', (typed, text) => {
  expect(formatPhone(typed)).toBe(text);
});
