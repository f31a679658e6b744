import { describe, expect, test } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { bookingPost } from '#contract/forms/booking.ts';
import { contactSchema } from '#contract/forms/contact.ts';
import { type Parsed, parseRequest, type RequestSchema } from '#contract/parse.ts';
import { sessionFields } from '#contract/session.ts';
import { supportSchema } from '#src/features/mail-forms/support-mail.ts';
import { profileSchema } from '#src/features/profile/profile.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { objectOf } from '#tests/fuzz/hostile.ts';
import { casesOf } from '#tests/fuzz/schema-cases.ts';
import { cells } from '#tests/written.ts';

/** Every request and form, with values that it accepts. */
const SCHEMAS: Record<string, RequestSchema<unknown>> = {
  ...Object.fromEntries([...ACTIONS].map(([name, { action }]) => [name, action.request])),
  ...{ session: sessionFields, booking: bookingPost, profile: profileSchema },
  ...{ 'contact form': contactSchema, 'support form': supportSchema },
};

/** The bots' field; a session and the secrets of a browser that, if they cannot be read, count as none; a language that is not known is English. */
const NO_TEXT = [
  'booking.leaveEmpty',
  'booking.language',
  'request_call.language',
  'contact form.leaveEmpty',
  'logout.auth',
  'auth_login.device',
  'reset_pin.device',
];
const MULTI_LINE = ['notes', 'note', 'message', 'save_call_script.text'];

interface FieldCase {
  of: string;
  field: string;
  /** A text that the field accepts, if it accepts one of several characters. */
  good: string;
  /** Reads a request with this text in the field. */
  parse: (text: string) => Parsed<unknown>;
}
const TEXTS: FieldCase[] = Object.entries(SCHEMAS).flatMap(([of, schema]) => {
  const typical = Object.entries(objectOf(Object.entries(casesOf(schema, of).typical ?? {})));
  return typical.flatMap(([field, value]) => {
    if (typeof value !== 'string' || NO_TEXT.includes(`${of}.${field}`)) return [];
    const good = value.length > 1 ? value : '40';
    const parse = (text: string) => parseRequest(schema, objectOf([...typical, [field, text]]));
    return [{ of, field, good, parse }];
  });
});
const hasSeveralLines = ({ of, field }: FieldCase) =>
  [field, `${of}.${field}`].some((each) => MULTI_LINE.includes(each));
const ONE_LINE = TEXTS.filter((each) => !hasSeveralLines(each));

const readText = ({ parse, field }: FieldCase, text: string): unknown => {
  const parsed = parse(text);
  return parsed.ok ? new Map(Object.entries(parsed.data ?? {})).get(field) : parsed.fields;
};

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

describe('a text of one line', () => {
  test.each(ONE_LINE)(
    'refuses every control character and direction mark: $of, $field',
    ({ field, good, parse }) => {
      const accepted = FORBIDDEN.filter((code) => {
        const parsed = parse(inside(good, code));
        return parsed.ok || !parsed.fields[field];
      });
      expect(accepted.map((code) => code.toString(16))).toEqual([]);
    },
  );

  test('says so in plain words, accepts names of all languages, and drops the white space around them', () => {
    const read = (firstName: string) => parseRequest(bookingPost, aBookingPost({ firstName }));
    const fields = { firstName: 'Please use one line of plain text' };
    expect(read('Ada\nPhone: 1')).toEqual({ ok: false, fields });
    const names = cells(
      'Zoë | O’Neil | María José | 李小龍 | علی‌رضا | 👩‍🔧 Ada | نور | e\u0301 | Ada\u00a0B',
    );
    for (const firstName of names) expect(read(firstName)).toMatchObject({ data: { firstName } });
    for (const name of ['Ada\t', '\r\nAda\n', '\u2028Ada ', '\fAda\v'])
      expect(read(name)).toMatchObject({ data: { firstName: 'Ada' } });
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

test.each(TEXTS.filter(hasSeveralLines))(
  'a text of several lines keeps line breaks, tabs and direction marks, and has a space for other controls: $of, $field',
  (of) => {
    const typed = 'Gate code:\t12\r\nשלום\u200f!\n\n👩‍🔧';
    expect(readText(of, typed)).toBe(typed);
    for (const code of CONTROLS.filter((each) => ![9, 10, 13].includes(each)))
      expect(readText(of, inside('wetceiling', code, 3))).toBe('wet ceiling');
  },
);
