import { type Plan, read } from '#backend/core/plan.ts';
import type { RepRow } from '#backend/core/rows.ts';

/** Returns the oldest accounts in a state, at most `limit`, and whether there are more. */
export function* firstInState(
  state: RepRow['state'],
  limit: number,
): Plan<{ reps: RepRow[]; more: boolean }> {
  const found = yield* read('repsInState', { state, limit: limit + 1 });
  return { reps: found.slice(0, limit), more: found.length > limit };
}

/** Reads the names of accounts, by email. None for an account that no longer exists. */
export function* readNames(emails: Iterable<string>): Plan<Map<string, string>> {
  const asked = [...new Set(emails)].filter((email) => email !== '');
  const reps = asked.length === 0 ? [] : yield* read('repNames', { emails: asked });
  return new Map(reps.map(({ email, name }) => [email, name]));
}

/**
 * Whether an account was open once, so that its PIN is not the one of a request. Earlier versions noted only
 * when it last signed in.
 */
export const wasOpen = ({ blockedAt, lastSignInAt }: RepRow): boolean =>
  blockedAt !== '' || lastSignInAt !== '';

/** Whether an account that is not open was open once: a manager has blocked it. */
export const wasBlocked = (rep: RepRow): boolean =>
  (rep.state === 'denied' || rep.state === 'pending') && wasOpen(rep);
