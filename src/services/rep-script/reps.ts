import * as z from 'zod/mini';
import {
  type BlockRepRequest,
  blockRepAnswer,
  listedRepSchema,
  listRepsAnswer,
} from '#contract/actions/reps.ts';
import { agreed } from './agreed.ts';
import { post, type RepResult } from './transport.ts';

const repsAnswer = z.extend(listRepsAnswer, { reps: z.array(listedRepSchema) });

/** Who may sign in (`list_reps`), by name. For managers. */
export function listReps(auth: string, signal?: AbortSignal): Promise<RepResult<z.infer<typeof repsAnswer>>> {
  return post({ action: 'list_reps', fields: { auth }, answer: repsAnswer, signal });
}

/** Signs an account out everywhere and ends its access (`block_rep`). For managers. */
export async function blockRep({
  auth,
  email,
}: BlockRepRequest): Promise<RepResult<z.infer<typeof blockRepAnswer>>> {
  return agreed(await post({ action: 'block_rep', fields: { auth, email }, answer: blockRepAnswer }));
}
