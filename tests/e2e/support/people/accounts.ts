import { expect, type Page } from '@playwright/test';
import { PLACEHOLDERS } from '#contract/config.ts';
import { sessionSchema } from '#contract/session.ts';
import { fill } from '../page/controls.ts';
import type { Account, Site } from '../site/site.ts';
import { storedBy } from './reps.ts';

type Answer = Record<string, unknown>;

/** Calls the script directly, like another device. */
export async function ask(page: Page, action: string, fields: Answer): Promise<Answer> {
  const payload = JSON.stringify({ action, token: PLACEHOLDERS.VITE_REP_TOKEN, ...fields });
  const answer = await page.request.post(PLACEHOLDERS.VITE_REP_ENDPOINT, { form: { payload } });
  return answer.json();
}

export async function getSession(page: Page, { email, pin }: Account): Promise<string> {
  const { auth, message } = await ask(page, 'auth_login', { email, password: pin });
  if (typeof auth !== 'string') throw new Error(`${email} cannot sign in: ${String(message)}`);
  return auth;
}

/** Signs in without the login page: gets a session from the script and stores it in this browser. */
export async function haveSession(page: Page, { url }: Site, { email, pin }: Account): Promise<string> {
  const session = sessionSchema.parse(await ask(page, 'auth_login', { email, password: pin }));
  await page.context().setStorageState(storedBy(session, url));
  return session.auth;
}

export async function typeAccount(page: Page, { email, pin }: Account): Promise<void> {
  await fill(page, { email, password: pin });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The newest mail to an address with this subject, as text from `/outbox`. */
export async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  const mail = outbox
    .getByRole('article')
    .filter({ has: outbox.getByRole('heading', { name: subject }) })
    .filter({ hasText: email })
    .first();
  await expect(mail).toBeVisible();
  const text = await mail.innerText();
  await outbox.close();
  return text;
}
