import * as z from 'zod/mini';
import { LINK_KEY } from '#backend/core/plan.ts';
import type { Tokens } from '#backend/core/settings.ts';
import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { ScriptCache } from '#backend/stores/sheets/services.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import type { Google, Properties } from './google.ts';
import { createSign } from './pin-hash.ts';

export const PEPPER = 'PIN_PEPPER';
/** Names in the script's properties, which are not visible to people who can only open the spreadsheet. */
const NAMES = { pinPepper: PEPPER, bookingToken: 'BOOKING_TOKEN', repToken: 'REP_TOKEN' } as const;
/** Those that the owner adds by hand, for a program that is told of events. */
const WEBHOOK = { url: 'WEBHOOK_URL', secret: 'WEBHOOK_SECRET' } as const;
/** And for the total of all photos in Drive, in megabytes. */
const PHOTOS_MB = 'PHOTOS_MB';

type SecretValues = Record<keyof typeof NAMES, string>;

/** `secret` is empty when the owner has not set it: then nothing is called. */
export interface WebhookSecrets {
  url: string;
  secret: string;
}

/** What may be cached: the tokens, what is no secret, and the key of `signLink`, which hides the pepper. */
interface Cached extends Tokens {
  linkKey: string;
  hasWebhook: boolean;
  photosMb: number;
}

/** With a function that returns the pepper: only some requests need it, and it costs a read. */
interface Secrets extends Cached {
  getPinPepper: () => string;
}

// The pepper must not be cached: it protects the PINs.
const CACHED = 'tokens';
const cachedTokens = z.object({
  bookingToken: z.string(),
  repToken: z.string(),
  linkKey: z.string(),
  hasWebhook: z._default(z.boolean(), false),
  photosMb: z._default(z.number(), PHOTO_LIMITS.totalMb),
  readMs: z.number(),
});
/** How long cached tokens are used before they are read again (docs/decisions/0013). */
const FRESH_MS = 5 * MINUTE_MS;
/** The platform's maximum: while the properties cannot be read, the tokens stay. */
const CACHED_SECONDS = 21_600;

/** Creates missing secrets. Existing ones must not change: all PINs and the published site need them. */
export function makeSecrets(properties: Properties, newSecret: () => string): void {
  const all = properties.getProperties();
  for (const name of Object.values(NAMES)) {
    if (!all[name]) properties.setProperty(name, newSecret());
  }
}

/**
 * Reads all secrets with one call, because the platform counts the calls.
 * @throws SheetNotSetUp when a secret is missing: an empty token would let everybody in
 */
export function readSecrets(
  properties: Properties,
): SecretValues & { webhook: WebhookSecrets | null; photosMb: number } {
  const all = properties.getProperties();
  const get = (field: keyof SecretValues): string => {
    const value = all[NAMES[field]];
    if (!value) throw new SheetNotSetUp("The script isn't set up yet. Choose Roof Leads, Set up this sheet.");
    return value;
  };
  const [url = '', secret = '', megabytes = ''] = [WEBHOOK.url, WEBHOOK.secret, PHOTOS_MB].map((name) =>
    all[name]?.trim(),
  );
  return {
    pinPepper: get('pinPepper'),
    bookingToken: get('bookingToken'),
    repToken: get('repToken'),
    webhook: url === '' ? null : { url, secret },
    photosMb: /^\d{1,7}$/.test(megabytes) ? Number(megabytes) : PHOTO_LIMITS.totalMb,
  };
}

/**
 * Returns the secrets of a request. Cached tokens cost no read of the properties; otherwise one read gets the
 * tokens and the pepper.
 * @throws SheetNotSetUp when a secret is missing
 */
export function openSecrets({ CacheService, PropertiesService }: Google, nowMs: number): Secrets {
  let values: ReturnType<typeof readSecrets> | null = null;
  const read = () => {
    values ??= readSecrets(PropertiesService.getScriptProperties());
    return values;
  };
  const cached = getCached(CacheService.getScriptCache(), nowMs, read);
  return { ...cached, getPinPepper: () => read().pinPepper };
}

function getCached(cache: ScriptCache, nowMs: number, read: () => ReturnType<typeof readSecrets>): Cached {
  const cached = parseCached(cache.get(CACHED));
  if (cached && nowMs - cached.readMs < FRESH_MS) return cached;
  let fresh: Cached;
  try {
    const { pinPepper, webhook, ...tokens } = read();
    fresh = { ...tokens, hasWebhook: webhook !== null, linkKey: createSign(() => pinPepper)(LINK_KEY) };
  } catch (fault) {
    // The day's reads are used up, for example by wrong PINs: bookings must go on.
    if (!cached || fault instanceof SheetNotSetUp) throw fault;
    fresh = cached;
  }
  const { bookingToken, repToken, linkKey, hasWebhook, photosMb } = fresh;
  const secrets = { bookingToken, repToken, linkKey, hasWebhook, photosMb };
  cache.put(CACHED, JSON.stringify({ ...secrets, readMs: nowMs }), CACHED_SECONDS);
  return secrets;
}

function parseCached(text: string | null): z.infer<typeof cachedTokens> | null {
  return text === null ? null : (cachedTokens.safeParse(JSON.parse(text)).data ?? null);
}

/** Makes a changed token count from the next request on. */
export const forgetTokens = (cache: ScriptCache): void => cache.remove(CACHED);
