import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPostgresStore, StoreBusy } from '#backend/stores/postgres/store.ts';
import { LIMITS } from '#contract/limits.ts';
import { aRep } from '#tests/builders/rep.ts';
import { put } from '#tests/stores/rows.ts';
import { aHostForThisFile, newBooking, SETTINGS } from './running-host.ts';

const own = aHostForThisFile();

const endpoint = () => `${own.host.url}/api/script`;
const post = (body: BodyInit, headers?: Record<string, string>) => own.host.post(body, headers);

function asForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Sends a booking and returns its lead. */
async function book(booking: Record<string, string>, body: BodyInit) {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ok: true, reference: expect.stringMatching(/^RT-/) });
  const storedBooking = await own.read('booking', { submissionId: booking.submissionId ?? '' });
  return own.read('lead', { leadId: storedBooking?.leadId ?? '' });
}

describe('the script endpoint reads', () => {
  test.each<[string, (fields: Record<string, string>) => BodyInit]>([
    ['multipart', asForm],
    ['url-encoded', (fields) => new URLSearchParams(fields)],
  ])('a booking sent as %s form data, and its lead has every text as typed', async (_name, encode) => {
    const notes = '<script>alert("1")</script>\n\'; DROP TABLE leads; -- 👍🏽 ñ 屋根 =1+1 &amp; %00 \\u0000';
    const booking = newBooking({ notes, lastName: 'O’Neil "Bo" <b>' });
    const lead = await book(booking, encode(booking));
    expect(lead).toMatchObject({ lastName: 'O’Neil "Bo" <b>', policyNumber: '00123-H', status: 'New Lead' });
    expect(lead?.notes.replaceAll('\r\n', '\n')).toBe(notes);
  });

  test('an action in the query of a GET, as JSON in the field payload, and as the body', async () => {
    const answer = await fetch(`${endpoint()}?action=ping`);
    expect(await answer.json()).toMatchObject({ ok: true });
    const login = { email: 'nobody@x.example', password: '1' };
    const refused = { ok: false, error: 'invalid_login' };
    expect(await own.host.act('auth_login', login)).toMatchObject(refused);
    const body = JSON.stringify({ action: 'auth_login', token: SETTINGS.repToken, ...login });
    expect(await (await post(body, { 'content-type': 'text/plain' })).json()).toMatchObject(refused);
  });
});

describe('the script endpoint', () => {
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
  ])('answers %s with a JSON refusal and status 200', async (_name, send) => {
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({
      ok: false,
      error: expect.any(String),
      message: expect.any(String),
    });
  });

  test('may be read from any origin and is never cached', async () => {
    const origin = 'https://elsewhere.example';
    const { headers } = await fetch(`${endpoint()}?action=ping`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('refuses a body that is too large, with or without a declared length', async () => {
    const tooMuch = 'x'.repeat(LIMITS.requestBytes + 1);
    const tooLarge = { ok: false, error: 'too_large' };
    expect(await (await post(tooMuch)).json()).toMatchObject(tooLarge);
    const streamed = { method: 'POST', body: new Blob([tooMuch]).stream(), duplex: 'half' };
    expect(await (await fetch(endpoint(), streamed as RequestInit)).json()).toMatchObject(tooLarge);
  });

  test.each(['auth_login', 'request_user_approval', 'reset_pin'])(
    'refuses %s with an email that is not a text, like any other wrong field',
    async (action) => {
      const email = { toString: 1, valueOf: 1 };
      expect(await own.host.act(action, { email })).toMatchObject({
        ok: false,
        error: 'bad_request',
        fields: { email: expect.any(String) },
      });
    },
  );

  test.each(['PUT', 'OPTIONS'])('does not allow %s', async (method) => {
    const answer = await fetch(endpoint(), { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
    expect(await answer.json()).toMatchObject({ ok: false });
  });

  test('answers 404 at any other address of the API', async () => {
    const answer = await fetch(`${own.host.url}/api/scripts`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, error: 'not_found' });
  });
});

test('a calendar program gets a calendar, which no other action answers with', async () => {
  const { rep, auth } = { rep: aRep({ role: 'manager' }), auth: 'auth of the manager' };
  const hash = createHash('sha256').update(auth).digest('hex');
  const expiresAt = '2026-11-21T00:00:00.000Z';
  await own.write(put.rep(rep), put.session({ hash, email: rep.email, expiresAt }));
  const booking = newBooking({ lastName: 'Müller' });
  const { reference } = await (await post(asForm(booking))).json();
  const { calendar: key } = await own.host.act('make_day_link', { auth, link: 'calendar' });
  const ask = (of: string) => fetch(`${endpoint()}?action=visit_feed&key=${of}`);
  const answer = await ask(String(key));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'no-store'],
  ]);
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(text).toContain(`UID:${reference}@tarps.example\r\n`);
  expect(text).toContain('Müller');
  const refused = await ask('a.b');
  expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await refused.json()).toMatchObject({ ok: false, error: 'bad_link' });
});

describe('when the script itself fails', () => {
  test('the answer is JSON, and the log names the error without personal data', async () => {
    const pinHash = () =>
      Promise.reject(new TypeError('cannot hash for ada@home.example and +1 321 555 0142'));
    const failing = await own.another({ pinHash });
    const login = { action: 'auth_login', token: SETTINGS.repToken, email: 'a@b.example', password: '1' };
    const answer = await failing.post(new URLSearchParams({ payload: JSON.stringify(login) }));
    expect(answer.status).toBe(500);
    const { requestId, ...body } = await answer.json();
    expect(body).toMatchObject({ ok: false, error: 'internal' });
    const log = failing.logged.join('\n');
    expect(log).toContain('TypeError: cannot hash for [email] and [number]');
    expect(requestId).toMatch(/^[0-9a-f]{8}$/);
    expect(log).toContain(requestId);
    expect(log.replaceAll(requestId, '')).not.toMatch(/ada@|555/);
  });

  test('a ping says so, once a booking could not be stored and until something can be again', async () => {
    let isDiskFull = false;
    const store = createPostgresStore(own.db);
    const broken = await own.another({
      store: {
        ...store,
        transact: (work) =>
          store.transact(({ read, write }) => {
            const fail = () => Promise.reject(new Error('No space left'));
            return work({ read, write: isDiskFull ? fail : write });
          }),
      },
    });
    const ping = async () => (await broken.act('ping')).ok;
    const book = async () => (await broken.post(new URLSearchParams(newBooking()))).status;
    expect([await book(), await ping()]).toEqual([200, true]);
    isDiskFull = true;
    expect([await ping(), await book(), await ping()]).toEqual([true, 500, false]);
    isDiskFull = false;
    expect([await ping(), await book(), await ping()]).toEqual([true, 200, true]);
    isDiskFull = true;
    expect(await ping()).toBe(true);
  });

  test('because the database is overloaded, the answer asks to try again', async () => {
    const transact = () => Promise.reject(new StoreBusy('busy'));
    const busy = await own.another({ store: { transact, close: async () => {} } });
    expect(await busy.act('list_batches', { auth: 'x' })).toMatchObject({ ok: false, error: 'busy' });
  });
});
