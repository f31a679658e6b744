import type { Hono, Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import type { EmailjsAccount } from '#backend/hosts/node/settings.ts';
import { createRateLimiter } from '#backend/hosts/node/web/per-minute.ts';
import { getSender } from '#backend/hosts/node/web/sender.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Mailer } from './mailer.ts';
import { paramsInLines } from './params-in-lines.ts';

const BASE = '/api/v1.0/email';
/** Requests per minute. One person sends one; several people may share an address. */
const LIMIT = { perSender: 10, inAll: 30, atMost: 300 };

/** Error texts of @emailjs/browser 4.4.1 for each missing part, and the page where it is configured. */
const PARTS: readonly [part: string, of: keyof EmailjsAccount, name: string, page: string][] = [
  ['user_id', 'publicKey', 'public key', 'https://dashboard.emailjs.com/admin/account'],
  ['service_id', 'serviceId', 'service ID', 'https://dashboard.emailjs.com/admin'],
  ['template_id', 'templateId', 'template ID', 'https://dashboard.emailjs.com/admin/templates'],
];
const NO_PARAMS = 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/';
const OWN_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken'];

const fields = z.record(z.string(), z.unknown());
const address = z.string().check(z.maxLength(LIMITS.email), z.regex(z.regexes.html5Email));

export interface CatcherOptions {
  mailer: Mailer;
  /** Receives all contact email. Using the request's own address would make the site an open relay. */
  recipient: string;
  account: EmailjsAccount;
  clock: () => number;
}

/** Emulates the EmailJS API (paths, error texts) and emails what it receives to `recipient`. */
export function addEmailjsCatcher(app: Hono, { mailer, recipient, account, clock }: CatcherOptions): void {
  const isWithinLimits = createRateLimiter({ ...LIMIT, clock });

  async function take(c: Request, request: Record<string, unknown>, params: unknown) {
    for (const [part, of, name, page] of PARTS) {
      if (typeof request[part] !== 'string' || request[part] === '') {
        return c.text(`The ${name} is required. Visit ${page}`, 400);
      }
      if (request[part] !== account[of]) return c.text(`The ${name} is invalid. Visit ${page}`, 400);
    }
    const parsed = z.safeParse(fields, params);
    if (!parsed.success) return c.text(NO_PARAMS, 400);
    if (!isWithinLimits(getSender(c))) return c.text('Too Many Requests', 429);

    const text = paramsInLines(parsed.data);
    const replyTo = z.safeParse(address, parsed.data.reply_to);
    const mail = { to: recipient, subject: 'Message from the website', text };
    const isKept = await mailer.send([mail], 'contact', replyTo.success ? replyTo.data : '');
    return isKept ? c.text('OK') : c.text('The mail could not be taken.', 503);
  }

  app.use(`${BASE}/*`, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  app.use(
    `${BASE}/*`,
    bodyLimit({ maxSize: LIMITS.requestBytes, onError: (c) => c.text('Variables size limit', 413) }),
  );

  app.post(`${BASE}/send`, async (c) => {
    const body = z.safeParse(fields, await c.req.json().catch(() => null));
    return body.success ? take(c, body.data, body.data.template_params) : c.text('Bad Request', 400);
  });

  app.post(`${BASE}/send-form`, async (c) => {
    const form = await c.req.formData().catch(() => null);
    if (!form) return c.text('Bad Request', 400);
    const all = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    const params = Object.fromEntries(Object.entries(all).filter(([name]) => !OWN_FIELDS.includes(name)));
    return take(c, all, params);
  });
}
