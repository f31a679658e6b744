import type { Hono, Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { takeContactMessage } from '#backend/core/mail/contact.ts';
import type { Context } from '#backend/core/plan.ts';
import { repeatable } from '#backend/core/repeatable-context.ts';
import type { Settings } from '#backend/core/settings.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { newRequestId, type ReportFault } from '#backend/hosts/node/fault-log.ts';
import { createRateLimiter } from '#backend/hosts/node/limits.ts';
import type { EmailjsAccount } from '#backend/hosts/node/settings.ts';
import type { GetSender } from '#backend/hosts/node/web/sender.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import { LIMITS } from '#contract/limits.ts';
import type { MessageSender } from './message-sender.ts';

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

/** The site sends at most 17 params. */
const MOST_PARAMS = 50;
const LONGEST_NAME = 40;

const LINE_BREAK = /\r\n|[\n\r\v\f\x85\p{Zl}\p{Zp}]/gu;

/** Left out: they could hide or reverse a part of the line. Tabs stay. */
const HIDDEN = /\p{Bidi_Control}|[^\P{Cc}\t]/gu;

/**
 * Formats the params of a contact email as lines `name: value`. All of them are a stranger's words, the names
 * too: further lines of a value are indented, so that none looks like the line of another param.
 */
export function paramsInLines(params: Readonly<Record<string, unknown>>): string {
  const all = Object.entries(params);
  const lines = all.slice(0, MOST_PARAMS).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const inLines = text.split(LINE_BREAK).map((line) => line.replace(HIDDEN, ''));
    return `${name.slice(0, LONGEST_NAME).replace(/[^\w-]/g, '_')}: ${inLines.join('\n    ')}`;
  });
  const left = all.length - lines.length;
  return [...lines, ...(left > 0 ? [`${left} more fields were left out.`] : [])].join('\n');
}

export interface CatcherOptions {
  store: Store;
  /** Its company receives all messages. Using the request's own address would make the site an open relay. */
  settings: Settings;
  messageSender: Pick<MessageSender, 'wake'>;
  sign: Context['sign'];
  account: EmailjsAccount;
  clock: () => number;
  report: ReportFault;
  getSender: GetSender;
}

/** Emulates the EmailJS API (paths, error texts) and emails what it receives to the company. */
export function addEmailjsCatcher(app: Hono, options: CatcherOptions): void {
  const { store, settings, messageSender, sign, account, clock, report, getSender } = options;
  const isWithinLimits = createRateLimiter(LIMIT, clock);

  /** Stores a message for the company. Returns whether it has room for it. */
  async function keep(text: string, replyTo: string, from: string): Promise<boolean> {
    const context = repeatable(createContext(clock(), sign, from));
    const plan = () => {
      context.rewind();
      return takeContactMessage(text, replyTo, settings, context);
    };
    const pinHash = () => Promise.reject(new Error('No PIN is hashed for a message.'));
    const { answer } = await runAction({ store, plan, pinHash });
    if (answer.ok) messageSender.wake();
    return answer.ok;
  }

  async function take(c: Request, request: Record<string, unknown>, params: unknown) {
    for (const [part, of, name, page] of PARTS) {
      if (typeof request[part] !== 'string' || request[part] === '') {
        return c.text(`The ${name} is required. Visit ${page}`, 400);
      }
      if (request[part] !== account[of]) return c.text(`The ${name} is invalid. Visit ${page}`, 400);
    }
    const parsed = z.safeParse(fields, params);
    if (!parsed.success) return c.text(NO_PARAMS, 400);
    if (!isWithinLimits(getSender(c).sender)) return c.text('Too Many Requests', 429);

    const text = paramsInLines(parsed.data);
    const replyTo = z.safeParse(address, parsed.data.reply_to);
    try {
      const isAccepted = await keep(text, replyTo.success ? replyTo.data : '', getSender(c).sender);
      return isAccepted ? c.text('OK') : c.text('Too Many Requests', 429);
    } catch (fault) {
      const requestId = newRequestId();
      report('A message of the contact form could not be stored', fault, requestId);
      return c.text(`The mail could not be taken (request ${requestId}).`, 503);
    }
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
