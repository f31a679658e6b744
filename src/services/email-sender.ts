import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import * as z from 'zod/mini';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import { env } from '#src/lib/env.ts';
import { stored } from '#src/stored/stored.ts';

/** How the provider answered: its status and text; 0 and "Network Error" when it could not be reached (section 8). */
export interface EmailResult {
  ok: boolean;
  status: number;
  text: string;
}

/** The moment of the last mail, in the provider's own form, for its throttle. */
const lastSent = stored({ area: 'session', key: 'emailLastSent', schema: z.string(), fallback: null });

/** Past this a mail counts as not sent. */
export const EMAIL_TIMEOUT_MS = 30_000;

/**
 * The throttle silently does nothing without a storage of its own (@emailjs/browser 4.4.1), so it gets one.
 */
const storageProvider = {
  get: async () => lastSent.read(),
  set: async (_key: string, value: string) => void lastSent.write(value),
  remove: async () => lastSent.remove(),
};

/** Takes the settings of the configuration; done at each mail, since the provider keeps them in one global place. */
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
 * Sends a form by mail through EmailJS (specification, section 7, call 2): `POST {origin}/api/v1.0/email/send`. Never throws.
 * The provider fails in three ways, all of which come out as one result: a status with a text (451 headless, 403
 * blocklist, 429 throttle, or the service's own), a bare text (configuration), a TypeError (network). A mail that failed
 * does not hold up the next try.
 * @param payload the template's parameters (contract/forms/email-payload.ts)
 */
export async function sendEmail(payload: EmailPayload): Promise<EmailResult> {
  const before = lastSent.read();
  try {
    prepare();
    const { status, text } = await inTime(send(env.emailjsServiceId, env.emailjsTemplateId, payload));
    return { ok: true, status, text };
  } catch (failure) {
    // The provider stamps the moment before it sends: without this, "please try again" would be throttled.
    if (before === null) lastSent.remove();
    else lastSent.write(before);
    return asResult(failure);
  }
}

/** The provider takes no signal to stop it, so the wait for it is what ends. */
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
