import { LIMITS } from '#contract/limits.ts';
import { DRAFT_FIELDS, type DraftValues } from '#src/lib/booking-fields.ts';
import { stored } from './stored.ts';
import { objectSchema, readTexts } from './text-fields.ts';

/**
 * What a homeowner typed on the schedule and booking pages, unvalidated, kept for this tab only. `prefilled`
 * came from the URL. `submissionId` stays the same until the booking is sent.
 */
export interface BookingDraft {
  values: DraftValues;
  prefilled: DraftValues;
  submissionId: string;
}

const readValues = (value: unknown): DraftValues => readTexts(value, DRAFT_FIELDS, 4 * LIMITS.notes);

/** This tab's draft; empty when none is stored or the stored value is invalid. */
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
