import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAboutCall } from '#backend/core/messages/webhook.ts';
import { isPrivateAddress } from '#backend/hosts/node/web/sender.ts';

export interface Webhook {
  /** `http:` or `https:`. */
  url: string;
  secret: string;
  /** Whether the address may be in a private network, or this machine. */
  mayBePrivate: boolean;
}

const TIMEOUT_MS = 15_000;

/** The webhook did not take a call. */
export class WebhookFault extends Error {
  override name = 'WebhookFault';

  constructor(
    message: string,
    /** It refused this call, so that others may succeed. */
    readonly isRejected: boolean,
  ) {
    super(message);
  }
}

export const isCallRejected = (fault: unknown): boolean => fault instanceof WebhookFault && fault.isRejected;

const refusePrivate = (host: string) =>
  new WebhookFault(
    `${host} is in a private network. Set WEBHOOK_PRIVATE=yes if the webhook belongs there.`,
    false,
  );

const getHost = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Resolves names, and refuses private addresses at the connection itself: a name can change meanwhile. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault) return done(fault, '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(refusePrivate(host), '');
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  });
};

/** Rejects when the webhook's name cannot be found, or is in a private network and must not be. */
export async function refusePrivateWebhook({ url, mayBePrivate }: Webhook): Promise<void> {
  const host = getHost(url);
  const addresses = await lookupAll(host, { all: true });
  if (!mayBePrivate && addresses.some(({ address }) => isPrivateAddress(address))) throw refusePrivate(host);
}

/** The value of the header `X-Signature`: proves that the body comes from who knows the secret. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * Posts an event. Follows no redirect.
 * @param id of the message: the same for each try, so that the receiver can tell a repeated call
 * @param body JSON
 * @throws WebhookFault, or the error of the connection, unless the answer's status is 2xx
 */
export function callWebhook(
  { url, secret, mayBePrivate }: Webhook,
  id: string,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const { protocol } = new URL(url);
  const host = getHost(url);
  return new Promise((resolve, reject) => {
    if (!mayBePrivate && isIP(host) !== 0 && isPrivateAddress(host)) return reject(refusePrivate(host));
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const call = send(
      url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'roof-tarping',
          'X-Message-Id': id,
          'X-Signature': signatureOf(body, secret),
        },
        ...(!mayBePrivate && { lookup: publicLookup }),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        answer.on('error', reject);
        // What it says is not needed, however long it is.
        answer.destroy();
        if (status >= 200 && status < 300) return resolve();
        reject(new WebhookFault(`The webhook answered ${status}.`, isAboutCall(status)));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
