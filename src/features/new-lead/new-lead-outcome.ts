import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { NEW_LEAD } from '#src/content/new-lead.ts';
import { failureWords } from '#src/content/rep-failures.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';

/** Why a lead was not added, in the words of section 8 and with the reason under them. */
export function notAdded(failure: RepFailure): OutcomeMessage {
  switch (failure.reason) {
    case 'http':
      return {
        good: false,
        text: NEW_LEAD.http(failure.status ?? 0),
        detail: failure.message ?? NEW_LEAD.kept,
      };
    case 'refused':
    case 'expired':
      return { good: false, text: NEW_LEAD.refused, detail: failureWords(failure) };
    case 'unreachable':
    case 'malformed':
      return { good: false, text: NEW_LEAD.failed, detail: `${failureWords(failure)} ${NEW_LEAD.kept}` };
  }
}
