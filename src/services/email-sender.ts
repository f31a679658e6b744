import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import * as z from 'zod/mini';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import { env } from '#src/lib/env.ts';
import { stored } from '#src/stored/stored.ts';

/** The provider's status and text, or 0 and "Network Error" when it could not be reached (section 8). */
export interface EmailResult {
  ok: boolean;
  status: number;
  text: string;
}

/** Time of the last email in the provider's format, for its throttle. */
const lastSent = stored({ area: 'session', key: 'emailLastSent', schema: z.string(), fallback: null });

/** After this an email counts as not sent. */
export const EMAIL_TIMEOUT_MS = 30_000;

/** When the last email was begun. Stored when that has arrived: a failed one throttles nothing. */
let begun: string | null = null;

/** Without a storage provider the throttle silently does nothing (@emailjs/browser 4.4.1). */
const storageProvider = {
  get: async () => lastSent.read(),
  // The provider calls this before it sends.
  async set(_key: string, value: string) {
    begun = value;
  },
  remove: async () => lastSent.remove(),
};

/**
 * Applies the configuration before each email, because the provider keeps its settings in one global object.
 */
function prepare(): void {
  init(
    {
      publicKey: env.emailjsPublicKey,
      blockHeadless: env.emailjsBlockHeadless,
      blockList: { list: env.emailjsBlockList, watchVariable: 'from_email' },
      ...(env.emailjsThrottleMs > 0 && { limitRate: { throttle: env.emailjsThrottleMs } }),
      storageProvider,
    },
    env.emailjsOrigin || window.location.origin,
  );
}

/**
 * Emails a form through EmailJS (specification, section 7, call 2): `POST {origin}/api/v1.0/email/send`.
 * Never throws. Maps the provider's three kinds of error to one result: a status with a text (451 headless,
 * 403 blocklist, 429 throttle, or the service's own), a plain string (configuration), a TypeError (network).
 * A failed email does not throttle the next one.
 * @param payload the template's parameters (contract/forms/email-payload.ts)
 */
export async function sendEmail(payload: EmailPayload): Promise<EmailResult> {
  try {
    prepare();
    const { status, text } = await inTime(send(env.emailjsServiceId, env.emailjsTemplateId, payload));
    if (text.trimStart().startsWith('<')) throw new TypeError('A page, as of a network that asks to sign in');
    if (begun !== null) lastSent.write(begun);
    return { ok: true, status, text };
  } catch (failure) {
    return asResult(failure);
  }
}

/** The provider accepts no AbortSignal, so this ends only the wait. */
async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TypeError('The email provider did not answer in time')),
      EMAIL_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asResult(failure: unknown): EmailResult {
  if (failure instanceof EmailJSResponseStatus) {
    return { ok: false, status: failure.status, text: failure.text };
  }
  if (typeof failure === 'string') return { ok: false, status: 400, text: failure };
  return { ok: false, status: 0, text: 'Network Error' };
}
