import type { RepFailure, RepResult } from './transport.ts';

/** Pauses before the retries of a call after a temporary failure, in milliseconds. */
export const RETRY_MS = [1000, 4000] as const;

const isTemporary = ({ reason, error, status = 0 }: RepFailure): boolean =>
  reason === 'unreachable' || reason === 'malformed' || error === 'busy' || status >= 500;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });

/** Makes a call, and again after each temporary failure, unless the signal aborts. */
export async function callAgain<T>(
  make: () => Promise<RepResult<T>>,
  signal: AbortSignal,
): Promise<RepResult<T>> {
  for (const ms of RETRY_MS) {
    const result = await make();
    if (result.ok || !isTemporary(result) || signal.aborted) return result;
    await wait(ms, signal);
  }
  return make();
}
