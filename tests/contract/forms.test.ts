import { describe, expect, test } from 'vitest';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { bookingPost, bookingSchema } from '#contract/forms/booking.ts';
import { contactSchema, isContactPhone } from '#contract/forms/contact.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { isWeakPin } from '#contract/pin.ts';
import { BOOKING_FORM } from '#contract-words/booking-form.ts';
import { supportSchema } from '#src/features/mail-forms/support-mail.ts';
import { aBooking, aBookingPost } from '#tests/builders/booking.ts';
import { cells } from '#tests/written.ts';

const { firstName, lastName, email, phone, address, city, zip } = aBooking();
const NEEDED_OF_LEAD = { firstName, lastName, phone, address, city, zip };
const FREE_OF_LEAD = {
  ...{ email, state: 'FL', apptDate: '2026-11-21', apptTime: 'morning', leadSource: 'Neighbor' },
  ...{ mostRecentStormDate: '11/1/2026', insuranceCarrier: 'Heron Mutual', policyNumber: '00123-H' },
  ...{ dateOfLoss: '2026-11-18', previousClaims: 'No', notes: 'Call first' },
};
const HIDDEN_IN_POST = ['submissionId', 'redirect', 'token', '_source', 'Service Type'];

interface Form {
  schema: RequestSchema<unknown>;
  good: Record<string, unknown>;
  free: readonly string[];
}

const FORMS = {
  'booking form': { schema: bookingSchema, good: aBooking(), free: ['leadSource'] },
  'booking post': { schema: bookingPost, good: aBookingPost(), free: ['leadSource', ...HIDDEN_IN_POST] },
  'contact form': {
    schema: contactSchema,
    good: {
      ...{ firstName, lastName, email, phone, address, service: 'emergency-tarping' },
      message: 'Water comes in.',
    },
    free: ['message'],
  },
  'support form': {
    schema: supportSchema,
    good: { name: 'Ada', email, subject: 'A leak', message: 'Hello' },
    free: ['subject'],
  },
  'new-lead form': {
    schema: newLeadSchema,
    good: { ...NEEDED_OF_LEAD, ...FREE_OF_LEAD },
    free: Object.keys(FREE_OF_LEAD),
  },
  'account request': {
    schema: requestUserApprovalAction.request,
    good: { email: 'Robin@Reps.Example', name: 'Robin', phone: '321 555 0110', pin: '2580' },
    free: [],
  },
} satisfies Record<string, Form>;

