import type { FieldValues } from 'react-hook-form';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import type { callerDraft, foundCallerDraft } from '#src/stored/rep-draft.ts';

/**
 * What the manager with this email has typed to book a caller, in this tab until it is booked. Its submission id
 * stays the same until then: sent twice, booked once.
 */
export function createCallerDraft(stored: typeof callerDraft | typeof foundCallerDraft, email: string) {
  let submissionId = stored.read(email)?.submissionId || newSubmissionId();
  return {
    isThere: () => stored.read(email) !== null,
    read: () => stored.read(email)?.values ?? {},
    keep: (values: FieldValues) => stored.keep(email, values, submissionId),
    forget() {
      stored.forget();
      submissionId = newSubmissionId();
    },
    submissionId: () => submissionId,
    /** From now on it is another caller. */
    renewId() {
      submissionId = newSubmissionId();
      const draft = stored.read(email);
      if (draft) stored.keep(email, draft.values, submissionId);
    },
  };
}

export type CallerDraft = ReturnType<typeof createCallerDraft>;
