import { describe, expect, test } from 'vitest';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { bookingPost, bookingSchema } from '#contract/forms/booking.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { contactSchema } from '#src/features/mail-forms/contact-mail.ts';
import { supportSchema } from '#src/features/mail-forms/support-mail.ts';
import { aBooking, aBookingPost } from '#tests/builders/booking.ts';

const contact = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  email: 'ada@home.example',
  address: '120 Ocean Avenue',
  service: 'emergency-tarping',
  marketingConsent: false,
  leaveEmpty: '',
};
const support = { name: 'Ada', email: 'ada@home.example', subject: '', message: 'Hello' };

const newLead = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  email: '',
  address: '120 Ocean Avenue',
  city: 'Melbourne Beach',
  state: 'FL',
  zip: '32951',
  apptDate: '2026-11-21',
  apptTime: 'morning',
  leadSource: '',
  mostRecentStormDate: '11/1/2026',
  insuranceCarrier: '',
  policyNumber: '',
  dateOfLoss: '',
  previousClaims: 'No',
  notes: '',
};
const account = { email: 'Robin@Reps.Example', name: 'Robin', phone: '321 555 0110', pin: '2580' };

interface Form {
  schema: RequestSchema<unknown>;
  good: Record<string, unknown>;
  free: readonly string[];
}

const FORMS: Record<string, Form> = {
  'booking form': { schema: bookingSchema, good: aBooking(), free: ['leadSource'] },
  'booking post': {
    schema: bookingPost,
    good: aBookingPost(),
    free: ['leadSource', 'submissionId', 'redirect', 'token', '_source', 'Service Type'],
  },
  'contact form': { schema: contactSchema, good: contact, free: ['leaveEmpty'] },
  'support form': { schema: supportSchema, good: support, free: ['subject'] },
  'new-lead form': {
    schema: newLeadSchema,
    good: newLead,
    free: [
      'email',
      'state',
      'apptDate',
      'apptTime',
      'leadSource',
      'mostRecentStormDate',
      'insuranceCarrier',
      'policyNumber',
      'dateOfLoss',
      'previousClaims',
      'notes',
    ],
  },
  'account request': { schema: requestUserApprovalAction.request, good: account, free: [] },
};

describe.each(Object.entries(FORMS))('the %s', (_name, { schema, good, free }) => {
  const needed = Object.keys(good).filter((field) => !free.includes(field));
  const parse = (over: Record<string, unknown>) => parseRequest(schema, { ...good, ...over });

  test('takes a complete one', () => {
    expect(parse({})).toMatchObject({ ok: true });
  });

  test.each(needed)('needs %s', (field) => {
    for (const missing of [undefined, '', '   ', null, 7, {}, []]) {
      expect(parse({ [field]: missing })).toMatchObject({
        ok: false,
        fields: { [field]: expect.any(String) },
      });
    }
  });

  test.each(free)('does without %s', (field) => {
    expect(parse({ [field]: undefined })).toMatchObject({ ok: true });
  });

  test('names every wrong field at once', () => {
    const parsed = parseRequest(schema, {});
    expect(Object.keys(parsed.ok ? {} : parsed.fields).sort()).toEqual([...needed].sort());
  });

  test.each([null, undefined, 'text', 7, [], () => 1])('is not %j', (value) => {
    expect(parseRequest(schema, value).ok).toBe(false);
  });

  test('keeps nothing it does not know', () => {
    const hostile = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1, "extra": 1}');
    const parsed = parse(hostile);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed).not.toHaveProperty('data.extra');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

test.each([
  ['email', 'ada at home'],
  ['apptDate', 'tomorrow'],
  ['dateOfLoss', '2026-02-30'],
  ['mostRecentStormDate', '13/1/2026'],
  ['previousClaims', 'Maybe'],
  ['phone', ' '],
])('a new lead with %s %j is refused', (field, value) => {
  expect(parseRequest(newLeadSchema, { ...newLead, [field]: value })).toMatchObject({
    ok: false,
    fields: { [field]: expect.any(String) },
  });
});

test('what is left out of a new lead takes its default, days come out as yyyy-mm-dd', () => {
  const { state, apptDate, ...rest } = newLead;
  expect(newLeadSchema.parse(rest)).toMatchObject({
    state: 'FL',
    apptDate: '',
    mostRecentStormDate: '2026-11-01',
  });
});

describe('messages of the specification', () => {
  test.each(['email', 'name', 'phone'])('an account request without %s: all fields are required', (field) => {
    expect(parseRequest(requestUserApprovalAction.request, { ...account, [field]: '' })).toEqual({
      ok: false,
      fields: { [field]: 'All fields are required' },
    });
  });

  test.each(['258', '2580123', '25a0', '２５８０', ''])('the new PIN %j: 4 to 6 digits', (pin) => {
    expect(parseRequest(requestUserApprovalAction.request, { ...account, pin })).toEqual({
      ok: false,
      fields: { pin: 'PIN must be 4–6 digits.' },
    });
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['phone', '', 'Phone number is required'],
    ['email', '', 'Email is required'],
    ['address', '', 'Address is required'],
    ['phone', '0321', 'Please enter a valid phone number'],
    ['email', 'ada at home', 'Please enter a valid email address'],
  ])('contact %s %j: %s', (field, value, message) => {
    expect(parseRequest(contactSchema, { ...contact, [field]: value })).toEqual({
      ok: false,
      fields: { [field]: message },
    });
  });
});

test('texts come out trimmed, and are otherwise kept as typed', () => {
  const parsed = bookingSchema.parse({ ...aBooking(), firstName: '  Ada ', notes: ' =1+1\n👍 ' });
  expect(parsed).toMatchObject({ firstName: 'Ada', notes: '=1+1\n👍' });
});

test.each([
  ['firstName', 80],
  ['email', 254],
  ['phone', 40],
  ['address', 200],
  ['zip', 12],
  ['policyNumber', 60],
  ['notes', 4000],
])('%s takes %i characters and not one more', (field, longest) => {
  const fill = (length: number) =>
    field === 'email' ? `${'x'.repeat(length - 13)}@home.example`.slice(-length) : 'x'.repeat(length);
  expect(parseRequest(bookingSchema, { ...aBooking(), [field]: fill(longest + 1) })).toEqual({
    ok: false,
    fields: { [field]: `Please use at most ${longest} characters` },
  });
  expect(parseRequest(bookingSchema, { ...aBooking(), [field]: fill(longest) }).ok).toBe(true);
});
