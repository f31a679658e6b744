import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PLACEHOLDERS } from '#contract/config.ts';
import { sessionSchema } from '#contract/session.ts';
import { fill } from '../page/controls.ts';
import type { Account, Site } from '../site/site.ts';
import { storedBy } from './reps.ts';

type Answer = Record<string, unknown>;

const someLead = z.object({ lead: z.object({ leadId: z.string() }) });

/** Asks the script something beside the page, as another device would. */
export async function ask(page: Page, action: string, fields: Answer): Promise<Answer> {
  const payload = JSON.stringify({ action, token: PLACEHOLDERS.VITE_REP_TOKEN, ...fields });
  const answer = await page.request.post(PLACEHOLDERS.VITE_REP_ENDPOINT, { form: { payload } });
  return answer.json();
}

/** A session of this account on another device. */
export async function getSession(page: Page, { email, pin }: Account): Promise<string> {
  const { auth, message } = await ask(page, 'auth_login', { email, password: pin });
  if (typeof auth !== 'string') throw new Error(`${email} cannot sign in: ${String(message)}`);
  return auth;
}

/** An account a manager has approved, with a PIN of its own. @param name first name, and what its email begins with */
export async function anAccount(page: Page, { manager }: Site, name: string): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@reps.example`, pin: '482913' };
  await ask(page, 'request_user_approval', { ...account, name, phone: '(321) 555-0160' });
  const auth = await getSession(page, manager);
  await ask(page, 'decide_request', { auth, email: account.email, decision: 'approve', role: 'rep' });
  return account;
}

/** Closes the leads of "Rep leads" that other tests have left to call, so that the next one there is this test's. */
export async function closeRepLeads(page: Page, auth: string): Promise<void> {
  for (let most = 50; most > 0; most -= 1) {
    const next = someLead.safeParse(await ask(page, 'next_lead', { auth, batch: 'rep-leads' }));
    if (!next.success) return;
    const { leadId } = next.data.lead;
    await ask(page, 'update_lead', { auth, leadId, status: 'Not Qualified', note: '' });
  }
  throw new Error('"Rep leads" does not come to its end.');
}

/** A lead of "Rep leads" with this number; with a status it is called by this rep, and saved with that status. */
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

/** Leaves this browser as it is after a login, without the two pages of one: a session at the script, and kept. */
export async function haveSession(page: Page, { url }: Site, { email, pin }: Account): Promise<string> {
  const session = sessionSchema.parse(await ask(page, 'auth_login', { email, password: pin }));
  await page.context().setStorageState(storedBy(session, url));
  return session.auth;
}

/** Types email and PIN into the login that is open, and signs in. */
export async function typeAccount(page: Page, { email, pin }: Account): Promise<void> {
  await fill(page, { email, password: pin });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What this browser keeps as its session. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('repAuth'));

/** Ends this browser's session at the script; the page does not hear of it. */
export async function endSession(page: Page): Promise<void> {
  const { auth } = JSON.parse((await storedSession(page)) ?? '{}');
  expect(await ask(page, 'logout', { auth })).toEqual({ ok: true });
}

/** The newest mail to an address with this subject, as `/outbox` shows it. */
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
