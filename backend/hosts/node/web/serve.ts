import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Something else listens on the port. */
export class PortInUse extends Error {
  override name = 'PortInUse';
}

/** Requests still running when the host is told to stop get so long to finish. */
const LAST_REQUESTS_MS = 5_000;

export const toListener = (app: Hono): RequestListener => getRequestListener(app.fetch);

/**
 * Lets a server listen.
 * @param port 0 for any free one
 * @param hostname empty for every address of the machine
 * @returns the port, and `close`, which lets running requests finish
 * Rejects with PortInUse, in one line that says what to do.
 */
export async function listen(
  server: Server,
  port: number,
  hostname = '',
): Promise<{ port: number; close: () => Promise<void> }> {
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

/** Serves an app. */
export const serveApp = (app: Hono, port: number, hostname = '') =>
  listen(createServer(toListener(app)), port, hostname);
