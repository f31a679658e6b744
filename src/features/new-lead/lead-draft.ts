import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { forFields, NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { stored } from '#src/stored/stored.ts';

/** The initial values: only the state is filled in (specification, section 9). */
export const EMPTY_LEAD = { ...forFields(NEW_LEAD_FIELDS, (): '' => ''), state: 'FL' };

const storedDraft = stored({
  area: 'session',
  key: 'repNewLead',
  schema: z.object({
    email: z.string(),
    submissionId: z.string(),
    values: z.record(z.string(), z.string()),
  }),
  fallback: null,
});

/** The draft of the rep with this email, in this tab; another rep's draft is never shown. */
function readOwn(email: string) {
  const draft = storedDraft.read();
  if (draft?.email !== email) return null;
  const { values } = draft;
  const isTyped = NEW_LEAD_FIELDS.some((field) => (values[field] ?? EMPTY_LEAD[field]) !== EMPTY_LEAD[field]);
  return isTyped ? draft : null;
}

/**
 * The draft of a new lead. Its submission id stays the same until it is forgotten: sent twice, added once.
 */
export function leadDraft(email: string) {
  let submissionId = readOwn(email)?.submissionId ?? newSubmissionId();
  return {
    read: () => readOwn(email)?.values ?? {},
    keep: (values: FieldValues) => storedDraft.write({ email, submissionId, values }),
    forget() {
      storedDraft.remove();
      submissionId = newSubmissionId();
    },
    submissionId: () => submissionId,
  };
}
