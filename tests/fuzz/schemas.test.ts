import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseRequest } from '#contract/parse.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { fuzz } from './fuzz.ts';
import { isPrototypeClean, objectOf } from './hostile.ts';
import { casesOf } from './schema-cases.ts';

const files = import.meta.glob<Record<string, unknown>>('../../contract/**/*.ts', { eager: true });
const forms = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/mail-forms/*-mail.ts', '../../src/features/profile/profile.ts'],
  { eager: true },
);

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

/** Every schema that a file of the contract exports, and both of each action. */
const SCHEMAS = new Map<z.ZodMiniType, string>();
for (const exports of Object.values({ ...files, ...forms }))
  for (const [name, value] of Object.entries(exports)) {
    const parts = typeof value === 'object' && value ? Object.entries(value) : [];
    if (isSchema(value)) SCHEMAS.set(value, name);
    else for (const [part, schema] of parts) if (isSchema(schema)) SCHEMAS.set(schema, `${name}.${part}`);
  }

/** A batch gets other names for its fields, so it cannot be read a second time. */
const RENAMES = ['batchSchema', 'listBatchesAction.answer'];

/**
 * Largest length of a text by its field; other fields of requests are no longer than a session. The field for
 * bots may be any length.
 */
const LONGEST: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(LEAD_FIELDS).map(([field, { max }]) => [field, max])),
  ...{
    auth: LIMITS.session,
    visit: LIMITS.visitLink,
    pin: LIMITS.pinMax,
    leaveEmpty: Number.POSITIVE_INFINITY,
  },
  ...{ note: LIMITS.notes, message: LIMITS.notes, reason: LIMITS.reason, text: LIMITS.callScript },
  ...{ photo: PHOTO_LIMITS.bytes * 2, thumbnail: PHOTO_LIMITS.thumbnailBytes * 2 },
  ...{ name: LIMITS.name, rep: LIMITS.email, batchName: LIMITS.name, batch: LIMITS.id, skip: LIMITS.id },
  ...{ leadId: LIMITS.id, submissionId: LIMITS.id, saveId: LIMITS.id },
};
const isRequest = (name: string): boolean =>
  /\.request$|^(booking|new|contact|support|import|profile)\w*(Schema|Post)$/.test(name);

/** The first text that is too long, counted in characters. */
const findTooLong = (data: object): string | undefined =>
  Object.entries(data).find(([field, value]) => {
    const limit = LONGEST[field] ?? LIMITS.session;
    return typeof value === 'string' && value.length > limit && [...value].length > limit;
  })?.[0];

/** Cases that have failed once, by schema. */
const KEPT: Readonly<Record<string, unknown[]>> = {
  'blockRepAction.request': [{ email: 'İ'.repeat(LIMITS.email) }],
  supportSchema: [{ name: 'Ada', email: 'ada@home.example', subject: '', message: '\0' }],
};

test('the contract has schemas of actions, forms and answers', () => {
  expect(SCHEMAS.size).toBeGreaterThan(70);
});

describe.each([...SCHEMAS].map(([schema, name]) => ({ schema, name })))('$name', ({ schema, name }) => {
  const { typical, any } = casesOf(schema, name);

  test('accepts an ordinary value', () => {
    expect(z.safeParse(schema, typical).success).toBe(true);
  });

  const fields = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : null;

  /** What is wrong with how a value is read; null if nothing is. It is asked too often for `expect`. */
  function findFault(value: unknown): string | null {
    const parsed = parseRequest(schema, value);
    if (!isPrototypeClean()) return 'All objects have got something.';
    if (!parsed.ok) {
      const other =
        fields && Object.keys(parsed.fields).find((field) => field !== '' && !fields.includes(field));
      return other ? `The message is for ${other}, which is no field.` : null;
    }
    const { data } = parsed;
    if (fields && typeof data === 'object' && data) {
      if (Object.getPrototypeOf(data) !== Object.prototype) return 'What was read is no plain object.';
      const other = Object.keys(data).find((field) => !fields.includes(field));
      if (other) return `The field ${other} got in.`;
      const long = isRequest(name) && findTooLong(data);
      if (long) return `${long} is too long.`;
    }
    if (RENAMES.includes(name)) return null;
    const again = parseRequest(schema, data);
    return again.ok && isDeepStrictEqual(again.data, data) ? null : `Read again: ${JSON.stringify(again)}`;
  }

  /** A pattern could search a text of this length for seconds. */
  const tryLongTexts = () => {
    for (const unit of ['@', 'a@', '7-', '-', 'a.'])
      for (const field of fields ?? []) {
        const text = unit.repeat(LIMITS.requestBytes / unit.length);
        const read = z.safeParse(schema, objectOf([...Object.entries(typical ?? {}), [field, text]]));
        const issues = read.error?.issues.filter(({ path }) => path[0] === field) ?? [];
        if (!issues.some(({ code }) => code === 'too_big')) continue;
        expect(issues.find(({ code }) => code === 'invalid_format')).toBeUndefined();
      }
  };
  if (isRequest(name)) test('tries no pattern on a text that is too long', tryLongTexts);

  fuzz(
    'accepts what it has accepted as it is, with its own fields only, or names its own fields',
    [any],
    (value) => {
      const fault = findFault(value);
      if (fault !== null) expect.fail(fault);
    },
    { kept: (KEPT[name] ?? []).map((value) => [value]) },
  );
});
