import { type Session, sessionSchema } from '#contract/session.ts';
import { forgetFeatures } from './script-features.ts';
import { keptText, parseJson } from './storage.ts';

/** For this tab alone while the browser refuses to store it. */
const kept = keptText('local', 'repAuth');

/** The signed-in rep's session, or null when there is none or what is stored is not one. */
export function readSession(): Session | null {
  const result = sessionSchema.safeParse(parseJson(kept.read()));
  return result.success ? result.data : null;
}

/** The stored rep's email, or null: all that new-lead, profile and notifications ask for (specification, section 2). */
export function readRepEmail(): string | null {
  const stored = parseJson(kept.read());
  if (typeof stored !== 'object' || stored === null || !('email' in stored)) return null;
  return typeof stored.email === 'string' && stored.email !== '' ? stored.email : null;
}

/** For what follows the stored session: calls `listen` when another tab of the site has changed what is stored. */
export function onOtherTabs(listen: () => void): () => void {
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Keeps the session for the next visit, or for this tab. @returns false when the browser refuses to store */
export const writeSession = (session: Session): boolean => kept.write(JSON.stringify(session));

/** Whether the session will still be there in the next tab; false also without a session. */
export const isSessionStored = (): boolean => kept.isStored();

export function clearSession(): void {
  kept.remove();
  forgetFeatures();
}
