import { FAILURE_HINTS } from './rep-area.ts';

interface Failure {
  reason: 'refused' | 'expired' | 'unreachable' | 'malformed' | 'http';
  message?: string | undefined;
  error?: string | undefined;
  status?: number | undefined;
}

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
