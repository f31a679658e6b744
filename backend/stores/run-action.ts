import { type Plan, runPlanAsync } from '#backend/core/plan.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import type { Decision } from '#backend/core/writes.ts';
import type { Store } from './store.ts';

export interface ActionRun {
  store: Store;
  /**
   * Makes the plan. Called again for every time it is decided, from the first question on: when the database asks to run
   * the transaction again, and after a hash. It must ask for the same hash then (backend/core/replay.ts).
   */
  plan: () => Plan<Decision>;
  /** The host's slow, salted and peppered hash of a PIN. */
  pinHash: (args: Queries['pinHash']) => Promise<Results['pinHash']>;
}

/** A plan asks for one hash. Only an account whose salt changes meanwhile makes it ask for another. */
const MOST_HASHES = 3;

/** The plan cannot go on without this hash. */
class HashNeeded extends Error {
  constructor(readonly args: Queries['pinHash']) {
    super('The plan asks for a hash.');
  }
}

const toHashKey = ({ pin, salt }: Queries['pinHash']): string => JSON.stringify([pin, salt]);

/**
 * Runs one action in one transaction: its reads lock what they say, its writes are all in when this returns, or none.
 * A hash is never made inside a transaction, where it would hold a connection and the rows read so far: the transaction
 * ends, the hash is made, and the action is decided anew on the rows as they are then (docs/decisions/0014).
 * The decision's mail is the caller's to send, after this has returned. Rejects with whatever the store, the plan or
 * the hash threw; nothing is written then.
 */
export async function runAction({ store, plan, pinHash }: ActionRun): Promise<Decision> {
  const hashes = new Map<string, string>();
  while (hashes.size <= MOST_HASHES) {
    const outcome = await decide(store, plan, hashes);
    if (!(outcome instanceof HashNeeded)) return outcome;
    hashes.set(toHashKey(outcome.args), await pinHash(outcome.args));
  }
  throw new Error('The plan asks for another hash each time it is decided.');
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
