import { describe, expect, test } from 'vitest';
import { addLeadAction } from '#contract/actions/add-lead.ts';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';
import { batchSchema, listBatchesAction } from '#contract/actions/list-batches.ts';
import { nextLeadAction, nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { forgotPinAction, resetPinAction } from '#contract/actions/pin-reset.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import { ERRORS, refusal } from '#contract/errors.ts';
import { sessionSchema } from '#contract/session.ts';

/** Actions that the company's own script may answer. */
const ACTIONS = [
  addLeadAction,
  authLoginAction,
  bookingReceiptAction,
  forgotPinAction,
  listBatchesAction,
  nextLeadAction,
  requestUserApprovalAction,
  resetPinAction,
  updateLeadAction,
];

describe.each(ACTIONS.map(({ name, answer }) => [name, answer] as const))('%s', (_name, schema) => {
  test.each(Object.keys(ERRORS) as (keyof typeof ERRORS)[])('reads the refusal %s', (error) => {
    expect(schema.parse(refusal(error))).toMatchObject({ ok: false, error, message: ERRORS[error] });
  });

  test('reads the bare answer of an older script', () => {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ ok: true, message: 'done', somethingElse: [1] }).success).toBe(true);
  });

  test.each([null, '', '<!doctype html>', [], 7])('does not take %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

test('a session is a text, and a bare no is none', () => {
  expect(authLoginAction.answer.parse({ auth: 12345 }).auth).toBe('12345');
  expect(authLoginAction.answer.parse({ auth: false }).auth).toBe('');
  expect(authLoginAction.answer.parse({}).auth).toBe('');
});

describe('a batch', () => {
  test('may call itself by either of the specification’s names', () => {
    expect(batchSchema.parse({ id: 'b1', label: 'Storm', count_open: '3', count_total: 9 })).toEqual({
      batchId: 'b1',
      name: 'Storm',
      description: '',
      countOpen: 3,
      countTotal: 9,
    });
    expect(batchSchema.parse({ batchId: 12, name: null })).toMatchObject({ batchId: '12', name: '12' });
  });

  test('with counts that are no numbers has none', () => {
    expect(batchSchema.parse({ batchId: 'b', count_open: 'many' })).toMatchObject({ countOpen: undefined });
  });
});

test('a next lead may be missing, null or whole; what our own script adds may be missing', () => {
  expect(nextLeadAnswer.parse({ message: 'No more open leads.' }).lead).toBeNull();
  expect(nextLeadAnswer.parse({ lead: null }).lead).toBeNull();
  expect(nextLeadAnswer.parse({ lead: { leadId: 'L1' } })).toMatchObject({
    lead: { leadId: 'L1' },
    history: [],
    sameNumber: [],
    callbackAt: '',
  });
});

test('a lead may call its id by either name', () => {
  expect(nextLeadAnswer.parse({ lead: { id: 'L1', firstName: 'Ada' } }).lead).toMatchObject({
    leadId: 'L1',
    firstName: 'Ada',
  });
  expect(nextLeadAnswer.parse({ lead: { id: 'row 7', leadId: 'L1' } }).lead).toMatchObject({ leadId: 'L1' });
});

test.each([
  [{ auth: 'x', email: 'a@b.example' }, true],
  [{ auth: 'x', email: 'a@b.example', name: 'A', role: 'rep' }, true],
  [{ auth: '', email: 'a@b.example' }, false],
  [{ email: 'a@b.example' }, false],
  [null, false],
  ['x', false],
])('%j is a session: %s', (value, is) => {
  expect(sessionSchema.safeParse(value).success).toBe(is);
});
