import { LIMITS } from '#contract/limits.ts';
import { DRAFT_FIELDS, type DraftValues } from '#src/lib/booking-fields.ts';
import { stored } from './stored.ts';
import { objectSchema, readTexts } from './text-fields.ts';

/**
 * What a visitor has typed on the schedule and the booking page, kept for this tab only, as typed and
 * unchecked. `prefilled` is what came with the address and not by hand; `submissionId` stays the same until
 * the booking is made.
 */
export interface BookingDraft {
  values: DraftValues;
  prefilled: DraftValues;
  submissionId: string;
}

const readValues = (value: unknown): DraftValues => readTexts(value, DRAFT_FIELDS, 4 * LIMITS.notes);

/** The draft of this tab; an empty one when there is none or what is stored is not one. */
export const bookingDraft = stored<BookingDraft, BookingDraft>({
  area: 'session',
  key: 'bookingDraft',
  schema: objectSchema((value) => ({
    values: readValues(value.values),
    prefilled: readValues(value.prefilled),
    submissionId: readTexts(value, ['submissionId'], LIMITS.id).submissionId ?? '',
  })),
  fallback: { values: {}, prefilled: {}, submissionId: '' },
});
