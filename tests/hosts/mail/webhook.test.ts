import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callWebhook, refusePrivateWebhook, type Webhook } from '#backend/hosts/node/mail/webhook.ts';
import { isPrivateAddress } from '#backend/hosts/node/web/sender.ts';
import { listen } from '#backend/hosts/node/web/serve.ts';
import { aHostForThisFile, newBooking } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startMailServer } from './mail-server.ts';

const own = aHostForThisFile();
const SECRET = 'a secret of sixteen';

/** The owner's program, on this machine. It notes each call, and answers with `status`. */
async function aProgram(status = 204) {
  const calls: { body: string; headers: IncomingHttpHeaders }[] = [];
  const program = { status, calls, url: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ body, headers: request.headers });
    response.writeHead(program.status, { location: program.url }).end('a long answer');
  });
  const { port, close } = await listen(server, 0, '127.0.0.1');
  onTestFinished(close);
  program.url = `http://127.0.0.1:${port}/hook`;
  return program;
}

const here = (url: string): Webhook => ({ url, secret: SECRET, mayBePrivate: true });

describe('the owner’s program', () => {
  test('is told of a booking, in a call that it can check', async () => {
    const program = await aProgram();
    const host = await own.another({ webhook: here(program.url) });
    await host.post(new URLSearchParams(newBooking()));
    await eventually(() => expect(program.calls).toHaveLength(1));
    const [{ body = '', headers = {} } = {}] = program.calls;
    const { id, event, data } = JSON.parse(body);
    expect({ event, name: data.firstName }).toEqual({ event: 'booking.created', name: 'Ada' });
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    expect(headers).toMatchObject({
      ...{ 'x-signature': `sha256=${signature}`, 'x-message-id': id },
      'content-type': 'application/json; charset=utf-8',
    });
    await eventually(async () =>
      expect((await own.outbox.newest(9)).find(({ kind }) => kind === 'webhook')).toMatchObject({
        ...{ state: 'sent', body: '', subject: 'booking.created' },
      }),
    );
  });

  test('that fails is called again with the same id, and holds up no email', async () => {
    const program = await aProgram(500);
    const mail = await startMailServer();
    const host = await own.another({ webhook: here(program.url), smtpUrl: mail.smtpUrl });
    await host.post(new URLSearchParams(newBooking()));
    await eventually(() => expect([program.calls.length, mail.taken.length]).toEqual([1, 2]));
    await eventually(async () =>
      expect(await own.outbox.newest(9, true)).toMatchObject([{ fault: expect.stringContaining('500') }]),
    );
    await own.outbox.tryAllAgain('2026-11-20T15:00:00.000Z');
    program.status = 200;
    await host.post(new URLSearchParams(newBooking()));
    await eventually(() => expect(program.calls).toHaveLength(3));
    const ids = program.calls.map(({ headers }) => headers['x-message-id']);
    expect(new Set(ids).size).toBe(2);
  });

  test('is not followed elsewhere, no status but 2xx is a yes, and one that never answers is given up', async () => {
    const program = await aProgram();
    for (const status of [302, 308, 404]) {
      program.status = status;
      await expect(callWebhook(here(program.url), 'id', '{}')).rejects.toThrow(`answered ${status}`);
    }
    expect(program.calls).toHaveLength(3);
    const server = createServer(() => {});
    const { port } = await listen(server, 0, '127.0.0.1');
    const call = callWebhook(here(`http://127.0.0.1:${port}`), 'id', '{}', 50);
    await expect(call).rejects.toThrow(/abort|timeout/i);
    server.close();
    server.closeAllConnections();
  });

  test('is not called in a private network, by address or by name, unless the owner says so', async () => {
    const program = await aProgram();
    const port = new URL(program.url).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '[::ffff:127.0.0.1]']) {
      const webhook = { url: `http://${host}:${port}/`, secret: SECRET, mayBePrivate: false };
      await expect(callWebhook(webhook, 'id', '{}'), host).rejects.toThrow('is in a private network');
      await expect(refusePrivateWebhook(webhook), host).rejects.toThrow('is in a private network');
    }
    expect(program.calls).toEqual([]);
    await callWebhook(here(`http://localhost:${port}/`), 'id', '{}');
    expect(program.calls).toHaveLength(1);
  });
});

test('whether an address is in a private network', () => {
  const PRIVATE = `10.1.2.3 100.64.0.1 169.254.169.254 172.31.255.255 192.168.1.1 ::ffff:10.0.0.1 fd00::1 fe80::1
    fec0::1 ::127.0.0.1 64:ff9b::10.0.0.1`;
  for (const address of PRIVATE.split(/\s+/)) expect(isPrivateAddress(address), address).toBe(true);
  for (const address of ['172.32.0.1', '2606:4700::1111', '8.8.8.8'])
    expect(isPrivateAddress(address), address).toBe(false);
});
