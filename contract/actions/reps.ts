import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { authField } from '#contract/session.ts';
import { accountEmail } from './account-requests.ts';

/** `list_reps`, for managers: who may sign in, by name; the oldest 500 accounts when there are more. */
export const listRepsRequest = z.object({ auth: authField });
export type ListRepsRequest = z.infer<typeof listRepsRequest>;

export const listedRepSchema = z.object({ email: answerText, name: answerText, role: answerText });
export type ListedRep = z.infer<typeof listedRepSchema>;

export const listRepsAnswer = z.extend(answerStatus, { reps: z._default(z.array(listedRepSchema), []) });

/** `block_rep`, for managers: signs an account out everywhere and ends its access. Its rep may ask for an account again. */
export const blockRepRequest = z.object({ auth: authField, email: accountEmail });
export type BlockRepRequest = z.infer<typeof blockRepRequest>;

export const blockRepAnswer = answerStatus;
