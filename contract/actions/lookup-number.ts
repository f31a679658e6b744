import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { requiredPhone } from '#contract/lead/field-rules.ts';
import type { Action } from './action.ts';
import { leadWithSamePhoneSchema } from './next-lead.ts';

/** `lookup_number`: what is known about a phone number, to warn the rep before adding a lead. */
export const lookupNumberAction = {
  name: 'lookup_number',
  isReadOnly: true,
  role: 'rep',
  request: z.object({ phone: requiredPhone }),
  answer: z.extend(answerStatus, {
    suppressed: z._default(z.boolean(), false),
    /** Oldest first. */
    leads: z._default(z.array(leadWithSamePhoneSchema), []),
  }),
} as const satisfies Action;
