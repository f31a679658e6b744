import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { CREATE_USER, FORGOT_PIN, SET_PIN } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import type { RepFailure, RepResult } from '#src/services/rep-script/transport.ts';

/** True when the script answered no; otherwise the call itself failed. */
const isRefused = ({ reason }: RepFailure): boolean => reason === 'refused' || reason === 'expired';

/** The message after an account request (specification, section 8, Create user). */
export function createUserOutcome(result: RepResult<unknown>): OutcomeMessage {
  if (result.ok) return { good: true, text: CREATE_USER.sent };
  if (isRefused(result)) {
    return { good: false, text: CREATE_USER.error(failureWords(result) ?? CREATE_USER.refused) };
  }
  const text = CREATE_USER.error(result.message ?? CREATE_USER.failed);
  return { good: false, text, detail: result.message ? undefined : failureWords(result) };
}

/** The message after a request for a reset code (specification, section 8, Forgot PIN). */
export function forgotPinOutcome(result: RepResult<unknown>): OutcomeMessage {
  if (result.ok) return { good: true, text: FORGOT_PIN.sent, detail: FORGOT_PIN.sentHint };
  return { good: false, text: FORGOT_PIN.failed, detail: failureWords(result) };
}

/** The message after setting a PIN (specification, section 8, Set PIN). */
export function setPinOutcome(result: RepResult<unknown>): OutcomeMessage {
  if (result.ok) return { good: true, text: SET_PIN.updated };
  const text = isRefused(result) ? SET_PIN.refused : SET_PIN.failed;
  return { good: false, text, detail: failureWords(result) };
}
