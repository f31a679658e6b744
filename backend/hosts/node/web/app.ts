import { Hono } from 'hono';
import type { Backend } from '#backend/hosts/node/backend.ts';
import { createFaultLog, newRequestId } from '#backend/hosts/node/fault-log.ts';
import { addEmailjsCatcher } from '#backend/hosts/node/mail/emailjs-catcher.ts';
import { addOutboxPage } from '#backend/hosts/node/mail/outbox-page.ts';
import { logLine } from '#backend/stores/log-line.ts';
import { addEndpointRoute } from './endpoint-route.ts';
import { addHealth } from './health.ts';
import { createGetSender, type TrustedProxies } from './sender.ts';
import { addStaticSite } from './static-site.ts';

export interface AppOptions extends Omit<Backend, 'close' | 'startBackgroundWork' | 'backUp'> {
  /** Only `development` serves `/outbox`. */
  mode: 'development' | 'production';
  dist?: string;
  /** By default those on this machine. */
  trustedProxies?: TrustedProxies;
  clock?: () => number;
  /** Receives lines without personal data. */
  log?: (line: string) => void;
}

/** Answers who the host thinks has sent the request. */
export const SENDER_PATH = '/api/sender';

/** An answer of the API is data: opened as a page, it shows and runs nothing. */
const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

export function createApp({ clock = Date.now, log = logLine, ...options }: AppOptions): Hono {
  const { store, outbox, messageSender, pinHash, sign, settings, mode, dist, trustedProxies } = options;
  const getSender = createGetSender(trustedProxies);
  const report = createFaultLog(log);
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value);
  });
  addEndpointRoute(app, { store, settings, messageSender, pinHash, sign, clock, report, getSender });
  if (settings.emailjs) {
    addEmailjsCatcher(app, {
      store,
      settings,
      messageSender,
      sign,
      account: settings.emailjs,
      clock,
      report,
      getSender,
    });
  }
  addHealth(app, { store, settings, sign, clock, report });
  // Says who asks, and nobody else: `npm run doctor` sees whether a proxy passes the visitor's address.
  app.get(SENDER_PATH, (c) => c.json(getSender(c), 200, { 'Cache-Control': 'no-store' }));
  app.all('/api/*', (c) =>
    c.json({ ok: false, error: 'not_found', message: 'There is nothing at this address.' }, 404, {
      'Access-Control-Allow-Origin': '*',
    }),
  );
  if (mode === 'development') addOutboxPage(app, outbox, sign);
  if (dist) addStaticSite(app, dist);
  app.onError((fault, c) => {
    const requestId = newRequestId();
    // The body of an upload that the client gives up cannot be read. That is no fault of the server.
    if (!c.req.raw.signal.aborted) report('A request failed', fault, requestId);
    return c.text(`Something went wrong on the server (request ${requestId}).`, 500);
  });
  return app;
}
