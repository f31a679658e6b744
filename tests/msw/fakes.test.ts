import { describe, expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead } from '#tests/builders/lead.ts';
import { emptyBody, held, htmlPage, httpStatus, json, networkDrop } from './faults.ts';
import { bookingIntake } from './handlers/booking-intake.ts';
import { emailSender, sentEmails } from './handlers/email-sender.ts';
import { repScript } from './handlers/rep-script.ts';
import { scriptBackend } from './script-backend.ts';
import { repWithPin, signedInRep } from './signed-in-rep.ts';

const call = (action: string, fields: Record<string, string> = {}) =>
  fetch(env.repEndpoint, {
    method: 'POST',
    body: new URLSearchParams({ payload: JSON.stringify({ action, token: env.repToken, ...fields }) }),
  });

const ask = (action: string, fields: Record<string, string>) =>
  fetch(`${env.repEndpoint}?${new URLSearchParams({ action, token: env.repToken, ...fields })}`);

function book(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(env.bookingEndpoint, { method: 'POST', mode: 'no-cors', body });
}

describe('the fake script is the real core', () => {
  test('it signs in a rep with the right PIN and refuses a wrong one', async () => {
    repWithPin('1357', { email: 'robin@reps.example' });
    const right = await call('auth_login', { email: 'robin@reps.example', password: '1357' });
    expect(await right.json()).toMatchObject({ ok: true, email: 'robin@reps.example' });
    const wrong = await call('auth_login', { email: 'robin@reps.example', password: '9999' });
    expect(await wrong.json()).toMatchObject({ ok: false, error: 'invalid_login' });
  });

  test('it serves leads to a signed-in rep, in calling hours whatever the hour of the day is', async () => {
    const { auth } = signedInRep();
    scriptBackend.write({ kind: 'putBatch', row: aBatch() }, { kind: 'putLead', row: aLead() });
    const answer = await ask('next_lead', { auth, batch: aBatch().batchId, rep: '' });
    expect(await answer.json()).toMatchObject({ ok: true, lead: { leadId: 'lead-1', firstName: 'Grace' } });
  });

  test('it holds leads back at night when its clock is set so', async () => {
    scriptBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    const { auth } = signedInRep();
    scriptBackend.write({ kind: 'putBatch', row: aBatch() }, { kind: 'putLead', row: aLead() });
    const answer = await ask('next_lead', { auth, batch: aBatch().batchId, rep: '' });
    expect(await answer.json()).toMatchObject({ lead: null, heldBack: { outsideHours: 1 } });
  });

  test('it makes a lead of a booking whose answer nobody can read', async () => {
    const post = aBookingPost();
    const answer = await book(post);
    expect(answer.type).toBe('opaque');
    expect(await answer.text()).toBe('');
    const receipt = await ask('booking_receipt', {
      token: env.bookingToken,
      submissionId: post.submissionId ?? '',
    });
    expect(await receipt.json()).toMatchObject({ ok: true, found: true, apptTime: 'morning' });
    expect(scriptBackend.mail()).toHaveLength(1);
  });
});

describe('a remote remembers what was really sent', () => {
  test('a booking field by field, in order and with its type', async () => {
    const post = aBookingPost({ notes: 'water 💧\nin the kitchen' });
    await book(post);
    expect(bookingIntake.sent).toHaveLength(1);
    const [sent] = bookingIntake.sent;
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.mode).toBe('no-cors');
    expect(Object.fromEntries(sent?.fields ?? [])).toEqual({ ...post, notes: 'water 💧\r\nin the kitchen' });
    expect(repScript.sent).toEqual([]);
  });

  test('a rep call with its action and payload', async () => {
    await call('list_batches', { auth: 'x' });
    const [sent] = repScript.sentAs('list_batches');
    expect(sent?.payload).toEqual({ action: 'list_batches', token: env.repToken, auth: 'x' });
    expect(sent?.body).toMatch(/^payload=%7B%22action/);
  });
});

describe('a remote misbehaves once when told to', () => {
  test.each([
    ['a page', htmlPage, 200, /<!doctype html>/],
    ['nothing', emptyBody, 200, /^$/],
    ['another shape', json({ batches: 7 }), 200, /^\{"batches":7\}$/],
    ['a status', httpStatus(503, 'down'), 503, /^down$/],
  ])('with %s', async (_what, fault, status, body) => {
    repScript.misbehave(fault, { action: 'list_batches' });
    expect((await call('forgot_pin')).headers.get('content-type')).toContain('json');
    const answer = await call('list_batches', { auth: 'x' });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
    expect(await (await call('list_batches', { auth: 'x' })).json()).toMatchObject({ ok: false });
  });

  test('with a dropped connection', async () => {
    bookingIntake.misbehave(networkDrop);
    await expect(book(aBookingPost())).rejects.toThrow(TypeError);
  });

  test('with an answer that waits until the test lets it go', async () => {
    const wait = held();
    repScript.misbehave(wait.fault);
    let answered = false;
    const answer = call('list_batches', { auth: 'x' }).then((response) => {
      answered = true;
      return response.json();
    });
    await call('list_batches', { auth: 'y' });
    expect(answered).toBe(false);
    wait.release();
    expect(await answer).toMatchObject({ ok: false, error: 'unauthenticated' });
  });
});

describe('the fake email provider', () => {
  const email = {
    lib_version: '4.4.1',
    user_id: env.emailjsPublicKey,
    service_id: 'service',
    template_id: 'template',
    template_params: { from_name: 'Ada' },
  };
  const send = (body: unknown) =>
    fetch(`${env.emailjsOrigin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('takes and remembers an email of the right shape', async () => {
    expect(await (await send(email)).text()).toBe('OK');
    expect(sentEmails()).toEqual([{ from_name: 'Ada' }]);
  });

  test.each(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'])(
    'refuses one without %s',
    async (name) => {
      expect((await send({ ...email, [name]: undefined })).status).toBe(400);
      expect(emailSender.sent).toHaveLength(1);
      expect(sentEmails()).toEqual([]);
    },
  );
});
