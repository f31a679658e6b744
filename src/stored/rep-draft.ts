import * as z from 'zod/mini';
import { answerTexts } from '#contract/answer-fields.ts';
import { DAY_MS } from '#contract/durations.ts';
import { stored, storedText } from './stored.ts';

const STORED_FOR_MS = 7 * DAY_MS;

const schema = z.object({
  email: storedText,
  submissionId: storedText,
  values: answerTexts,
  /** When it was written, in milliseconds since 1970. */
  at: z.number(),
});

/** A form with a homeowner's data that a rep has not sent yet, in this tab. */
function repDraft(key: string) {
  const value = stored({ area: 'session', key, schema, fallback: null });
  return {
    /** This rep's draft. Deletes another rep's, and one that is a week old. */
    read(email: string) {
      const draft = value.read();
      if (draft?.email === email && Date.now() - draft.at < STORED_FOR_MS) return draft;
      value.remove();
      return null;
    },
    keep: (email: string, values: Record<string, string>, submissionId = '') =>
      value.write({ email, values, submissionId, at: Date.now() }),
    forget: value.remove,
  };
}

export const newLeadDraft = repDraft('repNewLead');
/** A number that a manager is adding to the do-not-call list. */
export const numberDraft = repDraft('repNumber');
/** A caller whom a manager is booking, from a day or from a search. */
export const callerDraft = repDraft('repCaller');
export const foundCallerDraft = repDraft('repFoundCaller');
/** The status that a manager is setting. */
export const statusDraft = repDraft('repStatus');
/** What a manager is correcting on a lead. */
export const correctionDraft = repDraft('repCorrection');
