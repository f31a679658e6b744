import { describe, expect, test } from 'vitest';
import { decideRequestAnswer, listRequestsAnswer } from '#contract/actions/account-requests.ts';
import { addLeadAnswer } from '#contract/actions/add-lead.ts';
import { authLoginAnswer } from '#contract/actions/auth-login.ts';
import { bookingReceiptAnswer } from '#contract/actions/booking-receipt.ts';
import { exportBatchAnswer } from '#contract/actions/export-batch.ts';
import { forgotPinAnswer } from '#contract/actions/forgot-pin.ts';
import { importLeadsAnswer } from '#contract/actions/import-leads.ts';
import { batchSchema, listBatchesAnswer } from '#contract/actions/list-batches.ts';
import { lookupNumberAnswer } from '#contract/actions/lookup-number.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { blockRepAnswer, listRepsAnswer } from '#contract/actions/reps.ts';
import { requestUserApprovalAnswer } from '#contract/actions/request-user-approval.ts';
import { resetPinAnswer } from '#contract/actions/reset-pin.ts';
import { checkSessionAnswer, logoutAnswer } from '#contract/actions/session.ts';
import {
  liftSuppressionAnswer,
  listSuppressedAnswer,
  suppressNumberAnswer,
} from '#contract/actions/suppressions.ts';
import { undoLeadAnswer } from '#contract/actions/undo-lead.ts';
import { updateLeadAnswer } from '#contract/actions/update-lead.ts';
import { ERRORS, refusal } from '#contract/errors.ts';
import { sessionSchema } from '#contract/session.ts';

const ANSWERS = {
  addLeadAnswer,
  authLoginAnswer,
  blockRepAnswer,
  bookingReceiptAnswer,
  checkSessionAnswer,
  decideRequestAnswer,
  exportBatchAnswer,
  forgotPinAnswer,
  importLeadsAnswer,
  liftSuppressionAnswer,
  listBatchesAnswer,
  listRepsAnswer,
  listRequestsAnswer,
  listSuppressedAnswer,
  logoutAnswer,
  lookupNumberAnswer,
  nextLeadAnswer,
  requestUserApprovalAnswer,
  resetPinAnswer,
  suppressNumberAnswer,
  undoLeadAnswer,
  updateLeadAnswer,
};

describe.each(Object.entries(ANSWERS))('%s', (_name, schema) => {
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
  expect(authLoginAnswer.parse({ auth: 12345 }).auth).toBe('12345');
  expect(authLoginAnswer.parse({ auth: false }).auth).toBe('');
  expect(authLoginAnswer.parse({}).auth).toBe('');
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
