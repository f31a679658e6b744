import { describe, expect, test } from 'vitest';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { aHostForThisFile, newBooking, SETTINGS, sendRaw } from '#tests/hosts/running-host.ts';

const own = aHostForThisFile();

const at = (path: string) => `${own.host.url}${path}`;

describe('every answer of the API', () => {
  const ANSWERS: [string, () => Promise<Response>][] = [
    ['a booking', () => own.host.post(new URLSearchParams(newBooking()))],
    ['a refusal', () => fetch(at('/api/script?action=drop_table'))],
    ['a refused method', () => fetch(at('/api/script'), { method: 'PUT' })],
    ['an address without an action', () => fetch(at('/api/none'))],
    ['a refused contact mail', () => fetch(at('/api/v1.0/email/send'), { method: 'POST', body: '{' })],
  ];

  test.each(ANSWERS)('cannot be shown as a page, in a frame or as another type: %s', async (_what, ask) => {
    const { headers } = await ask();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-type')).toMatch(/^(application\/json|text\/plain)/);
  });

  test.each(ANSWERS)('sets no cookie and does not name the host’s software: %s', async (_what, ask) => {
    const { headers } = await ask();
    expect(headers.getSetCookie()).toEqual([]);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test('a failure is answered without a file, a query or a stack', async () => {
  const fault = new Error('SELECT * FROM reps failed at /srv/app/store.ts:12');
  const fail = () => Promise.reject(fault);
  const broken = await own.another({
    store: { transact: fail, close: async () => {} },
    outbox: { ...createOutbox(own.db), newest: fail },
  });
  const answers = [
    await fetch(`${broken.url}/api/script?action=list_batches&token=${SETTINGS.repToken}&auth=x`),
    await fetch(`${broken.url}/outbox`),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/SELECT|store\.ts|node_modules|\bat /);
  }
  expect(broken.logged.join('\n')).toContain('SELECT * FROM reps failed');
});

test('a TRACE request is refused and not answered with what it sent', async () => {
  const headers = { 'x-secret': 'told-only-once' };
  const { status, body } = await sendRaw(own.host.url, '/api/script', { method: 'TRACE', headers });
  expect(status).toBe(405);
  expect(body).not.toContain('told-only-once');
});

test('a field that a query repeats has one value: the first', async () => {
  const answer = await fetch(at('/api/script?action=ping&action=list_batches'));
  expect(await answer.json()).toMatchObject({ ok: true });
});
