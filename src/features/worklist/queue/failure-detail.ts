import { FAILURE_HINTS } from '#src/content/rep/rep-area.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';

/** The line under "Failed to …": the script's own words, or the kind of failure. */
export function failureDetail(failure: RepFailure): string | undefined {
  if (failure.message) return failure.message;
  if (isOffline(failure)) return WORKLIST.offline;
  switch (failure.reason) {
    case 'unreachable':
      return `${FAILURE_HINTS.unreachable} ${WORKLIST.kept}`;
    case 'malformed':
      return FAILURE_HINTS.malformed;
    case 'http':
      return FAILURE_HINTS.http(failure.status ?? 0);
    case 'refused':
    case 'expired':
      return failure.error;
  }
}

export const isOffline = ({ reason }: RepFailure): boolean => reason === 'unreachable' && !navigator.onLine;
