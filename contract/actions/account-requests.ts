import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { authField, ROLES } from '#contract/session.ts';

/** `list_requests`, for managers: account requests that wait for a decision, oldest first. */
export const listRequestsRequest = z.object({ auth: authField });
export type ListRequestsRequest = z.infer<typeof listRequestsRequest>;

export const accountRequestSchema = z.object({
  email: answerText,
  name: answerText,
  phone: answerText,
  createdAt: answerText,
});
export type AccountRequest = z.infer<typeof accountRequestSchema>;

export const listRequestsAnswer = z.extend(answerStatus, {
  requests: z._default(z.array(accountRequestSchema), []),
});

export const DECISIONS = ['approve', 'deny'] as const;
export type AccountDecision = (typeof DECISIONS)[number];

/** The email that names an account; it comes out lowercase. */
export const accountEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(LIMITS.email));

/** `decide_request`, for managers: approves or denies an account; denying one that is active ends its access. Without a `role` an approval keeps the one there is. */
export const decideRequestRequest = z.object({
  auth: authField,
  email: accountEmail,
  decision: z.enum(DECISIONS),
  role: z.optional(z.enum(ROLES)),
});
export type DecideRequestRequest = z.infer<typeof decideRequestRequest>;

export const decideRequestAnswer = answerStatus;
