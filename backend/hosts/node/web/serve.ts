import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export class PortInUse extends Error {
  override name = 'PortInUse';
}

const LAST_REQUESTS_MS = 5_000;

/**
 * How long an idle connection stays open: longer than proxies keep theirs (Caddy 120 s, most others 60 s).
 * Otherwise a proxy sends a booking over a connection that is just being closed, and answers 502.
 */
const KEEP_ALIVE_MS = 130_000;

export const toListener = (app: Hono): RequestListener => getRequestListener(app.fetch);

/**
 * Starts listening. Rejects with PortInUse, with a one-line message that says what to do.
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
      const isTaken = 'code' in fault && fault.code === 'EADDRINUSE';
      const advice = `Port ${port} is in use: stop what runs there, or choose another one, like PORT=${port + 1}.`;
      reject(isTaken ? new PortInUse(advice) : fault);
    });
    server.listen(port, hostname || undefined, () => resolve());
  });
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
    await closed;
    clearTimeout(impatient);
  };
  return { port: getPort(server), close };
}

const getPort = (server: Server): number => {
  const address: string | AddressInfo | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

export const serveApp = (app: Hono, port: number, hostname = '') =>
  listen(createServer(toListener(app)), port, hostname);
