import { beforeEach, expect, test } from 'vitest';
import { type Plan, read } from '#backend/core/plan.ts';
import type { Decision } from '#backend/core/writes.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import { aRep } from '#tests/builders/rep.ts';
import { createMemoryStore, type MemoryStore } from './memory/memory.ts';
import { put } from './rows.ts';

const rep = aRep({ email: 'robin@reps.example', failures: 0 });

function* countFailure(): Plan<Decision> {
  const found = yield* read('rep', { email: rep.email });
  const hash = yield* read('pinHash', { pin: '2580', salt: 'salt' });
  if (!found) throw new Error('no such rep');
  return {
    answer: { ok: true, hash },
    writes: [put.rep({ ...found, failures: found.failures + 1 })],
  };
}
const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => `${salt}:${pin}`;

let store: MemoryStore;
beforeEach(() => {
  store = createMemoryStore();
  store.write([put.rep(rep)]);
});
const failures = () => store.read('rep', { email: rep.email })?.failures;

test('an action gets its rows from the store and its hashes from the host, and its writes are stored', async () => {
  const { answer } = await runAction({ store, plan: countFailure, pinHash });
  expect(answer).toEqual({ ok: true, hash: 'salt:2580' });
  expect(failures()).toBe(1);
});

test('after a conflict in the database, the action runs again from its first read', async () => {
  let tries = 0;
  const conflicting: Store = {
    ...store,
    async transact(work) {
      for (;;) {
        tries += 1;
        try {
          return await store.transact(async (transaction) => {
            const result = await work(transaction);
            if (tries < 4) throw new Error('conflict');
            return result;
          });
        } catch (error) {
          if (tries >= 4) throw error;
        }
      }
    },
  };
  expect((await runAction({ store: conflicting, plan: countFailure, pinHash })).answer.ok).toBe(true);
  // Four tries until the hash is requested, and one with the hash.
  expect(tries).toBe(5);
  expect(failures()).toBe(1);
});

test('no transaction is open while a PIN is hashed, and the action then uses the rows as they are after it', async () => {
  const slow = async (args: { pin: string; salt: string }) => {
    // Transactions of this store are serialized: this one would wait forever if another were open during the
    // hash.
    await store.transact(({ write }) => write([put.rep({ ...rep, failures: 3 })]));
    return pinHash(args);
  };
  await runAction({ store, plan: countFailure, pinHash: slow });
  expect(failures()).toBe(4);
});

test('a plan that asks for another hash each time is stopped', async () => {
  let salts = 0;
  function* restless(): Plan<Decision> {
    salts += 1;
    const hash = yield* read('pinHash', { pin: '2580', salt: `salt-${salts}` });
    return { answer: { ok: true, hash }, writes: [] };
  }
  await expect(runAction({ store, plan: restless, pinHash })).rejects.toThrow('another hash each time');
});

test('an action that fails writes nothing, and its error reaches the host', async () => {
  const empty = createMemoryStore();
  await expect(runAction({ store: empty, plan: countFailure, pinHash })).rejects.toThrow('no such rep');
  const broken = async () => Promise.reject(new Error('the hash failed'));
  await expect(runAction({ store, plan: countFailure, pinHash: broken })).rejects.toThrow('the hash failed');
  expect(store.read('rep', { email: rep.email })).toEqual(rep);
});
