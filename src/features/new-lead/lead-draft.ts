import * as z from 'zod/mini';
import { NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { stored } from '#src/stored/stored.ts';
import { EMPTY_LEAD, type LeadValues } from './lead-values.ts';

/** A lead being typed. `submissionId` stays the same until it is submitted, so that sending it twice adds it once. */
export interface LeadDraft {
  submissionId: string;
  values: LeadValues;
}

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

/** A form with nothing typed yet. */
export const newDraft = (): LeadDraft => ({ submissionId: newSubmissionId(), values: EMPTY_LEAD });

/** What the rep with this email was typing in this tab, or null. Another rep's draft is never shown. */
export function readDraft(email: string): LeadDraft | null {
  const kept = storedDraft.read();
  if (kept?.email !== email) return null;
  const values = { ...EMPTY_LEAD };
  for (const field of NEW_LEAD_FIELDS) values[field] = kept.values[field] ?? values[field];
  return { submissionId: kept.submissionId, values };
}

/** Keeps the draft for a reload or a new login in this tab. */
export function keepDraft(email: string, draft: LeadDraft): void {
  storedDraft.write({ email, ...draft });
}

export const dropDraft = (): void => storedDraft.remove();
