import { useState } from 'react';
import { NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { dropDraft, keepDraft, type LeadDraft, newDraft, readDraft } from './lead-draft.ts';
import { EMPTY_LEAD, type LeadValues } from './lead-values.ts';

/** One filling of the form: what it opened with, and what is in it now. */
interface Filling extends LeadDraft {
  /** Whether it opened with what this rep had typed before. */
  restored: boolean;
}

const isTyped = (values: LeadValues): boolean =>
  NEW_LEAD_FIELDS.some((field) => values[field] !== EMPTY_LEAD[field]);

function opened(email: string): Filling {
  const draft = readDraft(email);
  return draft && isTyped(draft.values) ? { ...draft, restored: true } : { ...newDraft(), restored: false };
}

/** The lead being typed, kept in this tab for the rep with this email until it is submitted. */
export function useLeadFilling(email: string) {
  const [filling, setFilling] = useState(() => opened(email));
  return {
    filling,
    keep: (values: LeadValues): void => keepDraft(email, { submissionId: filling.submissionId, values }),
    /** Starts over with an empty form, which is then a new lead. */
    startOver(): void {
      dropDraft();
      setFilling({ ...newDraft(), restored: false });
    },
  };
}
