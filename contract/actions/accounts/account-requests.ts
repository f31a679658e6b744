import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerFlag, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { ROLES } from '#contract/session.ts';
import { accountEmail } from '#contract/text.ts';

/** Whether the email to the account could not be sent yet. It is tried again. */
export const mailWaits = answerYes;

const accountRequestSchema = z.object({
  email: answerText,
  name: answerText,
  phone: answerText,
  createdAt: answerText,
  /** The account was open once, and a manager has blocked it. Absent from an older backend. */
  wasBlocked: answerYes,
});
export type AccountRequest = z.infer<typeof accountRequestSchema>;

/** `list_requests`, managers only: pending account requests, oldest first, up to PAGE_SIZES.requests. */
export const listRequestsAction = {
  name: 'list_requests',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    requests: z.array(accountRequestSchema),
    /** Whether there are more than these. Absent from an older backend. */
    more: answerFlag,
  }),
} as const satisfies Action;

export const DECISIONS = ['approve', 'deny'] as const;
export type AccountDecision = (typeof DECISIONS)[number];

/**
 * `decide_request`, managers only: approves or denies an account. Denying an active account ends its access.
 * Approving a blocked or denied account gives it access again, once its owner has set a new PIN. Approving
 * without a `role` keeps the current role.
 */
export const decideRequestAction = {
  name: 'decide_request',
  role: 'manager',
  request: z.object({
    email: accountEmail(),
    decision: z.enum(DECISIONS),
    role: z.optional(z.enum(ROLES)),
  }),
  answer: z.extend(answerStatus, { mailWaits }),
} as const satisfies Action;
