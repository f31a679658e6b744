import { newSession } from '#backend/core/accounts/auth.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import type { Session } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import type { Site } from '../site/site.ts';

/** A rep with a session, and the PIN to sign in again. */
export interface SignedInRep extends Session {
  pin: string;
}

/** Creates a rep with a session that started at `nowMs`, on the server's clock. */
export async function aSignedInRep(site: Site, name: string, nowMs: number): Promise<SignedInRep> {
  const context = createContext(nowMs);
  const first = name.split(' ')[0]?.toLowerCase();
  const email = `${first}.${context.newCode(6).toLowerCase()}@reps.example`;
  const pin = '482913';
  const pinSalt = context.newSecret();
  const pinHash = await site.control({ kind: 'pinHash', pin, salt: pinSalt });
  const { auth, row } = newSession(email, context);
  await site.control({
    kind: 'write',
    writes: [
      { kind: 'putRep', row: aRep({ email, name, pinSalt, pinHash }) },
      { kind: 'putSession', row },
    ],
  });
  return { auth, email, name, role: 'rep', pin };
}

export const storedBy = ({ auth, email, name, role }: Session, origin: string) => ({
  cookies: [],
  origins: [
    { origin, localStorage: [{ name: 'repAuth', value: JSON.stringify({ auth, email, name, role }) }] },
  ],
});
