import { logoutAnswer, type SessionRequest } from '#contract/actions/session.ts';
import { ownScript } from './answer-reader.ts';
import { post } from './transport.ts';

/**
 * Ends the session at the script and frees the lead it holds (`logout`). Nobody waits for it: it goes out also while the
 * page closes, and a script that cannot be reached forgets the session by itself after 12 hours.
 */
export function logout({ auth }: SessionRequest): void {
  void post({ action: 'logout', fields: { auth }, read: ownScript(logoutAnswer), keepalive: true });
}
