import type { FieldValues } from 'react-hook-form';
import { forFields, NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { newLeadDraft } from '#src/stored/rep-draft.ts';

/** The initial values: only the state is filled in (specification, section 9). */
export const EMPTY_LEAD = { ...forFields(NEW_LEAD_FIELDS, (): '' => ''), state: 'FL' };

const isTyped = (values: FieldValues): boolean =>
  NEW_LEAD_FIELDS.some((field) => (values[field] ?? EMPTY_LEAD[field]) !== EMPTY_LEAD[field]);

/**
 * The draft of a new lead of the rep with this email, in this tab. Its submission id stays the same until it
 * is forgotten: sent twice, added once.
 */
export function leadDraft(email: string) {
  let submissionId = newLeadDraft.read(email)?.submissionId || newSubmissionId();
  return {
    read: () => newLeadDraft.read(email)?.values ?? {},
    /** An empty form has no draft. */
    keep: (values: FieldValues) =>
      isTyped(values) ? newLeadDraft.keep(email, values, submissionId) : newLeadDraft.forget(),
    forget() {
      newLeadDraft.forget();
      submissionId = newSubmissionId();
    },
    submissionId: () => submissionId,
    /** From now on it is another lead. */
    renewId() {
      submissionId = newSubmissionId();
      const draft = newLeadDraft.read(email);
      if (draft) newLeadDraft.keep(email, draft.values, submissionId);
    },
  };
}

export type LeadDraft = ReturnType<typeof leadDraft>;
