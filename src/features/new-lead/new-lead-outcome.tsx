import { Link } from 'react-router-dom';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { NEW_LEAD } from '#src/content/rep/new-lead.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import type { RepFailure } from '#src/services/rep-endpoint/transport.ts';

export const added = (batchId: string): OutcomeMessage => ({
  isSuccess: true,
  text: NEW_LEAD.done,
  detail:
    batchId &&
    NEW_LEAD.doneHint(
      <Link
        key="batch"
        to={`${paths.rep.worklist}?${new URLSearchParams({ batch: batchId })}`}
        className="font-semibold underline underline-offset-4"
      >
        {NEW_LEAD.doneBatch}
      </Link>,
    ),
});

/** The field that a refusal is about. */
const FIELDS = new Map<string, 'phone' | 'apptDate'>([
  ['suppressed', 'phone'],
  ['slot_full', 'apptDate'],
]);

/** Why a lead was not added, in the words of the specification, section 8. */
export function notAdded(failure: RepFailure): OutcomeMessage & { field?: 'phone' | 'apptDate' | undefined } {
  switch (failure.reason) {
    case 'http':
      return {
        isSuccess: false,
        text: NEW_LEAD.http(failure.status ?? 0),
        detail: failure.message ?? NEW_LEAD.kept,
      };
    case 'refused':
    case 'expired':
      return {
        isSuccess: false,
        text: NEW_LEAD.refused,
        detail: failureWords(failure),
        field: FIELDS.get(failure.error ?? ''),
      };
    case 'unreachable':
    case 'malformed':
      return { isSuccess: false, text: NEW_LEAD.failed, detail: `${failureWords(failure)} ${NEW_LEAD.kept}` };
  }
}
