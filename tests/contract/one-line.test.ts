import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { bookingPost } from '#contract/forms/booking.ts';
import { parseRequest, type RequestSchema } from '#contract/parse.ts';
import { sessionFields } from '#contract/session.ts';
import { contactSchema } from '#src/features/mail-forms/contact-mail.ts';
import { supportSchema } from '#src/features/mail-forms/support-mail.ts';
import { profileSchema } from '#src/features/profile/profile.ts';
import { aBooking, aBookingPost } from '#tests/builders/booking.ts';
import { ACTION_CASES } from '#tests/core/protocol/requests.ts';
import { cells } from '#tests/written.ts';

const PERSON = { name: 'Ada', email: 'ada@home.example', phone: '(321) 555-0142', address: '1 Ocean Ave' };
const LEAD = { ...aBooking(), mostRecentStormDate: '2026-11-01', apptTime: 'morning' };

/** Optional fields, which the cases of the protocol leave out. */
const OPTIONAL: Record<string, Record<string, unknown>> = {
  next_lead: { rep: 'Robin', skip: 'lead-2', resume: '1', peek: '1' },
  update_lead: {
    ...{ rep: 'Robin', callbackAt: '2026-11-21T15:00:00Z', callbackMine: true, saveId: 'f'.repeat(36) },
  },
  add_lead: {
    ...Object.fromEntries(Object.entries(LEAD).filter(([field]) => field !== 'service')),
    batch: 'storm',
    submissionId: 'f'.repeat(36),
  },
  decide_request: { role: 'rep' },
  list_suppressed: { after: '13215550177' },
  check_numbers: { addresses: [{ address: '12 Oak St', city: 'Cocoa', zip: '32922' }] },
  import_leads: { description: 'The storm of November', reopen: true },
  export_batch: { after: 'lead-1' },
  undo_import: { goOn: true },
  list_messages: { failed: '1', to: 'ada@home.example', until: '2026-11-20T15:00:00.000Z' },
  list_audit: { until: '2026-11-20T15:00:00.000Z', account: 'robin@reps.example' },
};

const SCHEMAS: Record<string, { schema: RequestSchema<unknown>; good: Record<string, unknown> }> = {
  ...Object.fromEntries(
    [...ACTIONS].map(([name, { action }]) => {
      const good = { ...ACTION_CASES[name]?.request, ...OPTIONAL[name] };
      return [name, { schema: action.request, good }];
    }),
  ),
  session: { schema: sessionFields, good: { auth: 'f'.repeat(44) } },
  booking: {
    schema: bookingPost,
    good: aBookingPost({ contactConsent: 'v1', marketingConsent: 'v1', consentAt: '2026-11-20' }),
  },
  'contact form': {
    schema: contactSchema,
    good: {
      ...{ ...PERSON, firstName: 'Ada', lastName: 'Byrd' },
      ...{ service: 'emergency-tarping', marketingConsent: false },
    },
  },
  'support form': { schema: supportSchema, good: { ...PERSON, subject: 'A leak', message: 'Hello' } },
  profile: { schema: profileSchema, good: { ...PERSON, territory: 'Brevard' } },
};

/** The bots' field; a session and the secrets of a browser that, if they cannot be read, count as none. */
const NO_TEXT = ['leaveEmpty', 'logout.auth', 'auth_login.device', 'reset_pin.device'];
const MULTI_LINE = ['notes', 'note', 'message', 'save_call_script.text'];

interface FieldCase {
  of: string;
  field: string;
}
const FIELDS: FieldCase[] = Object.entries(SCHEMAS).flatMap(([of, { schema }]) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).map((field) => ({ of, field })) : [],
);
const TEXTS = FIELDS.filter(({ of, field }) => typeof SCHEMAS[of]?.good[field] === 'string');
const hasSeveralLines = ({ of, field }: FieldCase) =>
  [field, `${of}.${field}`].some((each) => MULTI_LINE.includes(each));
