import { FAILURE_HINTS } from './rep-area.ts';

/** Why a call came to nothing, as far as words need to know. */
interface Failure {
  reason: 'refused' | 'expired' | 'unreachable' | 'malformed' | 'http';
  message?: string | undefined;
  error?: string | undefined;
  status?: number | undefined;
}

/** The script's own words, or what happened on the way. */
export function failureWords({ reason, message, error, status }: Failure): string | undefined {
  if (message) return message;
  switch (reason) {
    case 'unreachable':
      return FAILURE_HINTS.unreachable;
    case 'malformed':
      return FAILURE_HINTS.malformed;
    case 'http':
      return FAILURE_HINTS.http(status ?? 0);
    case 'refused':
    case 'expired':
      return error;
  }
}
