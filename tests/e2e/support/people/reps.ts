import { newSession } from '#backend/core/accounts/auth.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import type { Session } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import type { Site } from '../site/site.ts';

/** Creates a rep with a session that started at FRIDAY_TEN. @returns the rep, and the storage of a browser with it */
export async function aSignedInRep({ store, url }: Pick<Site, 'store' | 'url'>) {
  const context = createContext(FRIDAY_TEN);
  const rep = aRep({ email: `${context.newCode(6).toLowerCase()}@reps.example`, name: 'Robin Reyes' });
  const { auth, row } = newSession(rep.email, context);
  await store.transact((transaction) =>
    transaction.write([
      { kind: 'putRep', row: rep },
      { kind: 'putSession', row },
    ]),
  );
  return { rep, storageState: storedBy({ ...rep, auth }, url) };
}

export const storedBy = ({ auth, email, name, role }: Session, origin: string) => ({
  cookies: [],
  origins: [
    { origin, localStorage: [{ name: 'repAuth', value: JSON.stringify({ auth, email, name, role }) }] },
  ],
});
