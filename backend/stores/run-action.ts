import { type Plan, runPlanAsync } from '#backend/core/plan.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import type { Decision } from '#backend/core/writes.ts';
import type { Store } from './store.ts';

export interface ActionRun {
  store: Store;
  /**
   * Creates the plan. Called for each attempt: when the database asks for the transaction to be run again,
   * and after a hash. Each attempt must ask for the same hash (backend/core/repeatable-context.ts).
   */
  plan: () => Plan<Decision>;
  pinHash: (args: Queries['pinHash']) => Promise<Results['pinHash']>;
}

/** A plan asks for one hash. It asks for another only if the account's salt changes between attempts. */
const MAX_HASHES = 3;

/** Ends a transaction that needs a hash. */
class HashNeeded extends Error {
  constructor(readonly args: Queries['pinHash']) {
    super('The plan asks for a hash.');
  }
}

const toHashKey = ({ pin, salt }: Queries['pinHash']): string => JSON.stringify([pin, salt]);

/**
 * Runs one action in one transaction: either all its writes are committed when this returns, or none. PIN
 * hashes are computed outside, because a hash inside the transaction would hold a connection and locked rows:
 * the transaction ends, the hash is computed, and the action is decided again on current rows
 * (docs/decisions/0003). The caller sends the decision's email afterward.
 * Rejects with the error of the store, the plan or the hash; then nothing is written.
 */
export async function runAction({ store, plan, pinHash }: ActionRun): Promise<Decision> {
  const hashes = new Map<string, string>();
  for (;;) {
    const outcome = await decide(store, plan, hashes);
    if (!(outcome instanceof HashNeeded)) return outcome;
    if (hashes.size === MAX_HASHES) {
      throw new Error('The plan asks for another hash each time it is decided.');
    }
    hashes.set(toHashKey(outcome.args), await pinHash(outcome.args));
  }
}

function decide(
  store: Store,
  plan: () => Plan<Decision>,
  hashes: ReadonlyMap<string, string>,
): Promise<Decision | HashNeeded> {
  return store.transact(async (transaction) => {
    const pinHash = async (args: Queries['pinHash']): Promise<string> => {
      const hash = hashes.get(toHashKey(args));
      if (hash === undefined) throw new HashNeeded(args);
      return hash;
    };
    try {
      const decision = await runPlanAsync(plan(), { read: transaction.read, pinHash });
      if (decision.writes.length > 0) await transaction.write(decision.writes);
      return decision;
    } catch (fault) {
      if (fault instanceof HashNeeded) return fault;
      throw fault;
    }
  });
}
