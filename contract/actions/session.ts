import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { authField } from '#contract/session.ts';

/** `check_session` and `logout`: nothing but the session. */
export const sessionRequest = z.object({ auth: authField });
export type SessionRequest = z.infer<typeof sessionRequest>;

/** Who the session belongs to, as of now, and until when it runs (ISO instant). */
export const checkSessionAnswer = z.extend(answerStatus, {
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  role: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
});

export const logoutAnswer = answerStatus;
