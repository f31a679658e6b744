import * as z from 'zod/mini';
import {
  type LiftSuppressionRequest,
  type ListSuppressedRequest,
  liftSuppressionAnswer,
  listSuppressedAnswer,
  type SuppressNumberAnswer,
  type SuppressNumberRequest,
  suppressedNumberSchema,
  suppressNumberAnswer,
} from '#contract/actions/suppressions.ts';
import { agreed } from './agreed.ts';
import { post, type RepResult } from './transport.ts';

const numbersAnswer = z.extend(listSuppressedAnswer, { numbers: z.array(suppressedNumberSchema) });

/** A page of the do-not-call list after a number (`list_suppressed`), in the order of the digits. For managers. */
export function listSuppressed(
  { auth, after }: ListSuppressedRequest,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof numbersAnswer>>> {
  return post({ action: 'list_suppressed', fields: { auth, after }, answer: numbersAnswer, signal });
}

/**
 * Puts a number on the do-not-call list (`suppress_number`) and closes its leads; says how many, or that it was there already.
 * For managers.
 */
export async function suppressNumber({
  auth,
  phone,
  reason,
}: SuppressNumberRequest): Promise<RepResult<SuppressNumberAnswer>> {
  const fields = { auth, phone, reason };
  return agreed(await post({ action: 'suppress_number', fields, answer: suppressNumberAnswer }));
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
