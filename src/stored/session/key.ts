/** Key in local storage of the session, or of the rep's email only (session.ts). */
export const SESSION_KEY = 'repAuth';

/**
 * The secret of the stored session; empty without one. Checks little, so that the inline script stays small.
 */
export function readAuth(): string {
  try {
    const { auth }: { auth?: unknown } = JSON.parse(localStorage[SESSION_KEY]);
    return typeof auth === 'string' ? auth : '';
  } catch {
    return ''; // Blocked storage, or none.
  }
}
