import type { Locator, Page, Request } from '@playwright/test';
import { phoneKey } from '#tests/builders/phone.ts';
import { type Fields, fill } from '../support/page/controls.ts';
import type { Site } from '../support/site/site.ts';

/** One thing that a homeowner or a rep does in a real browser. */
export interface TabFlow {
  /** Tells its request from the others that the page sends. */
  isRequest: (request: Request) => boolean;
  open: (page: Page) => Promise<unknown>;
  /** Fills in the open page, up to the button. */
  fill: (page: Page) => Promise<void>;
  /** Sends it. */
  button: (page: Page) => Locator;
  /** What the page says when it has worked. */
  done: (page: Page) => Locator;
  /** Names of the controls that hold what was typed. */
  typed: readonly string[];
  /** How often the script has it; left out where it keeps nothing, or cannot tell. */
  stored?: () => Promise<number>;
}

export interface Around {
  page: Page;
  site: Site;
}

let made = 0;

/** A number that nobody else has. */
export function newPhone(): string {
  made += 1;
  return `(321) 557-${String(made).padStart(4, '0')}`;
}

export const isPost = (path: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;

export const ofAction = (action: string) => (request: Request) => {
  const { pathname, search } = new URL(request.url());
  if (pathname !== '/api/script') return false;
  const body = decodeURIComponent(request.postData() ?? '');
  return new URLSearchParams(search).get('action') === action || body.includes(`"action":"${action}"`);
};

export const namedButton = (name: RegExp) => (page: Page) => page.getByRole('button', { name });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

/** A form whose every control is filled in at once. */
export const form = (path: string, fields: Fields) => ({
  open: (page: Page): Promise<unknown> => page.goto(path),
  fill: (page: Page) => fill(page, fields),
  typed: Object.keys(fields),
});

export const leadsWith = ({ store }: Site, phone: string) =>
  store.transact(async (transaction) => {
    const leads = await transaction.read('leadsByPhone', { phoneKey: phoneKey(phone), limit: 9 });
    return leads.length;
  });
