import { describe, expect, test, vi } from 'vitest';
import { listRequestsAction } from '#contract/actions/accounts/account-requests.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { cancelVisitAction } from '#contract/actions/bookings/visits.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { LIMITS } from '#contract/limits.ts';
import { call, countBytes } from '#src/services/rep-endpoint/transport.ts';
import { addLead, listBatches, nextLead } from '#src/services/rep-endpoint.ts';
import { htmlPage, httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';
import { auth, CALLS, importRows, newLead, OWN, POSTED } from './calls.ts';

describe('in a call to the script,', () => {
  test.each(Object.entries({ ...POSTED, ...OWN }))(
    '%s posts one form field, payload, with nothing in the address',
    async (action, { make, sends, answer }) => {
      repEndpoint.misbehave(json(answer));
      expect(await make()).toEqual({ ok: true, answer });
      expect(repEndpoint.sent).toHaveLength(1);
      const [sent] = repEndpoint.sent;
      expect(sent?.method).toBe('POST');
      expect(sent?.url.href).toBe('http://localhost:3000/api/script');
      expect(sent?.contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
      expect(sent?.fields).toEqual([
        ['payload', JSON.stringify({ action, token: 'dev-rep-token', ...sends })],
      ]);
    },
  );

  test('list_batches sends action, token and auth in the query', async () => {
    repEndpoint.misbehave(json({ batches: [] }));
    await listBatches(auth);
    expect(repEndpoint.sent).toMatchObject([{ method: 'GET', body: '' }]);
    expect(repEndpoint.sent[0]?.url.href).toBe(
      'http://localhost:3000/api/script?action=list_batches&token=dev-rep-token&auth=secret%2B%2F%3D%26',
    );
  });

  test.each([
    ['no empty parameters', { skip: '', peek: '' as const }, ''],
    ['the skipped lead', { skip: 'L1' }, '&skip=L1'],
  ])('next_lead sends auth, batch, rep and %s', async (_what, more, query) => {
    repEndpoint.misbehave(json({ lead: null }));
    await nextLead({ auth: 'a', batch: 'web', rep: 'Robin Reyes', ...more });
    expect(repEndpoint.sent[0]?.url.search).toBe(
      `?action=next_lead&token=dev-rep-token&auth=a&batch=web&rep=Robin+Reyes${query}`,
    );
  });

  test('add_lead sends a batch when it gets one', async () => {
    repEndpoint.misbehave(json({ ok: true }));
    await addLead({ ...newLead, batch: 'storm' });
    expect(repEndpoint.sent[0]?.payload).toMatchObject({ batch: 'storm' });
  });

  test('one about a visit goes to the booking script with its token', async () => {
    configured({ repEndpoint: 'https://reps.example/exec', bookingToken: 'owners-token' });
    repEndpoint.misbehave(json({ ok: true }));
    await call(cancelVisitAction, { visit: 'a1b2-c3.mxvz.00ff' });
    const [sent] = repEndpoint.sent;
    expect(sent?.url.href).toBe('http://localhost:3000/api/script');
    const payload = { action: 'cancel_visit', token: 'owners-token', visit: 'a1b2-c3.mxvz.00ff' };
    expect(sent?.fields).toEqual([['payload', JSON.stringify(payload)]]);
  });

  test('the counted size of an import is the size that is sent', async () => {
    const rows = Array.from({ length: 40 }, (_, line) => ({ line: line + 2, cells: ['Żółć 👍 "&"', '1'] }));
    const large = { ...importRows, rows };
    repEndpoint.misbehave(json({ ok: true, results: [] }));
    await call(importLeadsAction, large);
    expect(countBytes(importLeadsAction, large)).toBe(repEndpoint.sent[0]?.body.length);
    expect(countBytes(importLeadsAction, large)).toBeLessThan(LIMITS.requestBytes);
  });

  test('aborting stops the call', async () => {
    const wait = pausedAnswer();
    repEndpoint.misbehave(wait.fault);
    const controller = new AbortController();
    const result = listBatches(auth, controller.signal);
    controller.abort();
    expect(await result).toEqual({ ok: false, reason: 'unreachable' });
    wait.release();
    expect(await listBatches(auth, AbortSignal.abort())).toEqual({ ok: false, reason: 'unreachable' });
  });
});

test.each(Object.entries(CALLS))(
  '%s sends no headers and no cookies of its own, and follows redirects',
  async (_action, { make }) => {
    const reach = vi.spyOn(globalThis, 'fetch');
    repEndpoint.misbehave(json({ ok: true }));
    await make();
    expect(repEndpoint.sent[0]?.credentials).toBe('omit');
    expect(reach).toHaveBeenCalledTimes(1);
    const init = reach.mock.calls[0]?.[1];
    expect(init?.headers).toBeUndefined();
    expect(init?.redirect).toBe('follow');
    reach.mockRestore();
  },
);

/** One call of each kind: a form, a query, and an action of our own backend. */
const { auth_login, list_batches, list_audit } = CALLS;
describe.each(Object.entries({ auth_login, list_batches, list_audit }))('%s', (_action, { make }) => {
  test.each([
    ['an HTML page', htmlPage, { reason: 'malformed' }],
    ['a dropped connection', networkDrop, { reason: 'unreachable' }],
    ['an error status', httpStatus(502, 'Bad gateway'), { reason: 'http', status: 502 }],
    [
      'an error status with a message',
      () => Response.json({ ok: false, error: 'busy', message: 'Please wait.' }, { status: 429 }),
      { reason: 'http', status: 429, message: 'Please wait.', error: 'busy' },
    ],
    [
      'a refusal with a message',
      json({ ok: false, error: 'locked', message: 'Locked.' }),
      { reason: 'refused', message: 'Locked.', error: 'locked' },
    ],
    [
      'an ended session',
      json({ ok: false, error: 'unauthenticated', message: 'Sign in again.' }),
      { reason: 'expired', message: 'Sign in again.' },
    ],
  ])('treats %s as a failure and never throws', async (_what, fault, expected) => {
    repEndpoint.misbehave(fault);
    expect(await make()).toMatchObject({ ok: false, ...expected });
  });
});

test('a call fails when no answer comes within 30 seconds', async () => {
  const { advance } = stopClock();
  const wait = pausedAnswer();
  repEndpoint.misbehave(wait.fault);
  const done = vi.fn();
  const result = listBatches(auth).finally(done);
  await advance(29_000);
  expect(done).not.toHaveBeenCalled();
  await advance(1_500);
  expect(await result).toEqual({ ok: false, reason: 'unreachable' });
  wait.release();
});

describe('an answer of our own script', () => {
  test.each([
    [listRequestsAction, { ok: true }],
    [listAuditAction, { ok: true, events: [{ id: 'A1' }] }],
    [importLeadsAction, { ok: true, results: [{ line: 'x' }] }],
    [exportBatchAction, { ok: true }],
    [exportBatchAction, [1]],
    [cancelVisitAction, { ok: true, reference: 'RT-7K3M9Q' }],
  ])('to $name must be complete', ({ answer }, sent) => {
    expect(answer.safeParse(sent).success).toBe(false);
  });

  test('without ok is a refusal, and without its fields cannot be read', async () => {
    repEndpoint.misbehave(json({ message: 'Hm.' }));
    expect(await OWN.suppress_number.make()).toMatchObject({ ok: false, reason: 'refused', message: 'Hm.' });
    repEndpoint.misbehave(json({ ok: true, events: [{ id: 'A1' }] }));
    expect(await OWN.list_audit.make()).toMatchObject({ ok: false, reason: 'malformed' });
  });
});
