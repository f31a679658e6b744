import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { accountEmail } from '#contract/text.ts';
import { type Action, noFields } from './action.ts';

const listedRepSchema = z.object({ email: answerText, name: answerText, role: answerText });
export type ListedRep = z.infer<typeof listedRepSchema>;

const listRepsAnswer = z.extend(answerStatus, { reps: z.array(listedRepSchema) });

/**
 * `list_reps`, managers only: accounts that may sign in, sorted by name. With more than 500 accounts, the
 * oldest 500.
 */
export const listRepsAction = {
  name: 'list_reps',
  method: 'POST',
  isReadOnly: true,
  token: 'repToken',
  role: 'manager',
  request: noFields,
  answer: listRepsAnswer,
} as const satisfies Action;

/**
 * `block_rep`, managers only: signs an account out everywhere and ends its access. The rep may request an
 * account again.
 */
const blockRepRequest = z.object({ email: accountEmail() });
export type BlockRepRequest = z.infer<typeof blockRepRequest>;

export const blockRepAction = {
  name: 'block_rep',
  method: 'POST',
  token: 'repToken',
  role: 'manager',
  request: blockRepRequest,
  answer: answerStatus,
} as const satisfies Action;
