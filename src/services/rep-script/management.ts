import * as z from 'zod/mini';
import {
  accountRequestSchema,
  type DecideRequestRequest,
  decideRequestAnswer,
} from '#contract/actions/account-requests.ts';
import {
  type LiftSuppressionRequest,
  type ListSuppressedRequest,
  liftSuppressionAnswer,
  listSuppressedAnswer,
  suppressedNumberSchema,
} from '#contract/actions/suppressions.ts';
import { answerStatus } from '#contract/errors.ts';
import { agreed } from './agreed.ts';
import { post, type RepResult } from './transport.ts';

const requestsAnswer = z.extend(answerStatus, { requests: z.array(accountRequestSchema) });
const numbersAnswer = z.extend(listSuppressedAnswer, { numbers: z.array(suppressedNumberSchema) });

/** Account requests that wait for a decision (`list_requests`), oldest first. For managers. */
export function listRequests(
  auth: string,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof requestsAnswer>>> {
  return post({ action: 'list_requests', fields: { auth }, answer: requestsAnswer, signal });
}

/** Approves an account with a role, or denies it (`decide_request`). For managers. */
export async function decideRequest({
  auth,
  email,
  decision,
  role,
}: DecideRequestRequest): Promise<RepResult<z.infer<typeof decideRequestAnswer>>> {
  const fields = { auth, email, decision, role };
  return agreed(await post({ action: 'decide_request', fields, answer: decideRequestAnswer }));
}

/** A page of the do-not-call list after a number (`list_suppressed`), in the order of the digits. For managers. */
export function listSuppressed(
  { auth, after }: ListSuppressedRequest,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof numbersAnswer>>> {
  return post({ action: 'list_suppressed', fields: { auth, after }, answer: numbersAnswer, signal });
}

/** Takes a number off the do-not-call list (`lift_suppression`); says how many leads are open again. For managers. */
export async function liftSuppression({
  auth,
  phone,
}: LiftSuppressionRequest): Promise<RepResult<z.infer<typeof liftSuppressionAnswer>>> {
  return agreed(
    await post({ action: 'lift_suppression', fields: { auth, phone }, answer: liftSuppressionAnswer }),
  );
}
