import * as z from 'zod/mini';
import { NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { keptText, parseJson } from '#src/lib/storage.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { EMPTY_LEAD, type LeadValues } from './lead-values.ts';

/** A lead being typed. `submissionId` stays the same until it is submitted, so that sending it twice adds it once. */
export interface LeadDraft {
  submissionId: string;
  values: LeadValues;
}

const keptSchema = z.object({
  email: z.string(),
  submissionId: z.string(),
  values: z.record(z.string(), z.string()),
});

const draftText = keptText('session', 'repNewLead');

/** A form with nothing typed yet. */
export const newDraft = (): LeadDraft => ({ submissionId: newSubmissionId(), values: EMPTY_LEAD });

/** What the rep with this email was typing in this tab, or null. Another rep's draft is never shown. */
export function readDraft(email: string): LeadDraft | null {
  const kept = z.safeParse(keptSchema, parseJson(draftText.read()));
  if (!kept.success || kept.data.email !== email) return null;
  const values = { ...EMPTY_LEAD };
  for (const field of NEW_LEAD_FIELDS) values[field] = kept.data.values[field] ?? values[field];
  return { submissionId: kept.data.submissionId, values };
}

/** Keeps the draft for a reload or a new login in this tab. */
export function keepDraft(email: string, draft: LeadDraft): void {
  draftText.write(JSON.stringify({ email, ...draft }));
}

export const dropDraft = (): void => draftText.remove();
