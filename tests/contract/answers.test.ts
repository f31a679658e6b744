import { describe, expect, test } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { batchSchema, listBatchesAction } from '#contract/actions/list-batches.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { ERRORS, refusal } from '#contract/errors.ts';
import { sessionSchema } from '#contract/session.ts';

const OF_ANY_SCRIPT = [...ACTIONS.values()]
  .map(({ action }) => action)
  .filter(({ name, isSpecified }) => isSpecified || name === 'booking_receipt');

test('nine actions may be answered by the company’s own script', () => {
  expect(OF_ANY_SCRIPT).toHaveLength(9);
});

describe.each(OF_ANY_SCRIPT)('$name', ({ answer: schema }) => {
  test.each(Object.keys(ERRORS) as (keyof typeof ERRORS)[])('reads the refusal %s', (error) => {
    expect(schema.parse(refusal(error))).toMatchObject({ ok: false, error, message: ERRORS[error] });
  });

  test('reads the minimal answer of an older script', () => {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ ok: true, message: 'done', somethingElse: [1] }).success).toBe(true);
  });

  test.each([null, '', '<!doctype html>', [], 7])('refuses %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

test('a session id is read as a text, and false or nothing as no session', () => {
  expect(authLoginAction.answer.parse({ auth: 12345 }).auth).toBe('12345');
  expect(authLoginAction.answer.parse({ auth: false }).auth).toBe('');
  expect(authLoginAction.answer.parse({}).auth).toBe('');
});

describe('a batch', () => {
  test('may have its id and name under either of the specification’s field names', () => {
    const sent = { id: 'b1', label: 'Storm', count_open: '3', count_total: 9 };
    const batch = { batchId: 'b1', name: 'Storm', description: '', countOpen: 3, countTotal: 9 };
    expect(batchSchema.parse(sent)).toEqual(batch);
    expect(batchSchema.parse({ batchId: 12, name: null })).toMatchObject({ batchId: '12', name: '12' });
  });

  test('with counts that are not numbers has no counts', () => {
    expect(batchSchema.parse({ batchId: 'b', count_open: 'many' })).toMatchObject({ countOpen: undefined });
  });
});

describe('a rep’s day', () => {
  const day = { saved: [], callbacksDue: 0, callbackBatch: '', nextCallbackAt: '' };

  test('is read with the specification’s status words, and without saves that have no count', () => {
    const saved = [{ status: '📞 attempted', count: '3' }, { status: 'Not Qualified' }, 'Attempted'];
    const sent = { saved, callbacksDue: 2, callbackBatch: 7, nextCallbackAt: 'tomorrow' };
    expect(listBatchesAction.answer.parse({ day: sent }).day).toEqual({
      saved: [{ status: 'Attempted', count: 3 }],
      callbacksDue: 2,
      callbackBatch: '7',
      nextCallbackAt: '',
    });
    expect(listBatchesAction.answer.parse({ day: { callbacksDue: 0 } }).day).toEqual(day);
  });

  test.each([undefined, null, 'Friday', [], {}])('is absent when a script sends %j', (sent) => {
    expect(listBatchesAction.answer.parse({ ok: true, day: sent }).day).toBeUndefined();
  });
});

test('the next lead may be missing, null or present, and the fields that only our script adds may be missing', () => {
  expect(nextLeadAnswer.parse({ message: 'No more open leads.' }).lead).toBeNull();
  expect(nextLeadAnswer.parse({ lead: null }).lead).toBeNull();
  const lead = { leadId: 'L1' };
  const rest = { history: [], sameNumber: [], callbackAt: '' };
  expect(nextLeadAnswer.parse({ lead })).toMatchObject({ lead, ...rest });
});

test.each([
  [{ id: 'L1', firstName: 'Ada' }, 'L1'],
  [{ id: 'row 7', leadId: 'L1', firstName: 'Ada' }, 'L1'],
])('a lead may have its id under either field name: %j', (lead, leadId) => {
  expect(nextLeadAnswer.parse({ lead }).lead).toMatchObject({ leadId, firstName: 'Ada' });
});

test.each([
  [{ auth: 'x', email: 'a@b.example' }, true],
  [{ auth: 'x', email: 'a@b.example', name: 'A', role: 'rep' }, true],
  [{ auth: '', email: 'a@b.example' }, false],
  [{ email: 'a@b.example' }, false],
  [null, false],
  ['x', false],
])('%j is a valid session: %s', (value, is) => {
  expect(sessionSchema.safeParse(value).success).toBe(is);
});
