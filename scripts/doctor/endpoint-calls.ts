import { toSettings } from '#backend/hosts/node/settings.ts';
import { type AnswerStatus, answerStatus } from '#contract/answer-fields.ts';
import type { SiteConfig } from '#contract/config.ts';
import type { Reply, Request } from './ask.ts';
import type { Setup } from './setup.ts';

/** One of the two backend endpoints, in the words of `.env`. */
export interface Endpoint {
  /** For sentences: `booking endpoint`. */
  what: string;
  variable: string;
  tokenVariable: string;
  address: (config: SiteConfig) => string;
  token: (config: SiteConfig) => string;
}

const withSite = (address: string, { siteUrl }: SiteConfig): string => new URL(address, siteUrl).href;

export const BOOKING: Endpoint = {
  what: 'booking script',
  variable: 'VITE_BOOKING_ENDPOINT',
  tokenVariable: 'VITE_BOOKING_TOKEN',
  address: (config) => withSite(config.bookingEndpoint, config),
  token: ({ bookingToken }) => bookingToken,
};

export const REP: Endpoint = {
  what: 'rep script',
  variable: 'VITE_REP_ENDPOINT',
  tokenVariable: 'VITE_REP_TOKEN',
  address: (config) => withSite(config.repEndpoint, config),
  token: ({ repToken }) => repToken,
};

/** Origin of the site, in the form in which browsers write it. */
export const toOrigin = ({ siteUrl }: Pick<SiteConfig, 'siteUrl'>): string => new URL(siteUrl).origin;

/** Whether the address is a backend in a Google Sheet. */
export const isInSheet = (address: string): boolean => address.startsWith('https://script.google.com/');

/** Whether the address is a path, which is on the host of the site. */
export const isOnSite = ({ address }: Endpoint, config: SiteConfig): boolean =>
  new URL(address(config)).origin === toOrigin(config);

/** Whether both backends are in a sheet, so that there is no Node host. */
export const isAllInSheet = ({ config }: Setup): boolean =>
  [BOOKING, REP].every(({ address }) => isInSheet(address(config)));

/** Whether the contact form sends to the site's own host or to the one of a backend. */
export const isOwnMail = (config: SiteConfig): boolean =>
  toSettings(config, config.siteUrl).emailjs !== undefined;

/** Returns the address and request of an action, as the site sends it: by GET in the query. */
export function toGet(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the request of an action by POST, as the site sends it. */
export const toPost = (fields: Record<string, unknown>): Request => ({
  body: new URLSearchParams({ payload: JSON.stringify(fields) }).toString(),
});

/** Returns what the backend said, or null if it is not JSON. */
export function toStatus({ text }: Reply): AnswerStatus | null {
  try {
    return answerStatus.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const getTitle = (html: string): string => /<title[^>]*>([^<]{0,100})/i.exec(html)?.[1]?.trim() ?? '';

/** Says what a backend answered that is no JSON, and what to do. */
export function describePage(reply: Reply, { variable }: Endpoint, address: string): string[] {
  if (reply.hops.some(({ url }) => url.hostname === 'accounts.google.com'))
    return [
      'Google asks visitors to sign in. Apps Script: Deploy, Manage deployments, the pencil; "Who has access" must be Anyone.',
    ];
  const title = getTitle(reply.text);
  const what = `${address} answers with a page${title && ` ("${title}")`} and status ${reply.status}.`;
  if (isInSheet(address))
    return [
      what,
      'Apps Script: Deploy, Manage deployments: copy the address of the web app that ends in /exec. "Execute as" must be Me, "Who has access" Anyone. If you have pasted new files, choose Roof Leads, Set up this sheet, and agree to the permissions.',
    ];
  return [
    what,
    `The backend does not answer there. Set ${variable} in .env to its https address, which ends in /api/script, or let the site's host pass /api/ on to it.`,
  ];
}
