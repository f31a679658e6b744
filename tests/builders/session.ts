import type { Session } from '#contract/session.ts';

export const aSession = (over: Partial<Session> = {}): Session => ({
  auth: 'a-session-secret',
  email: 'robin@reps.example',
  name: 'Robin Reyes',
  role: 'rep',
  ...over,
});

/** Stores a session, as the login page does. */
export function keepSession(session: Session): void {
  localStorage.setItem('repAuth', JSON.stringify(session));
}
