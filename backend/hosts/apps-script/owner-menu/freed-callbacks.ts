import type { Answer } from '#backend/core/writes.ts';
import { blockRepAction } from '#contract/actions/accounts/reps.ts';

/**
 * Counts the callbacks that went back to the queue, and asks again until none is left to free.
 * @param answer the first answer
 */
export function countFreed(answer: Answer, next: () => Answer): number {
  let freed = blockRepAction.answer.parse(answer);
  let callbacks = freed.callbacks ?? 0;
  while (freed.moreCallbacks) {
    freed = blockRepAction.answer.parse(next());
    callbacks += freed.callbacks ?? 0;
  }
  return callbacks;
}
