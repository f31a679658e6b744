import { describe, expect, test, vi } from 'vitest';
import { authLogin, listBatches, nextLead, updateLead } from '#src/services/rep-script.ts';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aServedLead } from '#tests/builders/lead.ts';
import { type Fault, held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { stopClock } from '#tests/setup/clock.ts';

const auth = 'secret+/=&';
const calls = {
  auth_login: () => authLogin({ email: 'robin@reps.example', password: '2468' }),
  list_batches: () => listBatches(auth),
  next_lead: () => nextLead({ auth, batch: 'web', rep: 'Robin' }),
  update_lead: () => updateLead({ auth, leadId: 'L1', status: 'Attempted', note: 'No answer', rep: 'Robin' }),
};
const everyCall = Object.entries(calls);

const answering = (fault: Fault) => repScript.misbehave(fault);
const theSent = () => {
  expect(repScript.sent).toHaveLength(1);
  const [sent] = repScript.sent;
  if (!sent) throw new Error('nothing was sent');
  return sent;
};

describe('what goes over the wire', () => {
  test('auth_login posts one form field, payload, with email and password', async () => {
    answering(json({ ok: true }));
    await authLogin({ email: 'robin@reps.example', password: 'p&=+ ü' });
    const sent = theSent();
    expect(sent.method).toBe('POST');
    expect(sent.url.href).toBe('http://localhost:3000/api/script');
    expect(sent.contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(sent.body).toBe(
      'payload=%7B%22action%22%3A%22auth_login%22%2C%22token%22%3A%22dev-rep-token%22%2C%22email%22%3A%22robin%40reps.example%22%2C%22password%22%3A%22p%26%3D%2B+%C3%BC%22%7D',
    );
  });

  test('update_lead posts the outcome word for word', async () => {
    answering(json({ ok: true }));
    await updateLead({
      auth,
      leadId: 'L1',
      status: 'Qualified – Appointment Set',
      note: ' "Tuesday" & 50% \n=1+1 👍',
      rep: 'Robin',
    });
    expect(theSent().fields).toEqual([
      [
        'payload',
        '{"action":"update_lead","token":"dev-rep-token","auth":"secret+/=&","leadId":"L1","status":"Qualified – Appointment Set","note":" \\"Tuesday\\" & 50% \\n=1+1 👍","rep":"Robin"}',
      ],
    ]);
  });

  test('list_batches asks with action, token and auth in the query', async () => {
    answering(json({ batches: [] }));
    await listBatches(auth);
    const sent = theSent();
    expect(sent.method).toBe('GET');
    expect(sent.url.href).toBe(
      'http://localhost:3000/api/script?action=list_batches&token=dev-rep-token&auth=secret%2B%2F%3D%26',
    );
    expect(sent.body).toBe('');
  });

  test('next_lead asks with auth, batch and rep, and with nothing the specification does not know', async () => {
    answering(json({ lead: null }));
    await nextLead({ auth: 'a', batch: 'web', rep: 'Robin Reyes', skip: '', peek: '' });
    expect(theSent().url.search).toBe(
      '?action=next_lead&token=dev-rep-token&auth=a&batch=web&rep=Robin+Reyes',
    );
  });

  test('next_lead names the lead that is skipped', async () => {
    answering(json({ lead: null }));
    await nextLead({ auth: 'a', batch: 'web', rep: 'Robin', skip: 'L1' });
    expect(theSent().url.searchParams.get('skip')).toBe('L1');
  });

  test.each(everyCall)(
    '%s sends no header and no cookie of its own, and follows redirects',
    async (_action, call) => {
      const reach = vi.spyOn(globalThis, 'fetch');
      answering(json({ ok: true, batches: [] }));
      await call();
      expect(theSent().credentials).toBe('omit');
      expect(reach).toHaveBeenCalledTimes(1);
      const init = reach.mock.calls[0]?.[1];
      expect(init?.headers).toBeUndefined();
      expect(init?.redirect).toBe('follow');
      reach.mockRestore();
    },
  );
});

describe.each(everyCall)('%s, when the script misbehaves', (_action, call) => {
  test.each([
    ['an HTML page', htmlPage, { ok: false, reason: 'malformed' }],
    ['a dropped connection', networkDrop, { ok: false, reason: 'unreachable' }],
    ['a status that is no success', httpStatus(502, 'Bad gateway'), { reason: 'http', status: 502 }],
    [
      'a status with words',
      () => Response.json({ ok: false, error: 'busy', message: 'Please wait.' }, { status: 429 }),
      { reason: 'http', status: 429, message: 'Please wait.', error: 'busy' },
    ],
    [
      'a refusal in words',
      json({ ok: false, error: 'locked', message: 'Locked.' }),
      { ok: false, reason: 'refused', message: 'Locked.', error: 'locked' },
    ],
    [
      'an ended session',
      json({ ok: false, error: 'unauthenticated', message: 'Sign in again.' }),
      { ok: false, reason: 'expired', message: 'Sign in again.' },
    ],
  ])('%s is a failure, never a crash', async (_what, fault, expected) => {
    answering(fault);
    expect(await call()).toMatchObject(expected);
  });

  test('no answer within 30 seconds is a failure', async () => {
    const { advance } = stopClock();
    const wait = held();
    answering(wait.fault);
    const result = call();
    let isDone = false;
    result.then(() => {
      isDone = true;
    });
    await advance(29_000);
    expect(isDone).toBe(false);
    await advance(1_500);
    expect(await result).toEqual({ ok: false, reason: 'unreachable' });
    wait.release();
  });
});

describe('what an answer comes to', () => {
  test('batches come under either of their names, with counts as numbers', async () => {
    answering(
      json({
        batches: [
          { batchId: 'b1', name: 'One', description: 'First', count_open: 3, count_total: 9 },
          { id: 2, label: 'Two', count_open: '4', count_total: '' },
          { name: 'Without an id' },
        ],
      }),
    );
    expect(await listBatches(auth)).toEqual({
      ok: true,
      answer: {
        batches: [
          { batchId: 'b1', name: 'One', description: 'First', countOpen: 3, countTotal: 9 },
          { batchId: '2', name: 'Two', description: '', countOpen: 4, countTotal: undefined },
        ],
        requestsWaiting: 0,
        features: [],
      },
    });
  });

  test('a lead comes from an older script too, which says no ok and writes numbers', async () => {
    answering(json({ lead: { leadId: 7, firstName: 'Grace', zip: 32905, phone: 3215550167, notes: null } }));
    expect(await nextLead({ auth, batch: 'web', rep: 'Robin' })).toMatchObject({
      ok: true,
      answer: { lead: { leadId: '7', zip: '32905', phone: '3215550167', notes: '', email: '' } },
    });
  });

  test('no lead comes with the words of the script', async () => {
    answering(json({ ok: true, lead: null, message: 'All done.', heldBack: { outsideHours: 2 } }));
    const result = await nextLead({ auth, batch: 'web' });
    expect(result).toMatchObject({
      ok: true,
      answer: { message: 'All done.', heldBack: { outsideHours: 2, leasedToOthers: 0 } },
    });
    expect(result).toHaveProperty('answer.lead', null);
  });

  test('an empty cell that comes as null is as good as a field that is not there', async () => {
    const login = { ok: true, auth: 'secret', email: 'robin@reps.example', name: null, role: null };
    answering(json({ ...login, message: null, error: null }));
    expect(await calls.auth_login()).toMatchObject({ ok: true, answer: { auth: 'secret' } });
    answering(json({ batches: [{ batchId: 'b1', name: 'One', count_open: null, count_total: null }] }));
    expect(await listBatches(auth)).toMatchObject({
      ok: true,
      answer: { batches: [{ countOpen: undefined, countTotal: undefined }] },
    });
    answering(json({ ok: true, message: null, undoUntil: null }));
    expect(await calls.update_lead()).toMatchObject({ ok: true });
    answering(json({ lead: null, leaseUntil: null, heldBack: null, progress: null }));
    expect(await nextLead({ auth, batch: 'web' })).toMatchObject({ ok: true });
  });

  test('a call the page no longer wants is given up', async () => {
    const wait = held();
    answering(wait.fault);
    const controller = new AbortController();
    const result = listBatches(auth, controller.signal);
    controller.abort();
    expect(await result).toEqual({ ok: false, reason: 'unreachable' });
    wait.release();
    const late = new AbortController();
    late.abort();
    expect(await listBatches(auth, late.signal)).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('what a script keeps under our names is only ours when it has said that it knows us', async () => {
    const answer = {
      lead: aServedLead(),
      leaseUntil: '2026-11-20T15:15:00.000Z',
      calling: { open: false },
      progress: { open: 1, total: 2 },
    };
    keepFeatures(auth, []);
    answering(json(answer));
    const plain = await nextLead({ auth, batch: 'web' });
    expect(plain).toMatchObject({ ok: true, answer: { lead: { firstName: 'Grace' }, leaseUntil: '' } });
    expect(plain).not.toHaveProperty('answer.calling');
    expect(plain).not.toHaveProperty('answer.progress');
    answering(json({ ok: true, undoUntil: '2026-11-20T15:15:00.000Z' }));
    expect(await calls.update_lead()).toEqual({ ok: true, answer: { ok: true, undoUntil: '' } });

    answering(json({ batches: [], features: ['undo_lead', 'fly'] }));
    expect(await listBatches(auth)).toMatchObject({ answer: { features: ['undo_lead'] } });
    answering(json(answer));
    expect(await nextLead({ auth, batch: 'web' })).toMatchObject({
      answer: { leaseUntil: answer.leaseUntil, calling: { open: false }, progress: { open: 1, total: 2 } },
    });
  });

  test('the served lead of our own script is understood', async () => {
    answering(json({ ok: true, lead: aServedLead(), history: [], progress: { open: 1, total: 2 } }));
    expect(await nextLead({ auth, batch: 'web' })).toMatchObject({
      ok: true,
      answer: { lead: { firstName: 'Grace' }, progress: { open: 1, total: 2 } },
    });
  });
});
