import type { ListedRep } from '#contract/actions/accounts/reps.ts';

export const isBlocked = ({ state }: ListedRep): boolean => state === 'denied';

export const hasNoPin = ({ state }: ListedRep): boolean => state === 'approved';

/** Setting the first PIN also ends a lock, so an account without a PIN is not shown as locked. */
export const isLocked = (rep: ListedRep): boolean =>
  rep.lockedUntil !== '' && !hasNoPin(rep) && !isBlocked(rep);
