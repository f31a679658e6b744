import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { FIELD_EMPTY } from '#src/content/rep/rep-account.ts';

const filledIn = z.string().check(z.trim(), z.minLength(1, FIELD_EMPTY));

/** Rules of an account request: empty fields are reported before wrong ones (specification, section 5). */
export const checkAccount = zodResolver(
  z.pipe(
    z.object({ name: filledIn, email: filledIn, phone: filledIn, pin: filledIn }),
    requestUserApprovalAction.request,
  ),
);
