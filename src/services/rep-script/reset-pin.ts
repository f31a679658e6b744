import type * as z from 'zod/mini';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import { fromHere, keepDevice } from './sign-in.ts';
import { call, type RepResult } from './transport.ts';

/**
 * Sets a new PIN with the emailed code (`reset_pin`, section 7), and lets the script recognize this browser
 * when the rep signs in with it.
 */
export async function resetPin(
  fields: Omit<z.input<typeof resetPinAction.request>, 'device'>,
): Promise<RepResult<AnswerStatus>> {
  const result = await call(resetPinAction, fromHere(fields));
  keepDevice(result);
  return result;
}
