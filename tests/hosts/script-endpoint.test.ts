import { describe, expect, test } from 'vitest';
import { createPostgresStore, StoreBusy } from '#backend/stores/postgres/store.ts';
import { LIMITS } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aHostForThisFile, runHost, SETTINGS } from './running-host.ts';

const own = aHostForThisFile();

const endpoint = () => `${own.host.url}/api/script`;

const newBooking = (over: Record<string, string> = {}): Record<string, string> => ({
  ...aBookingPost({ submissionId: crypto.randomUUID() }, FRIDAY_TEN),
  token: SETTINGS.bookingToken,
  ...over,
});

function asForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(endpoint(), { method: 'POST', body, headers });

async function getLead(submissionId: string) {
  return createPostgresStore(own.db).transact(async (transaction) => {
    const booking = await transaction.read('booking', { submissionId });
    return booking && transaction.read('lead', { leadId: booking.leadId });
  });
}

describe('the script endpoint() reads a request however it was sent', () => {
  test('a booking as multipart form data becomes a lead', async () => {
    const booking = newBooking();
    const answer = await post(asForm(booking));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, reference: expect.stringMatching(/^RT-/) });
    expect(await getLead(booking.submissionId ?? '')).toMatchObject({
      firstName: booking.firstName,
      policyNumber: booking.policyNumber,
      status: 'New Lead',
    });
  });

  test('a booking as url-encoded form data becomes a lead too', async () => {
    const booking = newBooking();
    expect(await (await post(new URLSearchParams(booking))).json()).toMatchObject({ ok: true });
    expect(await getLead(booking.submissionId ?? '')).toMatchObject({ zip: booking.zip });
  });

  test('what people type comes back as it went in: markup, quotes, emoji, other scripts, line breaks', async () => {
    const notes = '<script>alert("1")</script>\n\'; DROP TABLE leads; -- 👍🏽 ñ 屋根 =1+1 &amp; %00 \\u0000';
    const booking = newBooking({ notes, lastName: 'O’Neil "Bo" <b>' });
    expect(await (await post(asForm(booking))).json()).toMatchObject({ ok: true });
    const lead = await getLead(booking.submissionId ?? '');
    expect(lead?.notes.replaceAll('\r\n', '\n')).toBe(notes);
    expect(lead?.lastName).toBe('O’Neil "Bo" <b>');
  });

  test('the one character a database cannot keep does no harm', async () => {
    const booking = newBooking({ notes: 'wet\0ceiling' });
    expect(await (await post(new URLSearchParams(booking))).json()).toMatchObject({ ok: true });
    expect((await getLead(booking.submissionId ?? ''))?.notes).toMatch(/^wet.?ceiling$/);
  });

  test('an action in the query of a GET', async () => {
    const answer = await fetch(`${endpoint()}?action=ping`);
    expect(await answer.json()).toMatchObject({ ok: true });
  });

  test('an action as JSON in the field payload, and as the body', async () => {
    const request = {
      action: 'auth_login',
      token: SETTINGS.repToken,
      email: 'nobody@x.example',
      password: '1',
    };
    const refused = { ok: false, error: 'invalid_login' };
    const encoded = new URLSearchParams({ payload: JSON.stringify(request) });
    expect(await (await post(encoded)).json()).toMatchObject(refused);
    const text = await post(JSON.stringify(request), { 'content-type': 'text/plain' });
    expect(await text.json()).toMatchObject(refused);
  });
});

describe('the script endpoint() always answers JSON', () => {
  test.each<[string, () => Promise<Response>]>([
    ['no body', () => post('')],
    ['no action', () => fetch(endpoint())],
    ['broken JSON', () => post(new URLSearchParams({ payload: '{"action":' }))],
    [
      'a broken multipart body',
      () => post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' }),
    ],
    ['an unknown action', () => fetch(`${endpoint()}?action=drop_table`)],
    ['a wrong token', () => post(asForm(newBooking({ token: 'wrong' })))],
  ])('%s is a refusal with status 200', async (_name, send) => {
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({
      ok: false,
      error: expect.any(String),
      message: expect.any(String),
    });
  });

  test('it may be read from any origin and is never cached', async () => {
    const answer = await fetch(`${endpoint()}?action=ping`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('more than it reads is refused, said beforehand or not', async () => {
    const tooMuch = 'x'.repeat(LIMITS.requestBytes + 1);
    const announced = await post(tooMuch);
    expect(await announced.json()).toMatchObject({ ok: false, error: 'too_large' });
    const stream = new Blob([tooMuch]).stream();
    const unannounced = await fetch(endpoint(), {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await unannounced.json()).toMatchObject({ ok: false, error: 'too_large' });
  });

  test.each(['auth_login', 'request_user_approval', 'reset_pin'])(
    '%s with an email that is no text is refused like any other wrong field',
    async (action) => {
      const email = { toString: 1, valueOf: 1 };
      const payload = JSON.stringify({ action, token: SETTINGS.repToken, email });
      const answer = await post(new URLSearchParams({ payload }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        ok: false,
        error: 'bad_request',
        fields: { email: expect.any(String) },
      });
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await fetch(endpoint(), { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
    expect(await answer.json()).toMatchObject({ ok: false });
  });

  test('any other address of the API is not there', async () => {
    const answer = await fetch(`${own.host.url}/api/scripts`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, error: 'not_found' });
  });
});

describe('when the script itself fails', () => {
  test('the answer is JSON, and the log names the fault without personal data', async () => {
    const failing = await runHost(own.db, {
      pinHash: async () => {
        throw new TypeError('cannot hash for ada@home.example and +1 321 555 0142');
      },
    });
    try {
      const answer = await fetch(`${failing.url}/api/script`, {
        method: 'POST',
        body: new URLSearchParams({
          payload: JSON.stringify({
            action: 'auth_login',
            token: SETTINGS.repToken,
            email: 'a@b.example',
            password: '1',
          }),
        }),
      });
      expect(answer.status).toBe(500);
      expect(await answer.json()).toMatchObject({ ok: false, error: 'internal' });
      const log = failing.logged.join('\n');
      expect(log).toContain('TypeError: cannot hash for [email] and [number]');
      expect(log).not.toMatch(/ada@|555/);
    } finally {
      await failing.close();
    }
  });

  test('an overloaded database is a refusal that asks to try again', async () => {
    const busy = await runHost(own.db, {
      store: { transact: () => Promise.reject(new StoreBusy('busy')), close: async () => {} },
    });
    try {
      expect(await busy.act('list_batches', { auth: 'x' })).toMatchObject({ ok: false, error: 'busy' });
    } finally {
      await busy.close();
    }
  });
});
