import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PLACEHOLDERS } from '#contract/config.ts';
import { sessionSchema } from '#contract/session.ts';
import { fill } from '../page/controls.ts';
import type { Account, Site } from '../site/site.ts';
import { storedBy } from './reps.ts';

type Answer = Record<string, unknown>;

const someLead = z.object({ lead: z.object({ leadId: z.string() }) });

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

/** The code in the newest mail to an address with this subject. */
export async function mailedCode(page: Page, email: string, subject: string): Promise<string> {
  const mail = await mailTo(page, email, subject);
  return /Your code: (\w+)/.exec(mail)?.[1] ?? '';
}

export const APPROVED = 'Your rep account is approved';

/** An approved account with its PIN set. @param name first name, also the start of the email */
export async function anAccount(page: Page, { manager }: Site, name: string): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@reps.example`, pin: '482913' };
  await ask(page, 'request_user_approval', { ...account, name, phone: '(321) 555-0160' });
  const auth = await getSession(page, manager);
  await ask(page, 'decide_request', { auth, email: account.email, decision: 'approve', role: 'rep' });
  const code = await mailedCode(page, account.email, APPROVED);
  expect(await ask(page, 'reset_pin', { ...account, code })).toMatchObject({ ok: true });
  return account;
}

/** Closes the open leads of "Rep leads" that other tests left, so that the next lead there is this test's. */
export async function closeRepLeads(page: Page, auth: string): Promise<void> {
  for (let most = 50; most > 0; most -= 1) {
    const next = someLead.safeParse(await ask(page, 'next_lead', { auth, batch: 'rep-leads' }));
    if (!next.success) return;
    const { leadId } = next.data.lead;
    await ask(page, 'update_lead', { auth, leadId, status: 'Not Qualified', note: '' });
  }
  throw new Error('"Rep leads" does not come to its end.');
}

/**
 * Adds a lead with this number to "Rep leads". With a status, this rep also calls it and saves that status.
 */
export async function addLead(page: Page, auth: string, phone: string, status?: string): Promise<void> {
  if (status) await closeRepLeads(page, auth);
  const who = { firstName: 'Known', lastName: 'Already', address: '1 Way', city: 'Cocoa', zip: '32922' };
  const { leadId } = await ask(page, 'add_lead', { auth, ...who, phone });
  if (!status) return;
  expect(await ask(page, 'next_lead', { auth, batch: 'rep-leads' })).toMatchObject({ lead: { leadId } });
  expect(await ask(page, 'update_lead', { auth, leadId, status, note: 'Asked for it' })).toMatchObject({
    ok: true,
  });
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

export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('repAuth'));

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
