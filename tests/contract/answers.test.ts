import { describe, expect, test } from 'vitest';
import { batchSchema, listBatchesAction } from '#contract/actions/list-batches.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { sessionSchema } from '#contract/session.ts';

test('a session id is read as a text, and false or nothing as no session', () => {
  expect(authLoginAction.answer.parse({ auth: 12345 }).auth).toBe('12345');
  expect(authLoginAction.answer.parse({ auth: false }).auth).toBe('');
  expect(authLoginAction.answer.parse({}).auth).toBe('');
});

test('a batch may have its id and name under either of the specification’s field names', () => {
  const sent = { id: 'b1', label: 'Storm', count_open: '3', count_total: 9 };
  const batch = { batchId: 'b1', name: 'Storm', description: '', countOpen: 3, countTotal: 9 };
  expect(batchSchema.parse(sent)).toEqual(batch);
  expect(batchSchema.parse({ batchId: 12, name: null })).toMatchObject({ batchId: '12', name: '12' });
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
  const rest = { history: [], sameNumber: [], callbackAt: '' };
  const lead = { leadId: 'L1', status: '📞 attempted' };
  expect(nextLeadAnswer.parse({ lead })).toMatchObject({ lead: { ...lead, status: 'Attempted' }, ...rest });
});

test('a session needs its secret and an email', () => {
  const session = { auth: 'x', email: 'a@b.example' };
  const isSession = (value: unknown) => sessionSchema.safeParse(value).success;
  expect([session, { ...session, name: 'A', role: 'rep' }].every(isSession)).toBe(true);
  expect([{ ...session, auth: '' }, { email: session.email }, null, 'x'].some(isSession)).toBe(false);
});