describe.each<[string, Form]>(Object.entries(FORMS))('the %s', (_name, { schema, good, free }) => {
  const needed = Object.keys(good).filter((field) => !free.includes(field));
  const parse = (over: Record<string, unknown>) => parseRequest(schema, { ...good, ...over });

  test('accepts complete values, and names each field without which it is not', () => {
    expect(parse({})).toMatchObject({ ok: true });
    for (const field of needed) {
      for (const missing of [undefined, '', '   ', null, 7, {}, []]) {
        const fields = { [field]: expect.any(String) };
        expect(parse({ [field]: missing })).toMatchObject({ ok: false, fields });
      }
    }
    const parsed = parseRequest(schema, {});
    expect(Object.keys(parsed.ok ? {} : parsed.fields).sort()).toEqual([...needed].sort());
  });

  test('does not require any other field, but refuses what is no form', () => {
    for (const field of free) {
      for (const missing of [undefined, '']) expect(parse({ [field]: missing })).toMatchObject({ ok: true });
    }
    for (const value of [null, undefined, 'text', 7, [], () => 1])
      expect(parseRequest(schema, value).ok).toBe(false);
  });

  test('drops unknown fields', () => {
    const hostile = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1, "extra": 1}');
    const parsed = parse(hostile);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed).not.toHaveProperty('data.extra');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

const NEEDS_ALL = 'All fields are required';
const PIN_FORM = 'PIN must be 4–6 digits.';

test.each<readonly [keyof typeof FORMS, string, unknown, unknown]>([
  ['new-lead form', 'email', 'ada at home', 'Please enter a valid email address'],
  ['new-lead form', 'apptDate', 'tomorrow', 'Please enter a date like 11/21/2026'],
  ['new-lead form', 'mostRecentStormDate', '13/1/2026', 'Please enter a date like 11/21/2026'],
  ['new-lead form', 'previousClaims', 'Maybe', expect.any(String)],
  ...['email', 'name', 'phone'].map((field) => ['account request', field, '', NEEDS_ALL] as const),
  ['account request', 'name', '...', NEEDS_ALL],
  ...['258', '2580123', '25a0', '２５８０', ''].map(
    (pin) => ['account request', 'pin', pin, PIN_FORM] as const,
  ),
  ['contact form', 'firstName', '', 'First name is required'],
  ...['', '🙂'].map((name) => ['contact form', 'lastName', name, 'Last name is required'] as const),
  ['booking post', 'firstName', '.', 'First name is required'],
  ['booking post', 'lastName', '\u3164', 'Last name is required'],
  ['new-lead form', 'lastName', '- ?', 'Last name is required'],
  ['contact form', 'phone', '', 'Phone number is required'],
  ['contact form', 'email', '', 'Email is required'],
  ['contact form', 'address', '', 'Address is required'],
  ['contact form', 'phone', '0321', 'Please enter a valid phone number'],
  ['contact form', 'email', 'ada at home', 'Please enter a valid email address'],
  ['booking post', 'ownerConfirmed', undefined, BOOKING_FORM.ownerConfirmed],
])('the %s refuses the %s %j: %s', (form, field, value, message) => {
  const { schema, good }: Form = FORMS[form];
  const parsed = parseRequest(schema, { ...good, [field]: value });
  expect(parsed).toEqual({ ok: false, fields: { [field]: message } });
});

test('texts are trimmed and else kept as typed, days become yyyy-mm-dd, and a new lead is in Florida by default', () => {
  const { mostRecentStormDate } = FREE_OF_LEAD;
  const lead = newLeadSchema.parse({ ...NEEDED_OF_LEAD, mostRecentStormDate });
  expect(lead).toMatchObject({ state: 'FL', apptDate: '', mostRecentStormDate: '2026-11-01' });
  const booking = bookingSchema.parse({ ...aBooking(), firstName: '  Ada ', notes: ' =1+1\n👍 ' });
  expect(booking).toMatchObject({ firstName: 'Ada', notes: '=1+1\n👍' });
});

test.each([
  ['firstName', 80],
  ['email', 254],
  ['phone', 120],
  ['address', 200],
  ['zip', 12],
  ['policyNumber', 60],
  ['notes', 4000],
])('%s accepts %i characters but not one more', (field, longest) => {
  const fill = (length: number) =>
    field === 'email' ? `${'x'.repeat(length - 13)}@home.example`.slice(-length) : 'x'.repeat(length);
  expect(parseRequest(bookingSchema, { ...aBooking(), [field]: fill(longest + 1) })).toEqual({
    ok: false,
    fields: { [field]: `Please use at most ${longest} characters` },
  });
  expect(parseRequest(bookingSchema, { ...aBooking(), [field]: fill(longest) }).ok).toBe(true);
});

test.each([
  ...cells(
    '0000 | 777777 | 1234 | 123456 | 0123 | 7890 | 890123 | 4321 | 987654 | 3210 | 1212 | 565656 | 123123',
  ).map((pin) => [pin, true] as const),
  ...cells('2580 | 1357 | 1221 | 123457 | 112233').map((pin) => [pin, false] as const),
])('the PIN %s is too easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});

test.each([
  [
    `3215550100 | +13215550100 | (321) 555-0100 | 321.555.0100 | 321–555–0100 | 1234567890123456 | 555-0100 |
321-555-0100 x23 | 321-555-0100 ext. 4 | 3215550100x23 | +1 321 555 0100;ext=23 | 321-555-0100 #23 | 555-0100 x23 |
(321) 555-0100 (cell) | Cell: 321-555-0100 | 321-555-0100, call after 6 | tel:+13215550100 | 321\u00a0555\u00a00100 |
321\u2011555\u20110100 | ３２１５５５０１００ | \uff0b1\u3000３２１－５５５－０１００ | ٣٢١٥٥٥٠١٠٠ | 321_555_0100`,
    true,
  ],
  [
    `12345678901234567 | 0321555 | +0321555 | ++1321555 | 1+321555 | 321-555-CALL | 1-800-FLOWERS | unknown | ٠٣٢١٥٥٥ |
321-555-0100 or 407-555-0101 | 321-555-0100 / 407-555-0101 | 321-555-0100 x12345678 |  | +`,
    false,
  ],
])(
  'a phone number of the contact form is an optional plus, a first digit from 1 to 9 and up to 16 digits, with words beside it: %s (%s)',
  (text, isOne) => {
    for (const typed of cells(text)) expect([typed, isContactPhone(typed)]).toEqual([typed, isOne]);
  },
);
