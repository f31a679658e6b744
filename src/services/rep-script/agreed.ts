import type { RepResult } from './transport.ts';

/**
 * Counts an answer as a success only when it says `ok`, for calls where nothing else tells that the script agreed. Without
 * it the call is refused, in the script's words when it gave any.
 */
export function agreed<T extends { ok?: boolean | undefined; message?: string | undefined }>(
  result: RepResult<T>,
): RepResult<T> {
  if (!result.ok || result.answer.ok) return result;
  return { ok: false, reason: 'refused', message: result.answer.message };
}
