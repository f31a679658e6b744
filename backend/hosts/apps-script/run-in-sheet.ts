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
  /** Makes the plan, for each time it is decided. */
  plan: () => Plan<Decision>;
}

/**
 * Runs one action. It is decided without the lock first: most requests only ask. When it writes, the lock is taken, and
 * if any other request has written since the first row was read it is decided once more on the rows as they are then,
 * with the same ids and secrets. So nothing slow (a PIN's hash) and no mail ever happens inside the lock.
 * @throws ScriptBusy, SheetNotSetUp, and what the plan throws; nothing is written then
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
