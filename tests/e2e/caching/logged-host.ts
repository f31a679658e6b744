import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';

/** A request that has reached the host, and the status of its answer. */
export interface Logged {
  path: string;
  status: number;
}

export interface LoggedHost {
  url: string;
  /** In the order of the answers. */
  log: Logged[];
}

/** Serves a built site, without a script, and writes down what it is asked for. */
export async function withLoggedHost(
  folder: string,
  use: (host: LoggedHost) => Promise<void>,
): Promise<void> {
  const log: Logged[] = [];
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    log.push({ path: c.req.path, status: c.res.status });
  });
  addStaticSite(app, folder);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  try {
    await use({ url: `http://127.0.0.1:${port}`, log });
  } finally {
    await close();
  }
}
