import { createContext } from '#backend/hosts/node/context.ts';
import type { SeedOptions } from '#backend/hosts/node/demo/seed.ts';
import { aRep } from '#tests/builders/rep.ts';

/** Who decides about accounts in the browser tests; the demonstration has no manager. */
export const TEST_MANAGER = { email: 'mo.manager@roof-tarping.example', name: 'Mo Manager', pin: '739146' };

/** Puts the manager into the store. */
export async function seedManager({ store, pinHash, nowMs }: SeedOptions): Promise<void> {
  const { email, name, pin } = TEST_MANAGER;
  const pinSalt = createContext(nowMs).newSecret();
  const row = aRep({ email, name, role: 'manager', pinSalt, pinHash: await pinHash({ pin, salt: pinSalt }) });
  await store.transact((transaction) => transaction.write([{ kind: 'putRep', row }]));
}
