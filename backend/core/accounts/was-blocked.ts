import type { RepRow } from '#backend/core/rows.ts';

/**
 * Whether an account that is not open was open once: a manager has blocked it. Earlier versions noted only
 * when it last signed in.
 */
export const wasBlocked = ({ state, blockedAt, lastSignInAt }: RepRow): boolean =>
  (state === 'denied' || state === 'pending') && (blockedAt !== '' || lastSignInAt !== '');
