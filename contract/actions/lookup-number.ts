import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';
import { sameNumberSchema } from './next-lead.ts';

/** `lookup_number`: what is known about a phone number, to warn the rep before adding a lead. */
const lookupNumberRequest = z.object({
  phone: requiredText('Phone number is required', LIMITS.phone),
});
export type LookupNumberRequest = z.infer<typeof lookupNumberRequest>;

export const lookupNumberAnswer = z.extend(answerStatus, {
  suppressed: z._default(z.boolean(), false),
  /** Oldest first. */
  leads: z._default(z.array(sameNumberSchema), []),
});
export type LookupNumberAnswer = z.infer<typeof lookupNumberAnswer>;

export const lookupNumberAction = {
  name: 'lookup_number',
  method: 'POST',
  isReadOnly: true,
  token: 'repToken',
  role: 'rep',
  request: lookupNumberRequest,
  answer: lookupNumberAnswer,
} as const satisfies Action;
