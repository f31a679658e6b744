import { expect, onTestFinished, test } from 'vitest';
import { serveLikeGoogle } from './google-host.ts';
import { anInstalledScript, type Installed } from './installed.ts';

async function served(script: Pick<Installed, 'start'>) {
  const google = await serveLikeGoogle(script);
  onTestFinished(google.close);
  return google;
}

test('every site can read an answer, which comes from another origin after a redirect, but a preflight is not allowed', async () => {
  const { endpoint, contentOrigin } = await served(await anInstalledScript());
  const hop = await fetch(`${endpoint}?action=ping`, { redirect: 'manual' });
  expect(hop.status).toBe(302);
  expect(hop.headers.get('location')).toContain(contentOrigin);
  const answer = await fetch(`${endpoint}?action=ping`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ ok: true });
  const preflight = await fetch(endpoint, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test('a script that throws returns an HTML page that no other site can read', async () => {
  const start = () => {
    throw new Error('Exceeded maximum execution time');
  };
  const answer = await fetch((await served({ start })).endpoint);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
