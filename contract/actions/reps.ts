import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { accountEmail } from '#contract/text.ts';
import { type Action, emptyRequestSchema } from './action.ts';

const listedRepSchema = z.object({ email: answerText, name: answerText, role: answerText });
export type ListedRep = z.infer<typeof listedRepSchema>;

/**
 * `list_reps`, managers only: accounts that may sign in, sorted by name. With more than 500 accounts, the
 * oldest 500.
 */
export const listRepsAction = {
  name: 'list_reps',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, { reps: z.array(listedRepSchema) }),
} as const satisfies Action;

/**
 * `block_rep`, managers only: signs an account out everywhere and ends its access. The rep may request an
 * account again.
 */
export const blockRepAction = {
  name: 'block_rep',
  role: 'manager',
  request: z.object({ email: accountEmail() }),
  answer: answerStatus,
} as const satisfies Action;
