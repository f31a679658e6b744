import { expect, test } from 'vitest';
import { isContactPhone } from '#src/features/mail-forms/contact-mail.ts';
import { cells } from '#tests/written.ts';

test.each([
  ['3215550100 | +13215550100 | (321) 555-0100 | 321.555.0100 | 321–555–0100 | 1234567890123456', true],
  ['12345678901234567 | 0321555 | +0321555 | ++1321555 | 321-555-CALL | ٣٢١٥٥٥ |  | +', false],
])('an optional plus, a first digit from 1 to 9 and up to 16 digits: %s (%s)', (text, isOne) => {
  for (const typed of cells(text)) expect([typed, isContactPhone(typed)]).toEqual([typed, isOne]);
});
