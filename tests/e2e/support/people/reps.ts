import { newSession } from '#backend/core/accounts/auth.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import type { Session } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import type { Site } from '../site/site.ts';

/** Creates an approved account without a PIN, with an email of its own. */
export async function aStoredRep({ store }: Pick<Site, 'store'>, name: string): Promise<RepRow> {
  const { newCode } = createContext(0);
  const rep = aRep({ email: `${newCode(6).toLowerCase()}@reps.example`, name });
  await store.transact((transaction) => transaction.write([{ kind: 'putRep', row: rep }]));
  return rep;
}

/** Starts a session of a rep at `nowMs`. @returns the storage of a browser that has it */
export async function storageOf({ store, url }: Pick<Site, 'store' | 'url'>, rep: RepRow, nowMs: number) {
  const { auth, row } = newSession(rep.email, createContext(nowMs));
  await store.transact((transaction) => transaction.write([{ kind: 'putSession', row }]));
  return storedBy({ ...rep, auth }, url);
}

/** Creates a rep with a session that started at `nowMs`. @returns the storage of a browser that has it */
export const aSignedInRep = async (site: Site, name: string, nowMs: number) =>
  storageOf(site, await aStoredRep(site, name), nowMs);

export const storedBy = ({ auth, email, name, role }: Session, origin: string) => ({
  cookies: [],
  origins: [
    { origin, localStorage: [{ name: 'repAuth', value: JSON.stringify({ auth, email, name, role }) }] },
  ],
});
