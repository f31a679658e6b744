import * as z from 'zod/mini';
import {
  accountRequestSchema,
  type DecideRequestRequest,
  decideRequestAnswer,
} from '#contract/actions/account-requests.ts';
import { answerStatus } from '#contract/answer-fields.ts';
import { ownScript, saysYes } from './answer-reader.ts';
import { post, type RepResult } from './transport.ts';

const requestsAnswer = z.extend(answerStatus, { requests: z.array(accountRequestSchema) });

/** Account requests that wait for a decision (`list_requests`), oldest first. For managers. */
export function listRequests(
  auth: string,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof requestsAnswer>>> {
  return post({ action: 'list_requests', fields: { auth }, read: ownScript(requestsAnswer), signal });
}

/** Approves an account with a role, or denies it (`decide_request`). For managers. */
export function decideRequest({
  auth,
  email,
  decision,
  role,
}: DecideRequestRequest): Promise<RepResult<z.infer<typeof decideRequestAnswer>>> {
  const fields = { auth, email, decision, role };
  return post({ action: 'decide_request', fields, read: ownScript(decideRequestAnswer, saysYes) });
}
