import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { ROLES } from '#contract/session.ts';
import { accountEmail } from '#contract/text.ts';
import { type Action, noFields } from './action.ts';

const accountRequestSchema = z.object({
  email: answerText,
  name: answerText,
  phone: answerText,
  createdAt: answerText,
});
export type AccountRequest = z.infer<typeof accountRequestSchema>;

const listRequestsAnswer = z.extend(answerStatus, {
  requests: z.array(accountRequestSchema),
});

/** `list_requests`, managers only: pending account requests, oldest first. */
export const listRequestsAction = {
  name: 'list_requests',
  method: 'POST',
  isReadOnly: true,
  token: 'repToken',
  role: 'manager',
  request: noFields,
  answer: listRequestsAnswer,
} as const satisfies Action;

export const DECISIONS = ['approve', 'deny'] as const;
export type AccountDecision = (typeof DECISIONS)[number];

/**
 * `decide_request`, managers only: approves or denies an account. Denying an active account ends its access.
 * Approving without a `role` keeps the current role.
 */
const decideRequestRequest = z.object({
  email: accountEmail(),
  decision: z.enum(DECISIONS),
  role: z.optional(z.enum(ROLES)),
});
export type DecideRequestRequest = z.infer<typeof decideRequestRequest>;

export const decideRequestAction = {
  name: 'decide_request',
  method: 'POST',
  token: 'repToken',
  role: 'manager',
  request: decideRequestRequest,
  answer: answerStatus,
} as const satisfies Action;
