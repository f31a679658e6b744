import { describe, expect, test } from 'vitest';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { bookingPost, bookingSchema, OWNER_NOT_CONFIRMED } from '#contract/forms/booking.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { contactSchema } from '#src/features/mail-forms/contact-mail.ts';
import { supportSchema } from '#src/features/mail-forms/support-mail.ts';
import { aBooking, aBookingPost } from '#tests/builders/booking.ts';

const { firstName, lastName, email, phone, address, city, zip } = aBooking();
const NEEDED_OF_LEAD = { firstName, lastName, phone, address, city, zip };
const FREE_OF_LEAD = {
  email,
  state: 'FL',
  apptDate: '2026-11-21',
  apptTime: 'morning',
  leadSource: 'Neighbor',
  mostRecentStormDate: '11/1/2026',
  insuranceCarrier: 'Heron Mutual',
  policyNumber: '00123-H',
  dateOfLoss: '2026-11-18',
  previousClaims: 'No',
  notes: 'Call first',
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
      firstName,
      lastName,
      email,
      phone,
      address,
      service: 'emergency-tarping',
      marketingConsent: false,
      leaveEmpty: '',
    },
    free: ['leaveEmpty'],
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

  test('accepts complete values', () => {
    expect(parse({})).toMatchObject({ ok: true });
  });

  test.each(needed)('requires %s', (field) => {
    for (const missing of [undefined, '', '   ', null, 7, {}, []]) {
      const fields = { [field]: expect.any(String) };
      expect(parse({ [field]: missing })).toMatchObject({ ok: false, fields });
    }
  });

  test.each(free)('does not require %s', (field) => {
    for (const missing of [undefined, '']) expect(parse({ [field]: missing })).toMatchObject({ ok: true });
  });

  test('names every wrong field at once', () => {
    const parsed = parseRequest(schema, {});
    expect(Object.keys(parsed.ok ? {} : parsed.fields).sort()).toEqual([...needed].sort());
  });

  test.each([null, undefined, 'text', 7, [], () => 1])('refuses %j', (value) => {
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

const PIN_LENGTH = 'PIN must be 4–6 digits.';

test.each<[keyof typeof FORMS, string, unknown, unknown]>([
  ['new-lead form', 'email', 'ada at home', 'Please enter a valid email address'],
  ['new-lead form', 'apptDate', 'tomorrow', 'Please enter a date like 11/21/2026'],
  ['new-lead form', 'dateOfLoss', '2026-02-30', 'Please enter a date like 11/21/2026'],
  ['new-lead form', 'mostRecentStormDate', '13/1/2026', 'Please enter a date like 11/21/2026'],
  ['new-lead form', 'previousClaims', 'Maybe', expect.any(String)],
  ['account request', 'email', '', 'All fields are required'],
  ['account request', 'name', '', 'All fields are required'],
  ['account request', 'phone', '', 'All fields are required'],
  ['account request', 'pin', '258', PIN_LENGTH],
  ['account request', 'pin', '2580123', PIN_LENGTH],
  ['account request', 'pin', '25a0', PIN_LENGTH],
  ['account request', 'pin', '２５８０', PIN_LENGTH],
  ['account request', 'pin', '', PIN_LENGTH],
  ['contact form', 'firstName', '', 'First name is required'],
  ['contact form', 'lastName', '', 'Last name is required'],
  ['contact form', 'lastName', '🙂', 'Last name is required'],
  ['account request', 'name', '...', 'All fields are required'],
  ['booking post', 'firstName', '.', 'First name is required'],
  ['booking post', 'lastName', '\u3164', 'Last name is required'],
  ['new-lead form', 'lastName', '- ?', 'Last name is required'],
  ['contact form', 'phone', '', 'Phone number is required'],
  ['contact form', 'email', '', 'Email is required'],
  ['contact form', 'address', '', 'Address is required'],
  ['contact form', 'phone', '0321', 'Please enter a valid phone number'],
  ['contact form', 'email', 'ada at home', 'Please enter a valid email address'],
  ['booking post', 'ownerConfirmed', undefined, OWNER_NOT_CONFIRMED],
])('the %s refuses the %s %j: %s', (form, field, value, message) => {
  const { schema, good }: Form = FORMS[form];
  const parsed = parseRequest(schema, { ...good, [field]: value });
  expect(parsed).toEqual({ ok: false, fields: { [field]: message } });
});

test('missing fields of a new lead get their defaults, and days become yyyy-mm-dd', () => {
  const { mostRecentStormDate } = FREE_OF_LEAD;
  expect(newLeadSchema.parse({ ...NEEDED_OF_LEAD, mostRecentStormDate })).toMatchObject({
    state: 'FL',
    apptDate: '',
    mostRecentStormDate: '2026-11-01',
  });
});

test('texts are trimmed and otherwise kept as typed', () => {
  const parsed = bookingSchema.parse({ ...aBooking(), firstName: '  Ada ', notes: ' =1+1\n👍 ' });
  expect(parsed).toMatchObject({ firstName: 'Ada', notes: '=1+1\n👍' });
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
