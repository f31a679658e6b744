import * as z from 'zod/mini';
import { type Session, sessionSchema } from '#contract/session.ts';
import { forgetFeatures } from './script-features.ts';
import { stored } from './stored.ts';
import { useStored } from './use-stored.ts';

/**
 * A session, or at least the rep's email, which is all that some pages ask for (specification, section 2).
 */
const signedInSchema = z.union([sessionSchema, z.object({ email: z.string().check(z.minLength(1)) })]);

const signedIn = stored({ area: 'local', key: 'repAuth', schema: signedInSchema, fallback: null });

type SignedIn = ReturnType<typeof signedIn.read>;

const sessionOf = (kept: SignedIn): Session | null => (kept && 'auth' in kept ? kept : null);
const emailOf = (kept: SignedIn): string | null => kept?.email || null;

/** The signed-in rep's session, or null when there is none or what is stored is not one. */
export const readSession = (): Session | null => sessionOf(signedIn.read());

/** The session, followed while the page is open: a rep may sign in or out in another tab. */
export const useSession = (): Session | null => sessionOf(useStored(signedIn));

/** The stored rep's email, or null. */
export const readRepEmail = (): string | null => emailOf(signedIn.read());

/** The stored rep's email, followed while the page is open. */
export const useRepEmail = (): string | null => emailOf(useStored(signedIn));

/**
 * Keeps the session for the next visit. @returns false when the browser refuses: it is kept for this tab only
 */
export const writeSession = (session: Session): boolean => signedIn.write(session);

/** Whether the session will still be there in the next tab; false also without a session. */
export const isSessionStored = (): boolean => signedIn.isStored();

export function clearSession(): void {
  signedIn.remove();
  forgetFeatures();
}
