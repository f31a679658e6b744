import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** The system does not let this process listen on the address. The message is for the owner. */
export class AddressUnusable extends Error {
  override name = 'AddressUnusable';
}

/** How long running requests may take when the server stops. */
const LAST_REQUESTS_MS = 5_000;

/**
 * How long an idle connection stays open: longer than proxies keep theirs (Caddy 120 s, most others 60 s).
 * Otherwise a proxy sends a booking over a connection that is just being closed, and answers 502.
 */
const KEEP_ALIVE_MS = 130_000;

export const toListener = (app: Hono): RequestListener => getRequestListener(app.fetch);

/**
 * Starts listening. Rejects with AddressUnusable, with one line that says what to do.
 * @param port 0 for any free port
 * @param hostname empty for all addresses of the machine
 * @returns the port, and `close`, which lets running requests finish
 */
export async function listen(
  server: Server,
  port: number,
  hostname = '',
): Promise<{ port: number; close: () => Promise<void> }> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault) => {
      const advice = 'code' in fault ? adviseOn(String(fault.code), port, hostname) : null;
      reject(advice === null ? fault : new AddressUnusable(advice));
    });
    server.listen(port, hostname || undefined, () => resolve());
  });
  return { port: getPort(server), close: closer(server) };
}

function adviseOn(code: string, port: number, hostname: string): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what is using it, or choose another port, such as PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `This user may not use port ${port}. Choose one above 1023, such as PORT=4173, and put a proxy in front of it.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them; ${hostname} is not.`;
  return null;
}

/**
 * Returns a function that lets running requests finish and stops the server. Each connection is told with its
 * answer that it is the last one: a client that goes on using it would be cut in the middle of a request.
 */
function closer(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (isClosing) server.closeIdleConnections();
    });
    if (isClosing) endConnection(response);
  });
  return async () => {
    isClosing = true;
    for (const response of running) endConnection(response);
    // What has arrived by now is still taken, in a whole turn of the event loop.
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const impatient = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
    await closed;
    clearTimeout(impatient);
  };
}

const getPort = (server: Server): number => {
  const address: string | AddressInfo | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/**
 * How long a whole request may take to arrive: a little longer than the site waits with a photo.
 * Then its connection is closed, and its place is free for others.
 */
const ARRIVAL: RequestTimes = { requestTimeout: 200_000, connectionsCheckingInterval: 5_000 };

type RequestTimes = Required<Pick<ServerOptions, 'requestTimeout' | 'connectionsCheckingInterval'>>;

/** @param times how long a request may take to arrive, and how often that is looked at, in milliseconds */
export const serveApp = (app: Hono, port: number, hostname = '', times: RequestTimes = ARRIVAL) =>
  listen(createServer(times, toListener(app)), port, hostname);
