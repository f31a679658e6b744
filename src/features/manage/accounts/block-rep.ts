import { blockRepAction } from '#contract/actions/accounts/reps.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

/**
 * Blocks an account, and asks again until all callbacks kept for it are free. The answer counts them all. The
 * account is blocked by the first answer, so a failure after it only ends the asking: then `moreCallbacks`
 * stays true.
 */
export async function blockRep(auth: string, email: string) {
  const first = await call(blockRepAction, { auth, email });
  if (!first.ok) return first;
  let { callbacks = 0, moreCallbacks } = first.answer;
  while (moreCallbacks) {
    const next = await call(blockRepAction, { auth, email });
    if (!next.ok) break;
    callbacks += next.answer.callbacks ?? 0;
    moreCallbacks = next.answer.moreCallbacks;
  }
  return { ...first, answer: { ...first.answer, callbacks, moreCallbacks } };
}
