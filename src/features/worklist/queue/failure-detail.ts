import { failureWords } from '#src/content/rep/rep-failures.ts';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isOffline, type RepFailure } from '#src/services/rep-endpoint/transport.ts';
import type { Sent } from '#src/services/save-outbox.ts';

/** The line under "Failed to …": the backend's own words, or the kind of failure. */
export function failureDetail(failure: RepFailure): string | undefined {
  if (failure.message) return failure.message;
  if (isOffline(failure)) return WORKLIST.offline;
  const words = failureWords(failure);
  return failure.reason === 'unreachable' ? `${words} ${WORKLIST.kept}` : words;
}

/**
 * Why there is no next lead, and whether it comes by itself. Not when the lease of the lead on the card could
 * not be renewed: the rep works on.
 */
export function nextFailure(failure: RepFailure, queue: Sent, isRenewal: boolean) {
  const isWaiting = failure.reason === 'unreachable' && !isRenewal;
  const words = isWaiting ? WORKLIST.needsNetwork : failureDetail(failure);
  return { isWaiting, detail: queue.failure && !isWaiting ? `${words} ${SAVES.sentFirst}` : words };
}
