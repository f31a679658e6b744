import { deleteOld, readPhotosEnd } from '#backend/core/people/delete-old.ts';
import { runPlanAsync } from '#backend/core/plan.ts';
import type { Upkeep } from '#backend/stores/postgres/upkeep.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import { createContext } from './context.ts';
import { refuseHash } from './pin-hash.ts';

export interface OldDataOptions {
  store: Store;
  upkeep: Upkeep;
  /** The core's. */
  sign: (text: string) => string;
  clock: () => number;
}

/** Others wait while an embedded database deletes. */
const LEADS_AT_ONCE = 20;

/**
 * Deletes a few photos, or, once none is left, a little of what else the owner keeps no longer, in a small
 * transaction. Several processes may do this on one database. Resolves to whether there may be more. Rejects with
 * what the database says.
 */
export async function deleteOldData({ store, upkeep, sign, clock }: OldDataOptions): Promise<boolean> {
  const photosEnd = await store.transact(({ read }) =>
    runPlanAsync(readPhotosEnd(clock()), { read, pinHash: refuseHash }),
  );
  if ((await upkeep.deleteOldPhotos(photosEnd)) > 0) return true;
  const plan = () => deleteOld({ most: LEADS_AT_ONCE }, createContext(clock(), sign));
  const { answer } = await runAction({ store, plan, pinHash: refuseHash });
  return answer.more === true;
}
