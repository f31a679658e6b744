import { LIMITS } from '#contract/limits.ts';
import { DRAFT_FIELDS, type DraftValues } from '#src/lib/booking-fields.ts';
import { stored } from './stored.ts';
import { objectSchema, readTexts } from './text-fields.ts';

/**
 * What a homeowner typed on the schedule and booking pages, unvalidated, kept for this tab only. `prefilled`
 * came from the URL. `submissionId` stays the same until the booking is sent. `isOwn`: this tab has tried to
 * send it or has opened it again; without that, a booking with this id was sent by the tab that this one is
 * a duplicate of.
 */
export interface BookingDraft {
  values: DraftValues;
  prefilled: DraftValues;
  submissionId: string;
  isOwn: boolean;
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
    isOwn: value.isOwn === true,
  })),
  fallback: { values: {}, prefilled: {}, submissionId: '', isOwn: false },
});
