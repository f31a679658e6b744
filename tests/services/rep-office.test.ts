import { describe, expect, test } from 'vitest';
import { decideRequestAction, listRequestsAction } from '#contract/actions/account-requests.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { importLeadsAction } from '#contract/actions/import-leads.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { forgotPinAction, resetPinAction } from '#contract/actions/pin-reset.ts';
import { blockRepAction, listRepsAction } from '#contract/actions/reps.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { LIMITS } from '#contract/limits.ts';
import { addLead } from '#src/services/rep-script/add-lead.ts';
import { call, countBytes } from '#src/services/rep-script/transport.ts';
import { emptyBody, type Fault, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';

const auth = 'secret+/=&';
const email = 'nora@reps.example';
const lead = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  email: '',
  address: '120 Ocean Avenue',
  city: 'Melbourne Beach',
  state: 'FL',
  zip: '00123',
  apptDate: '',
  apptTime: '',
  leadSource: '',
  mostRecentStormDate: '',
  insuranceCarrier: '',
  policyNumber: '=1+1',
  dateOfLoss: '',
  previousClaims: '' as const,
  notes: ' "Tuesday" & 50% 👍',
};
const rows = {
  auth,
  importId: 'import-1234',
  batchId: 'storm',
  batchName: 'Storm',
  description: '',
  columns: ['lastName' as const, 'phone' as const],
  rows: [{ line: 2, cells: ['Inés & Sons', '+1 321 555 0142'] }],
};

const calls = {
  request_user_approval: {
    call: () => call(requestUserApprovalAction, { email, name: 'Nora', phone: '321', pin: '619403' }),
    sends: { email, name: 'Nora', phone: '321', pin: '619403' },
    good: { ok: true },
  },
  forgot_pin: { call: () => call(forgotPinAction, { email }), sends: { email }, good: { ok: true } },
  reset_pin: {
    call: () => call(resetPinAction, { email, code: 'AB', pin: '619403' }),
    sends: { email, code: 'AB', pin: '619403' },
    good: { ok: true },
  },
  add_lead: {
    call: () => addLead({ ...lead, auth, submissionId: 'id-1' }),
    sends: { ...lead, auth, submissionId: 'id-1' },
    good: { ok: true, leadId: 'L1', batchId: 'rep-leads' },
  },
  lookup_number: {
    call: () => call(lookupNumberAction, { auth, phone: '13215550142' }),
    sends: { auth, phone: '13215550142' },
    good: { ok: true, suppressed: false, leads: [] },
  },
  list_requests: {
    call: () => call(listRequestsAction, { auth }),
    sends: { auth },
    good: { ok: true, requests: [] },
  },
  decide_request: {
    call: () => call(decideRequestAction, { auth, email, decision: 'approve', role: 'manager' }),
    sends: { auth, email, decision: 'approve', role: 'manager' },
    good: { ok: true },
  },
  list_reps: { call: () => call(listRepsAction, { auth }), sends: { auth }, good: { ok: true, reps: [] } },
  block_rep: {
    call: () => call(blockRepAction, { auth, email }),
    sends: { auth, email },
    good: { ok: true },
  },
  list_suppressed: {
    call: () => call(listSuppressedAction, { auth, after: '1321' }),
    sends: { auth, after: '1321' },
    good: { ok: true, numbers: [], next: '' },
  },
  suppress_number: {
    call: () => call(suppressNumberAction, { auth, phone: '(321) 555-0142', reason: 'By letter' }),
    sends: { auth, phone: '(321) 555-0142', reason: 'By letter' },
    good: { ok: true, phone: '13215550142', already: false, closed: 2 },
  },
  lift_suppression: {
    call: () => call(liftSuppressionAction, { auth, phone: '13215550142' }),
    sends: { auth, phone: '13215550142' },
    good: { ok: true, reopened: 2 },
  },
  import_leads: { call: () => call(importLeadsAction, rows), sends: rows, good: { ok: true, results: [] } },
  export_batch: {
    call: () => call(exportBatchAction, { auth, batch: 'storm', after: 'L9' }),
    sends: { auth, batch: 'storm', after: 'L9' },
    good: { ok: true, leads: [], next: '' },
  },
};

describe.each(Object.entries(calls))('%s', (action, { call: made, sends, good }) => {
  const answering = (fault: Fault) => repScript.misbehave(fault);

  test('posts one form field, payload, with nothing in the address', async () => {
    answering(json(good));
    expect(await made()).toEqual({ ok: true, answer: good });
    const [sent] = repScript.sent;
    expect(sent).toMatchObject({
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      credentials: 'omit',
    });
    expect(sent?.url.href).toBe('http://localhost:3000/api/script');
    expect(sent?.fields).toEqual([['payload', JSON.stringify({ action, token: 'dev-rep-token', ...sends })]]);
  });

  test.each([
    ['an HTML page', htmlPage, { reason: 'malformed' }],
    ['an empty body', emptyBody, { reason: 'malformed' }],
    ['a list', json([1]), { reason: 'malformed' }],
    ['a dropped connection', networkDrop, { reason: 'unreachable' }],
    ['a status that is no success', httpStatus(502), { reason: 'http', status: 502 }],
    [
      'a refusal',
      json({ ok: false, error: 'busy', message: 'Wait.' }),
      { reason: 'refused', message: 'Wait.' },
    ],
    ['an ended session', json({ ok: false, error: 'unauthenticated' }), { reason: 'expired' }],
  ])('%s is a failure, never a crash', async (_what, fault, expected) => {
    answering(fault);
    expect(await made()).toMatchObject({ ok: false, ...expected });
  });
});

describe('an answer that does not say ok', () => {
  test.each([
    'request_user_approval',
    'forgot_pin',
    'reset_pin',
    'add_lead',
    'decide_request',
    'block_rep',
    'suppress_number',
    'lift_suppression',
  ] as const)('is a refusal of %s', async (action) => {
    repScript.misbehave(json({ message: 'Hm.' }));
    expect(await calls[action].call()).toMatchObject({ ok: false, reason: 'refused', message: 'Hm.' });
  });

  test.each([
    ['list_requests', { ok: true }],
    ['list_reps', { ok: true, reps: 7 }],
    ['list_suppressed', { ok: true, numbers: {} }],
    ['import_leads', { ok: true, results: [{ line: 'x' }] }],
    ['export_batch', { ok: true, leads: [{ firstName: 'no id' }] }],
  ] as const)('nor is %s without its list one', async (action, answer) => {
    repScript.misbehave(json(answer));
    expect(await calls[action].call()).toMatchObject({ ok: false, reason: 'malformed' });
  });
});

describe('a batch for a new lead', () => {
  test('travels when it is named', async () => {
    repScript.misbehave(json({ ok: true }));
    await addLead({ ...lead, auth, submissionId: 'id-1', batch: 'storm' });
    expect(repScript.sent[0]?.payload).toMatchObject({ batch: 'storm' });
  });
});

test('the size of an import is what is really sent', async () => {
  const large = {
    ...rows,
    rows: Array.from({ length: 40 }, (_, line) => ({ line: line + 2, cells: ['Żółć 👍 "&"', '1'] })),
  };
  repScript.misbehave(json({ ok: true, results: [] }));
  await call(importLeadsAction, large);
  expect(countBytes(importLeadsAction, large)).toBe(repScript.sent[0]?.body.length);
  expect(countBytes(importLeadsAction, large)).toBeLessThan(LIMITS.requestBytes);
});
