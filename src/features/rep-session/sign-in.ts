import type { AuthLoginAnswer } from '#contract/actions/sign-in.ts';
import type { Session } from '#contract/session.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { FAILURE_HINTS, REP_LOGIN } from '#src/content/rep/rep-area.ts';
import type { RepResult } from '#src/services/rep-script/transport.ts';

/**
 * Converts the answer of a login to a session, or to the message of the specification, section 8.
 * @param typedEmail used when the script does not return the email
 */
export function signInOutcome(
  result: RepResult<AuthLoginAnswer>,
  typedEmail: string,
): { session: Session } | { problem: OutcomeMessage } {
  if (result.ok) {
    const { auth, email, name, role } = result.answer;
    if (!auth) return { problem: { good: false, text: REP_LOGIN.missingSession } };
    return { session: { auth, email: email || typedEmail, name: name ?? '', role: role ?? '' } };
  }
  switch (result.reason) {
    case 'refused':
    case 'expired':
      return { problem: { good: false, text: result.message || REP_LOGIN.wrong } };
    case 'http':
      return { problem: { good: false, text: result.message || REP_LOGIN.failed } };
    case 'unreachable':
      return { problem: { good: false, text: REP_LOGIN.failed, detail: FAILURE_HINTS.unreachable } };
    case 'malformed':
      return { problem: { good: false, text: REP_LOGIN.failed } };
  }
}
