import type * as z from 'zod/mini';
import { type ForgotPinRequest, forgotPinAnswer } from '#contract/actions/forgot-pin.ts';
import {
  type RequestUserApprovalRequest,
  requestUserApprovalAnswer,
} from '#contract/actions/request-user-approval.ts';
import { type ResetPinRequest, resetPinAnswer } from '#contract/actions/reset-pin.ts';
import type { answerStatus } from '#contract/errors.ts';
import { agreed } from './agreed.ts';
import { post, type RepResult } from './transport.ts';

type Status = z.infer<typeof answerStatus>;

/** Asks for an account (`request_user_approval`, section 7), which a manager decides; the answer comes by mail. */
export async function requestUserApproval({
  email,
  name,
  phone,
  pin,
}: RequestUserApprovalRequest): Promise<RepResult<Status>> {
  const fields = { email, name, phone, pin };
  return agreed(await post({ action: 'request_user_approval', fields, answer: requestUserApprovalAnswer }));
}

/** Asks for a reset code by mail (`forgot_pin`, section 7). A success does not say that the email is known. */
export async function forgotPin({ email }: ForgotPinRequest): Promise<RepResult<Status>> {
  return agreed(await post({ action: 'forgot_pin', fields: { email }, answer: forgotPinAnswer }));
}

/** Sets a new PIN with the code of the mail (`reset_pin`, section 7); it signs the rep out everywhere. */
export async function resetPin({ email, code, pin }: ResetPinRequest): Promise<RepResult<Status>> {
  return agreed(await post({ action: 'reset_pin', fields: { email, code, pin }, answer: resetPinAnswer }));
}
