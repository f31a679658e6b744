import { createContext } from '#backend/hosts/node/context.ts';
import type { SeedOptions } from '#backend/hosts/node/demo/seed.ts';
import { aRep } from '#tests/builders/rep.ts';

/** The manager account of the browser tests; the demo data has none. */
export const TEST_MANAGER = { email: 'mo.manager@roof-tarping.example', name: 'Mo Manager', pin: '739146' };

export async function seedManager({ store, pinHash, nowMs }: Omit<SeedOptions, 'pin'>): Promise<void> {
  const { email, name, pin } = TEST_MANAGER;
  const pinSalt = createContext(nowMs).newSecret();
  const row = aRep({ email, name, role: 'manager', pinSalt, pinHash: await pinHash({ pin, salt: pinSalt }) });
  await store.transact((transaction) => transaction.write([{ kind: 'putRep', row }]));
}
