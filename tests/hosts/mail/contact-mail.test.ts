import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { getSender } from '#backend/hosts/node/mail/sender.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { aHostForThisFile, type RunningHost, runHost, SETTINGS } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startMailServer } from './mail-server.ts';

const own = aHostForThisFile();

const MESSAGE = {
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service',
  template_id: 'template',
  template_params: { from_name: 'Ada', message: 'Water comes in', reply_to: 'ada@home.example' },
};

const send = (
  body: unknown,
  { url, headers }: { url: string; headers?: Record<string, string> } = own.host,
) =>
  fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const shown = async () => (await fetch(`${own.host.url}/outbox`)).text();

describe('contact mail is caught as the email provider would take it', () => {
  test('a whole message is answered OK and shown in the outbox', async () => {
    const answer = await send(MESSAGE);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await shown()).toContain('message: Water comes in');
  });

  test('so is a form', async () => {
    const form = new FormData();
    const { template_params, ...rest } = MESSAGE;
    for (const [name, value] of Object.entries({ ...rest, ...template_params })) form.append(name, value);
    const answer = await fetch(`${own.host.url}/api/v1.0/email/send-form`, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    const page = await shown();
    expect(page).toContain('from_name: Ada');
    expect(page).not.toContain('public-key');
  });

  test.each([
    ['user_id', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'],
    ['service_id', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
    ['template_id', 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates'],
    [
      'template_params',
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    ],
  ])('without %s it is refused in the provider’s words', async (part, says) => {
    const answer = await send({ ...MESSAGE, [part]: undefined });
    expect([answer.status, await answer.text()]).toEqual([400, says]);
    expect(await shown()).toContain('No mail yet.');
  });

  test('what is no JSON is a bad request', async () => {
    expect(
      (await fetch(`${own.host.url}/api/v1.0/email/send`, { method: 'POST', body: '<html>' })).status,
    ).toBe(400);
  });

  test('a browser on another origin may send it', async () => {
    const preflight = await fetch(`${own.host.url}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://tarps.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await send(MESSAGE)).headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['user_id', 'The public key is invalid. Visit https://dashboard.emailjs.com/admin/account'],
    ['service_id', 'The service ID is invalid. Visit https://dashboard.emailjs.com/admin'],
    ['template_id', 'The template ID is invalid. Visit https://dashboard.emailjs.com/admin/templates'],
  ])('with a %s that is not the site’s it is refused, and not kept', async (part, says) => {
    const answer = await send({ ...MESSAGE, [part]: 'of somebody else' });
    expect([answer.status, await answer.text()]).toEqual([400, says]);
    expect(await shown()).toContain('No mail yet.');
  });

  test('a mail that cannot be kept is not answered as sent', async () => {
    const broken = await runHost(own.db, {
      outbox: { ...createOutbox(own.db), add: () => Promise.reject(new Error('disk full')) },
    });
    try {
      expect((await send(MESSAGE, broken)).status).toBe(503);
      expect(broken.logged.join()).toContain('could not be kept');
    } finally {
      await broken.close();
    }
  });

  test('is not taken at all when the site sends it elsewhere', async () => {
    const { emailjs: _, ...settings } = SETTINGS;
    const elsewhere = await runHost(own.db, { settings, mode: 'production' });
    try {
      expect((await send(MESSAGE, elsewhere)).status).toBe(404);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('a flood of contact mail', () => {
  /** Sends `count` mails from one address, as a local proxy reports it. Returns how many were accepted. */
  async function taken(host: RunningHost, count: number, address: string): Promise<number> {
    let ok = 0;
    for (let sent = 0; sent < count; sent++) {
      const headers = { 'x-forwarded-for': `1.2.3.${sent}, ${address}` };
      const answer = await send(MESSAGE, { ...host, headers });
      if (answer.ok) ok++;
      else expect([answer.status, await answer.text()]).toEqual([429, 'Too Many Requests']);
    }
    return ok;
  }

  test('is stopped at ten a minute from one sender, whatever it claims, and at thirty in all', async () => {
    const flooded = await runHost(own.db);
    try {
      expect(await taken(flooded, 12, '203.0.113.7')).toBe(10);
      expect(await taken(flooded, 1, '203.0.113.8')).toBe(1);
      expect(await taken(flooded, 10, '203.0.113.9')).toBe(10);
      expect(await taken(flooded, 10, '203.0.113.10')).toBe(9);
    } finally {
      await flooded.close();
    }
  });
});

test.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['2001:db8::7', undefined, '2001:db8::7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['::1', undefined, '::1'],
])('a request from %s forwarded for %s counts as one of %s', async (remoteAddress, forwarded, sender) => {
  const app = new Hono().get('/', (c) => c.text(getSender(c)));
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  expect(await answer.text()).toBe(sender);
});

describe('with a mail server', () => {
  test('contact mail is sent to the company, whoever the request names, and leaves the outbox', async () => {
    const server = await startMailServer();
    const sending = await runHost(own.db, { smtpUrl: server.smtpUrl });
    const params = { ...MESSAGE.template_params, to_email: 'stranger@else.example' };
    expect((await send({ ...MESSAGE, template_params: params }, sending)).status).toBe(200);
    await sending.close();
    server.close();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(new RegExp(`^To: ${SETTINGS.company.email}\\r$`, 'm'));
    expect(server.taken[0]).toMatch(/^Reply-To: ada@home.example\r$/m);
    expect(await createOutbox(own.db).newest(10)).toEqual([]);
  });

  test('a mail it refuses fails no answer, is logged, and is kept as unsent', async () => {
    const server = await startMailServer('554 no service');
    const sending = await runHost(own.db, { smtpUrl: server.smtpUrl });
    expect((await send(MESSAGE, sending)).status).toBe(200);
    await eventually(() => expect(sending.logged.join()).toContain('could not be sent'));
    await sending.close();
    server.close();
    expect(await createOutbox(own.db).newest(10)).toMatchObject([
      { state: 'unsent', fault: expect.stringContaining('no service') },
    ]);
    expect(await shown()).toContain('Not sent.');
  });
});
