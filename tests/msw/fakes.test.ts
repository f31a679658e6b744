import { describe, expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { endTest } from '#tests/setup/ended-tests.ts';
import { held, htmlPage, httpStatus, json, networkDrop } from './faults.ts';
import { bookingIntake } from './handlers/booking-intake.ts';
import { emailSender, sentEmails } from './handlers/email-sender.ts';
import { repScript } from './handlers/rep-script.ts';
import { scriptBackend } from './script-backend.ts';

const call = (action: string) =>
  fetch(env.repEndpoint, {
    method: 'POST',
    body: new URLSearchParams({ payload: JSON.stringify({ action, token: env.repToken, auth: 'x' }) }),
  });

function book() {
  const body = new FormData();
  for (const [name, value] of Object.entries(aBookingPost())) body.append(name, value);
  return fetch(env.bookingEndpoint, { method: 'POST', mode: 'no-cors', body });
}

test('a booking reaches the real core and no other remote, and the page cannot read the answer', async () => {
  const answer = await book();
  expect(answer.type).toBe('opaque');
  expect(await answer.text()).toBe('');
  expect(scriptBackend.mail().map(({ subject }) => subject.split(/:| RT/)[0])).toEqual([
    'New booking',
    'Your roof visit',
  ]);
  expect(bookingIntake.sent).toHaveLength(1);
  expect(repScript.sent).toEqual([]);
});

test('a request that arrives after its test has ended is not counted in the next one, and stores nothing', async () => {
  const answer = book();
  endTest();
  await expect(answer).rejects.toThrow(TypeError);
  expect(bookingIntake.sent).toEqual([]);
  expect(scriptBackend.mail()).toEqual([]);
});

describe('a remote can be made to fail once', () => {
  test.each([
    ['an HTML page', htmlPage, 200, /<!doctype html>/],
    ['a wrong shape', json({ batches: 7 }), 200, /^\{"batches":7\}$/],
    ['an error status', httpStatus(503, 'down'), 503, /^down$/],
  ])('with %s', async (_what, fault, status, body) => {
    repScript.misbehave(fault, { action: 'list_batches' });
    expect((await call('forgot_pin')).headers.get('content-type')).toContain('json');
    const answer = await call('list_batches');
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
    expect(await (await call('list_batches')).json()).toMatchObject({ ok: false });
  });

  test('with a dropped connection', async () => {
    bookingIntake.misbehave(networkDrop);
    await expect(book()).rejects.toThrow(TypeError);
  });

  test('with an answer held back until the test releases it', async () => {
    const wait = held();
    repScript.misbehave(wait.fault);
    let answered = false;
    const answer = call('list_batches').then((response) => {
      answered = true;
      return response.json();
    });
    await call('list_batches');
    expect(answered).toBe(false);
    wait.release();
    expect(await answer).toMatchObject({ ok: false, error: 'unauthenticated' });
  });
});

describe('the fake email provider', () => {
  const email = {
    ...{
      lib_version: '4.4.1',
      user_id: env.emailjsPublicKey,
      service_id: 'service',
      template_id: 'template',
    },
    template_params: { from_name: 'Ada' },
  };
  const send = (body: unknown) =>
    fetch(`${env.emailjsOrigin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('accepts and records a valid email, and refuses one without any of its fields', async () => {
    expect(await (await send(email)).text()).toBe('OK');
    for (const name of Object.keys(email))
      expect((await send({ ...email, [name]: undefined })).status).toBe(400);
    expect(emailSender.sent).toHaveLength(6);
    expect(sentEmails()).toEqual([{ from_name: 'Ada' }]);
  });
});
