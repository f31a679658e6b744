import * as z from 'zod/mini';
import { type Session, sessionSchema } from '#contract/session.ts';
import { forgetFeatures } from './script-features.ts';
import { stored } from './stored.ts';
import { useStored } from './use-stored.ts';

/**
 * A session, or at least the rep's email, which is all that some pages ask for (specification, section 2).
 */
const storedRepSchema = z.union([sessionSchema, z.object({ email: z.string().check(z.minLength(1)) })]);

const storedRep = stored({ area: 'local', key: 'repAuth', schema: storedRepSchema, fallback: null });

type StoredRep = ReturnType<typeof storedRep.read>;

const toSession = (kept: StoredRep): Session | null => (kept && 'auth' in kept ? kept : null);
const toEmail = (kept: StoredRep): string | null => kept?.email || null;

/** The signed-in rep's session, or null when there is none or what is stored is not one. */
export const readSession = (): Session | null => toSession(storedRep.read());

/** The session, followed while the page is open: a rep may sign in or out in another tab. */
export const useSession = (): Session | null => toSession(useStored(storedRep));

/** The stored rep's email, or null. */
export const readRepEmail = (): string | null => toEmail(storedRep.read());

/** The stored rep's email, followed while the page is open. */
export const useRepEmail = (): string | null => toEmail(useStored(storedRep));

/**
 * Keeps the session for the next visit. @returns false when the browser refuses: it is kept for this tab only
 */
export const writeSession = (session: Session): boolean => storedRep.write(session);

/** Whether the session will still be there in the next tab; false also without a session. */
export const isSessionStored = (): boolean => storedRep.isStored();

export function clearSession(): void {
  storedRep.remove();
  forgetFeatures();
}
