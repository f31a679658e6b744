import * as z from 'zod/mini';
import { type Session, sessionSchema } from '#contract/session.ts';
import { forgetFeatures } from '#src/stored/backend-features.ts';
import { stored } from '#src/stored/stored.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { SESSION_KEY } from './key.ts';

/** A session, or only the rep's email, which is enough for some pages (specification, section 2). */
const storedRepSchema = z.union([sessionSchema, z.object({ email: z.string().check(z.minLength(1)) })]);

const storedRep = stored({ area: 'local', key: SESSION_KEY, schema: storedRepSchema, fallback: null });

type StoredRep = ReturnType<typeof storedRep.read>;

const toSession = (value: StoredRep): Session | null => (value && 'auth' in value ? value : null);
const toEmail = (value: StoredRep): string | null => value?.email || null;

/**
 * The email of the account that a rep wants to get into, so that it is typed once for the login, a code and a
 * new PIN. Until the tab closes.
 */
export const typedEmail = stored({ area: 'session', key: 'repTypedEmail', schema: z.string(), fallback: '' });

/** The signed-in rep's session; null when none is stored or the stored value is invalid. */
export const readSession = (): Session | null => toSession(storedRep.read());

/** The current session. Re-renders when a rep signs in or out, in this tab or another. */
export const useSession = (): Session | null => toSession(useStored(storedRep));

export const readRepEmail = (): string | null => toEmail(storedRep.read());

/** The stored rep's email. Re-renders when it changes. */
export const useRepEmail = (): string | null => toEmail(useStored(storedRep));

/**
 * Stores the session for the next visit. @returns false when the browser refuses; this tab then keeps it in
 * memory
 */
export const writeSession = (session: Session): boolean => storedRep.write(session);

/** Whether the next tab will find the session; also false without a session. */
export const isSessionStored = (): boolean => storedRep.isStored();

export function clearSession(): void {
  storedRep.remove();
  forgetFeatures();
}
