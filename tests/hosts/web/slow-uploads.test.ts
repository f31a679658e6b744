import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from '#backend/hosts/node/web/serve.ts';

test('a request that does not arrive in time ends, and the bodies of others are read all the same', async () => {
  const read: string[] = [];
  const app = new Hono();
  app.onError((_fault, c) => c.text('', 500));
  app.post('/', async (c) => {
    read.push(await c.req.text());
    return c.text('read');
  });
  const times = { requestTimeout: 300, connectionsCheckingInterval: 50 };
  const { port, close } = await serveApp(app, 0, '127.0.0.1', times);
  onTestFinished(close);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n\r\nan upload that goes on ');
  const drip = setInterval(() => socket.write('.'), 20);
  onTestFinished(() => clearInterval(drip));
  socket.on('error', () => undefined);
  const said: string[] = [];
  socket.on('data', (data) => said.push(data.toString()));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a short one' });
  expect(await answer.text()).toBe('read');
  await ended;
  expect(said.join('')).toMatch(/^HTTP\/1\.1 408 /);
  expect(read).toEqual(['a short one']);
});