const ONE_LINE = TEXTS.filter((each) => !hasSeveralLines(each));

function parse({ of, field }: FieldCase, value: unknown) {
  const { schema, good } = SCHEMAS[of]!;
  const parsed = parseRequest(schema, { ...good, [field]: value });
  const data: unknown = parsed.ok
    ? Object.entries(parsed.data ?? {}).find(([name]) => name === field)?.[1]
    : '';
  return { parsed, text: String(data ?? '') };
}

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const CONTROLS = [...codes(0, 0x1f), ...codes(0x7f, 0x9f)];
const FORBIDDEN = [
  ...CONTROLS,
  ...[0x061c, 0x200e, 0x200f, 0x2028, 0x2029],
  ...codes(0x202a, 0x202e),
  ...codes(0x2066, 0x2069),
];
const inside = (text: unknown, code: number, at = 1) =>
  `${String(text).slice(0, at)}${String.fromCodePoint(code)}${String(text).slice(at)}`;

test.each(Object.keys(SCHEMAS))('every field of %s has an example here, which is accepted', (of) => {
  const { schema, good } = SCHEMAS[of]!;
  expect(parseRequest(schema, good)).toMatchObject({ ok: true });
  const left = FIELDS.filter((each) => each.of === of && good[each.field] === undefined);
  const names = left.flatMap(({ field }) => (NO_TEXT.includes(field) ? [] : [`${of}.${field}`]));
  expect(names.filter((name) => !NO_TEXT.includes(name))).toEqual([]);
});

describe('a text of one line', () => {
  test.each(ONE_LINE)('refuses every control character and direction mark: $of, $field', ({ of, field }) => {
    const accepted = FORBIDDEN.filter((code) => {
      const { parsed } = parse({ of, field }, inside(SCHEMAS[of]?.good[field], code));
      return parsed.ok || !parsed.fields[field];
    });
    expect(accepted.map((code) => code.toString(16))).toEqual([]);
  });

  test('says so in plain words, accepts names of all languages, and drops the white space around them', () => {
    const read = (name: string) => parse({ of: 'booking', field: 'firstName' }, name);
    const fields = { firstName: 'Please use one line of plain text' };
    expect(read('Ada\nPhone: 1').parsed).toEqual({ ok: false, fields });
    const names = cells(
      'Zoë | O’Neil | María José | 李小龍 | علی‌رضا | 👩‍🔧 Ada | نور | e\u0301 | Ada\u00a0B',
    );
    expect(names.map((name) => read(name).text)).toEqual(names);
    for (const name of ['Ada\t', '\r\nAda\n', '\u2028Ada ', '\fAda\v']) expect(read(name).text).toBe('Ada');
  });
});

test('an answer with such characters is read as it is: only requests are refused', () => {
  const text = 'Ada\n\u0000\u202e\u2028';
  const lead = { leadId: text, firstName: text, notes: text };
  const answer = { ok: true, message: `${text}.`, lead, history: [{ note: text }], callbackAt: '' };
  expect(nextLeadAction.answer.parse(answer)).toMatchObject(answer);
  const signedIn = { ok: true, auth: text, email: text, name: text };
  expect(authLoginAction.answer.parse(signedIn)).toMatchObject(signedIn);
});

describe('a text of several lines', () => {
  const fields = TEXTS.filter(hasSeveralLines);

  test.each(fields)(
    'keeps line breaks, tabs and direction marks, and has a space for other controls: $of, $field',
    (of) => {
      const typed = 'Gate code:\t12\r\nשלום\u200f!\n\n👩‍🔧';
      expect(parse(of, typed).text).toBe(typed);
      for (const code of CONTROLS.filter((each) => ![9, 10, 13].includes(each)))
        expect(parse(of, inside('wetceiling', code, 3)).text).toBe('wet ceiling');
    },
  );
});
