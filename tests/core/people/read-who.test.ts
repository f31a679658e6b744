import { expect, test } from 'vitest';
import { readWho } from '#backend/core/people/find-person.ts';

test.each([
  [' Ada.Marlowe@HOME.example ', { phoneKeys: [], emails: ['ada.marlowe@home.example'] }],
  ['321.555.0142', { phoneKeys: ['13215550142'], emails: [] }],
  ['(321) 555-0142 / +44 20 7946 0958', { phoneKeys: ['13215550142', '+442079460958'], emails: [] }],
  // Digits that nobody can dial, but a lead may have.
  ['555-0142', { phoneKeys: ['5550142'], emails: [] }],
  ['Ada Marlowe', null],
  ['ada@home.example 321-555-0142', null],
  ['', null],
])('%j is an address, numbers or neither', (typed, who) => {
  expect(readWho(typed)).toEqual(who);
});
