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
import { ownScript, saysYes } from './answer-reader.ts';
import { post, type RepResult } from './transport.ts';

const numbersAnswer = z.extend(listSuppressedAnswer, { numbers: z.array(suppressedNumberSchema) });

/** A page of the do-not-call list after a number (`list_suppressed`), in the order of the digits. For managers. */
export function listSuppressed(
  { auth, after }: ListSuppressedRequest,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof numbersAnswer>>> {
  return post({ action: 'list_suppressed', fields: { auth, after }, read: ownScript(numbersAnswer), signal });
}

/**
 * Puts a number on the do-not-call list (`suppress_number`) and closes its leads; says how many, or that it was there already.
 * For managers.
 */
export function suppressNumber({
  auth,
  phone,
  reason,
}: SuppressNumberRequest): Promise<RepResult<SuppressNumberAnswer>> {
  const fields = { auth, phone, reason };
  return post({ action: 'suppress_number', fields, read: ownScript(suppressNumberAnswer, saysYes) });
}

/** Takes a number off the do-not-call list (`lift_suppression`); says how many leads are open again. For managers. */
export function liftSuppression({
  auth,
  phone,
}: LiftSuppressionRequest): Promise<RepResult<z.infer<typeof liftSuppressionAnswer>>> {
  return post({
    action: 'lift_suppression',
    fields: { auth, phone },
    read: ownScript(liftSuppressionAnswer, saysYes),
  });
}
