import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { serveLikeGoogle } from './google-host.ts';
import { anInstalledScript, type Installed } from './installed.ts';

let script: Installed;
let google: Awaited<ReturnType<typeof serveLikeGoogle>>;
beforeEach(async () => {
  script = await anInstalledScript();
  google = await serveLikeGoogle(script);
});
afterEach(() => google.close());

test('an answer comes from another origin after a redirect, readable by every site', async () => {
  const hop = await fetch(`${google.endpoint}?action=ping`, { redirect: 'manual' });
  expect(hop.status).toBe(302);
  expect(hop.headers.get('location')).toContain(google.contentOrigin);
  const answer = await fetch(`${google.endpoint}?action=ping`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({ ok: true });
});

test('a multipart booking of the site arrives', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(aBookingPost({}, FRIDAY_TEN))) body.set(name, value);
  const answer = await fetch(google.endpoint, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ ok: true });
  expect(script.rows('Bookings')).toHaveLength(1);
});

test('a rep’s form-encoded call arrives, also with a refusal in it', async () => {
  const body = new URLSearchParams({
    payload: JSON.stringify({
      action: 'auth_login',
      token: 'dev-rep-token',
      email: 'a@b.example',
      password: '1234',
    }),
  });
  const answer = await fetch(google.endpoint, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ok: false, error: 'invalid_login' });
});

test('a preflight gets no permission, and a script that breaks down gives a page', async () => {
  const preflight = await fetch(google.endpoint, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  const broken = await serveLikeGoogle({
    start: () => {
      throw new Error('Exceeded maximum execution time');
    },
  });
  const answer = await fetch(broken.endpoint);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  await broken.close();
});
