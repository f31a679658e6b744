import * as z from 'zod/mini';
import {
  type BlockRepRequest,
  blockRepAnswer,
  listedRepSchema,
  listRepsAnswer,
} from '#contract/actions/reps.ts';
import { ownScript, saysYes } from './answer-reader.ts';
import { post, type RepResult } from './transport.ts';

const repsAnswer = z.extend(listRepsAnswer, { reps: z.array(listedRepSchema) });

/** Who may sign in (`list_reps`), by name. For managers. */
export function listReps(auth: string, signal?: AbortSignal): Promise<RepResult<z.infer<typeof repsAnswer>>> {
  return post({ action: 'list_reps', fields: { auth }, read: ownScript(repsAnswer), signal });
}

/** Signs an account out everywhere and ends its access (`block_rep`). For managers. */
export function blockRep({
  auth,
  email,
}: BlockRepRequest): Promise<RepResult<z.infer<typeof blockRepAnswer>>> {
  return post({ action: 'block_rep', fields: { auth, email }, read: ownScript(blockRepAnswer, saysYes) });
}
