import { type Plan, runPlan } from '#backend/core/plan.ts';
import type { ReplayableContext } from '#backend/core/replay.ts';
import type { Decision } from '#backend/core/writes.ts';
import type { SheetsStore } from '#backend/stores/sheets/store.ts';
import type { Google } from './google.ts';
import type { PinHash } from './pin-hash.ts';
import { withLock } from './script-lock.ts';

const LOCK_MS = 20_000;

export interface SheetRun {
  google: Google;
  store: SheetsStore;
  context: ReplayableContext;
  pinHash: PinHash;
  /** Creates the plan; called again when the decision is repeated. */
  plan: () => Plan<Decision>;
}

/**
 * Runs one action. Decides without the lock first, because most requests only read. If there are writes, it
 * takes the lock; if another request has written meanwhile, it decides again on the current rows with the
 * same ids and secrets. PIN hashes are cached (pin-hash.ts), so the slow hashing happens outside the lock.
 * @throws ScriptBusy, SheetNotSetUp, and what the plan throws; then nothing is written
 */
export function runInSheet({ google, store, context, pinHash, plan }: SheetRun): Decision {
  const decide = () => {
    context.again();
    return runPlan(plan(), { read: store.read, pinHash });
  };
  const before = store.version();
  const decision = decide();
  if (decision.writes.length === 0) return decision;
  return withLock(google, LOCK_MS, () => {
    if (before !== null && store.version() === before) {
      store.write(decision.writes);
      return decision;
    }
    store.forget();
    const anew = decide();
    store.write(anew.writes);
    return anew;
  });
}
