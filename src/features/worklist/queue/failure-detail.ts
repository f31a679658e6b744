import { failureWords } from '#src/content/rep/rep-failures.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';

/** The line under "Failed to …": the script's own words, or the kind of failure. */
export function failureDetail(failure: RepFailure): string | undefined {
  if (failure.message) return failure.message;
  if (isOffline(failure)) return WORKLIST.offline;
  const words = failureWords(failure);
  return failure.reason === 'unreachable' ? `${words} ${WORKLIST.kept}` : words;
}

export const isOffline = ({ reason }: RepFailure): boolean => reason === 'unreachable' && !navigator.onLine;
