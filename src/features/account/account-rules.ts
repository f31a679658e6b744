import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { resetPinAction } from '#contract/actions/pin-reset.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { FIELD_EMPTY, SET_PIN } from '#src/content/rep/rep-account.ts';

const filledIn = z.string().check(z.trim(), z.minLength(1, FIELD_EMPTY));

/** Rules of an account request: empty fields are reported before wrong ones (specification, section 5). */
export const checkAccount = zodResolver(
  z.pipe(
    z.object({ name: filledIn, email: filledIn, phone: filledIn, pin: filledIn }),
    requestUserApprovalAction.request,
  ),
);

export const isIncomplete = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error?.message === FIELD_EMPTY);

export const checkNewPin = zodResolver(
  z.extend(resetPinAction.request, { confirmPin: z.string().check(z.trim()) }).check(
    z.refine(({ pin, confirmPin }) => pin === confirmPin, {
      error: SET_PIN.mismatch,
      path: ['confirmPin'],
    }),
  ),
);
