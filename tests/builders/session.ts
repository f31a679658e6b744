import type { Session } from '#contract/session.ts';

/** A session as the browser keeps it. */
export const aSession = (over: Partial<Session> = {}): Session => ({
  auth: 'a-session-secret',
  email: 'robin@reps.example',
  name: 'Robin Reyes',
  role: 'rep',
  ...over,
});

/** Signs the browser in by hand: what the login page leaves behind. */
export function keepSession(session: Session): void {
  localStorage.setItem('repAuth', JSON.stringify(session));
}
