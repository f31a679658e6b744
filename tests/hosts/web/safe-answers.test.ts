import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { aHostForThisFile, newBooking, SETTINGS } from '#tests/hosts/running-host.ts';

const own = aHostForThisFile();

const at = (path: string) => `${own.host.url}${path}`;

/** Sends a request with a method that fetch refuses to send. */
function send(method: string, url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
      );
    })
      .on('error', reject)
      .end();
  });
}

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
  const { status, text } = await send('TRACE', at('/api/script'), { 'x-secret': 'told-only-once' });
  expect(status).toBe(405);
  expect(text).not.toContain('told-only-once');
});

test('a field that a query repeats has one value: the first', async () => {
  const answer = await fetch(at('/api/script?action=ping&action=list_batches'));
  expect(await answer.json()).toMatchObject({ ok: true });
});
