import { type ForgotPinRequest, forgotPinAnswer } from '#contract/actions/forgot-pin.ts';
import {
  type RequestUserApprovalRequest,
  requestUserApprovalAnswer,
} from '#contract/actions/request-user-approval.ts';
import { type ResetPinRequest, resetPinAnswer } from '#contract/actions/reset-pin.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import { anyScript, saysYes } from './answer-reader.ts';
import { post, type RepResult } from './transport.ts';

/** Asks for an account (`request_user_approval`, section 7), which a manager decides; the answer comes by mail. */
export function requestUserApproval({
  email,
  name,
  phone,
  pin,
}: RequestUserApprovalRequest): Promise<RepResult<AnswerStatus>> {
  const fields = { email, name, phone, pin };
  return post({
    action: 'request_user_approval',
    fields,
    read: anyScript(requestUserApprovalAnswer, saysYes),
  });
}

/** Asks for a reset code by mail (`forgot_pin`, section 7). A success does not say that the email is known. */
export function forgotPin({ email }: ForgotPinRequest): Promise<RepResult<AnswerStatus>> {
  return post({ action: 'forgot_pin', fields: { email }, read: anyScript(forgotPinAnswer, saysYes) });
}

/** Sets a new PIN with the code of the mail (`reset_pin`, section 7); it signs the rep out everywhere. */
export function resetPin({ email, code, pin }: ResetPinRequest): Promise<RepResult<AnswerStatus>> {
  return post({
    action: 'reset_pin',
    fields: { email, code, pin },
    read: anyScript(resetPinAnswer, saysYes),
  });
}
