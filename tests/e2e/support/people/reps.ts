import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newSession } from '#backend/core/accounts/auth.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { PLACEHOLDERS } from '#contract/config.ts';
import type { Session } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import { type Around, openDevice } from '../device.ts';
import type { Site } from '../site/site.ts';

/** A rep with a session, and the PIN to sign in again. */
export interface SignedInRep extends Session {
  pin: string;
}

type Answer = Record<string, unknown>;

/** Creates a rep with a session that started at `nowMs`, on the server's clock. */
export async function aSignedInRep(site: Site, name: string, nowMs: number): Promise<SignedInRep> {
  const context = createContext(nowMs);
  const first = name.split(' ')[0]?.toLowerCase();
  const email = `${first}.${context.newCode(6).toLowerCase()}@reps.example`;
  const pin = '482913';
  const pinSalt = context.newSecret();
  const pinHash = await site.pinHash({ pin, salt: pinSalt });
  const { auth, row } = newSession(email, context);
  await site.store.transact((transaction) =>
    transaction.write([
      { kind: 'putRep', row: aRep({ email, name, pinSalt, pinHash }) },
      { kind: 'putSession', row },
    ]),
  );
  return { auth, email, name, role: 'rep', pin };
}

export const storedBy = ({ auth, email, name, role }: Session, origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: 'repAuth', value: JSON.stringify({ auth, email, name, role }) }],
    },
  ],
});

/** Opens a second browser for this rep, on the same clock. It closes when the test ends. */
export async function getBrowser(
  rep: SignedInRep,
  { nowMs, ...around }: Around & { nowMs: number },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await openDevice(around, { storageState: storedBy(rep, around.site.url) });
  await context.clock.install({ time: nowMs });
  return { page: await context.newPage(), context };
}

/** Calls the script as this rep, like another device. A refusal fails the test. */
export async function askAs(
  { auth }: SignedInRep,
  site: Site,
  action: string,
  fields: Answer,
): Promise<Answer> {
  const payload = JSON.stringify({ action, token: PLACEHOLDERS.VITE_REP_TOKEN, auth, ...fields });
  const answer = await fetch(site.url + PLACEHOLDERS.VITE_REP_ENDPOINT, {
    method: 'POST',
    body: new URLSearchParams({ payload }),
  });
  const found: Answer = await answer.json();
  expect(found, action).toMatchObject({ ok: true });
  return found;
}
