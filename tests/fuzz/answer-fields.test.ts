import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { LEAD_FIELD_NAMES } from '#contract/lead/lead-fields.ts';
import { readBody, readStatus } from '#src/services/rep-endpoint/answer-reader.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyJson, anyName, anyText, objectOf } from './hostile.ts';
import { casesOf } from './schema-cases.ts';

interface Answer {
  name: string;
  schema: z.ZodMiniType;
  fields: string[];
  value: fc.Arbitrary<Record<string, unknown>>;
}

/**
 * What the company's own backend may answer: every object is an answer, each field of which is read alone.
 */
const ANSWERS: Answer[] = [...ACTIONS.values()]
  .filter(({ action }) => action.isSpecified)
  .map(({ action: { name, answer } }) => ({
    name,
    schema: answer,
    fields: answer instanceof z.ZodMiniObject ? Object.keys(answer.shape) : [],
    value: casesOf(answer, name).any.map((value) =>
      objectOf(Object.entries(typeof value === 'object' && value && !Array.isArray(value) ? value : {})),
    ),
  }));

function read(schema: z.ZodMiniType, value: unknown): Record<string, unknown> {
  const data = z.parse(schema, value);
  return objectOf(Object.entries(data ?? {}));
}

test('eight actions are answered by any script', () => {
  expect(ANSWERS.map(({ name }) => name)).toHaveLength(8);
});

const answer = fc.oneof(...ANSWERS.map((each) => each.value.map((sent) => ({ ...each, sent }))));

fuzz(
  'an answer is read field by field: what cannot be read, or nobody asks for, changes nothing else',
  [answer],
  ({ schema, fields, sent }) => {
    const whole = read(schema, sent);
    for (const field of fields) {
      const alone = read(schema, field in sent ? { [field]: sent[field] } : {});
      expectSame(whole[field], alone[field]);
    }
  },
);

describe('a list in an answer', () => {
  const lists = ANSWERS.flatMap(({ name, schema, fields }) =>
    fields
      .filter((field) => Array.isArray(read(schema, {})[field]))
      .map((field) => ({ name, schema, field })),
  );
  const entry = fc.oneof(
    anyJson,
    fc.constantFrom(
      ...['lease', 'undo_lead', 'Lease', 'fly'],
      ...[
        { batchId: 'b1', name: 'Storm' },
        { id: 7, label: 'Cocoa', count_open: '3' },
        { batchId: '', id: '' },
      ],
      ...[{ at: '2026-11-20T15:00:00.000Z', note: 'x' }, { leadId: 'L1', firstName: 'Ada' }, { leadId: {} }],
    ),
  );

  fuzz(
    'leaves out the entries that cannot be read, and those alone',
    [fc.constantFrom(...lists), fc.array(entry, { maxLength: 5 })],
    ({ schema, field }, entries) => {
      const one = (each: unknown) => read(schema, { [field]: [each] })[field];
      expectSame(read(schema, { [field]: entries })[field], entries.flatMap(one));
    },
  );
});

describe('the lead of an answer', () => {
  const id = fc.oneof(fc.constantFrom('L1', 'L2', 17, 0, '', null, {}, [], true), anyJson);
  const isId = (value: unknown) =>
    (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
  const fields = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...LEAD_FIELD_NAMES, 'status', 'source'), anyName), anyJson), {
      maxLength: 5,
    })
    .map(objectOf);

  fuzz(
    'is there whenever one of its ids can be read, and each field is read alone',
    [id, id, fields],
    (leadId, second, more) => {
      const { lead } = nextLeadAction.answer.parse({ lead: { ...more, leadId, id: second } });
      const expected = [leadId, second].find(isId);
      expectSame(lead?.leadId, expected === undefined ? undefined : String(expected));
      for (const name of LEAD_FIELD_NAMES) {
        if (!lead) break;
        const value = more[name];
        const isText = ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
        // Half of a character would break the links on the card.
        expectSame(lead[name], isText ? String(value).replace(/\p{Cs}/gu, '\ufffd') : '');
      }
    },
    {
      kept: [
        ['', 'L1', {}],
        [{}, 17, {}],
        ['L1', null, { address: '1 Ocean Ave \ud83d' }],
      ],
    },
  );
});

fuzz(
  'the body of an answer is a page, JSON or a text, and its status is one of three',
  [
    fc.oneof(
      anyText,
      fc.json(),
      anyJson.map((value) => `\ufeff ${JSON.stringify(value)}\n`),
    ),
  ],
  (raw) => {
    const body = readBody(raw);
    const text = raw.replace(/^\ufeff/, '').trim();
    expectSame(body.isPage, text.startsWith('<'));
    if (!body.isJson) expectSame(body.value, text);
    const { ok, error, message } = readStatus(body);
    expect([true, false, undefined]).toContain(ok);
    for (const words of [error, message]) if (words !== undefined) expect(words).toBe(words.trim());
    expect(error).not.toBe('');
    expect(message).not.toBe('');
  },
);
