import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Hono } from 'hono';
import { withClockInPages } from '#tests/e2e/support/clock.ts';
import { openSite, type Site } from '#tests/e2e/support/site/site.ts';
import { recordFaults } from './faults.ts';

export interface Host {
  /** Origin of the site, as the browser sees it. */
  url: string;
  site: Site;
  /** From now on nobody answers at `url`: connections are cut, and new ones refused. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

/** A document of the host that is no page of the site. Its service worker takes it for a file. */
export const ELSEWHERE = '/elsewhere.html';

/** As the site's pages have it: between documents that differ in it WebKit's driver loses the window. */
const SAME_WINDOW = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/** The built site behind a gate. Neither browser can be told that it is offline. */
export async function openHost(): Promise<Host> {
  const opened = await openSite(undefined, (site, ahead) => {
    const withClock = withClockInPages(site, ahead, `(${recordFaults})();`);
    return new Hono()
      .get(ELSEWHERE, (c) => c.html('<h1>Elsewhere</h1>', 200, SAME_WINDOW))
      .all('*', (c) => withClock.fetch(c.req.raw, c.env));
  });
  const target = Number(new URL(opened.site.url).port);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const gate = createServer((socket) => {
    const behind = connect(target, '127.0.0.1');
    keep(socket, behind);
    keep(behind, socket);
    socket.pipe(behind).pipe(socket);
  });
  const listen = async (port: number) => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
    return (gate.address() as AddressInfo).port;
  };
  const leave = async () => {
    const closed = once(gate, 'close');
    gate.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    site: opened.site,
    leave,
    comeBack: async () => {
      if (!gate.listening) await listen(port);
    },
    close: async () => {
      if (gate.listening) await leave();
      await opened.close();
    },
  };
}
