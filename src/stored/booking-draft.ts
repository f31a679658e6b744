import * as z from 'zod/mini';
import { answerTexts } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { DRAFT_FIELDS, type DraftValues } from '#src/lib/booking-fields.ts';
import { stored, storedFlag } from './stored.ts';

const LONGEST = 4 * LIMITS.notes;

/** What was typed into the form. Leaves out what is no field of it, no text or much too long. */
export const draftValues = z.pipe(
  answerTexts,
  z.transform((texts): DraftValues => {
    const values: DraftValues = {};
    for (const field of DRAFT_FIELDS) {
      const text = texts[field];
      if (text !== undefined && text.length <= LONGEST) values[field] = text;
    }
    return values;
  }),
);

const draftSchema = z.object({
  values: draftValues,
  /** What came from the URL. */
  prefilled: draftValues,
  /** Stays the same until the booking is sent. */
  submissionId: z.catch(z.string().check(z.maxLength(LIMITS.id)), ''),
  /**
   * This tab has tried to send it or has opened it again; without that, a booking with this id was sent by
   * the tab that this one is a duplicate of.
   */
  isOwn: storedFlag,
});

/** What a homeowner typed on the schedule and booking pages, unvalidated, kept for this tab only. */
export type BookingDraft = z.infer<typeof draftSchema>;

/** This tab's draft; empty when none is stored or the stored value is invalid. */
export const bookingDraft = stored<BookingDraft, BookingDraft>({
  area: 'session',
  key: 'bookingDraft',
  schema: draftSchema,
  fallback: { values: {}, prefilled: {}, submissionId: '', isOwn: false },
});
