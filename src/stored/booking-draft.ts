import * as z from 'zod/mini';
import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import type { DraftValues } from '#src/lib/booking-fields.ts';
import { stored } from './stored.ts';

/**
 * What a visitor has typed on the schedule and the booking page, kept for this tab only, as typed and unchecked.
 * `prefilled` is what came with the address and not by hand; `submissionId` stays the same until the booking is made.
 */
export interface BookingDraft {
  values: DraftValues;
  prefilled: DraftValues;
  submissionId: string;
}

const text = z.exactOptional(z.catch(z.string().check(z.maxLength(4 * LIMITS.notes)), ''));
const values = z.catch(z.object({ ...forFields(BOOKING_FIELDS, () => text), ownerConfirmed: text }), {});

/** The draft of this tab; an empty one when there is none or what is stored is not one. */
export const bookingDraft = stored<BookingDraft, BookingDraft>({
  area: 'session',
  key: 'bookingDraft',
  schema: z.object({
    values,
    prefilled: values,
    submissionId: z.catch(z.string().check(z.maxLength(LIMITS.id)), ''),
  }),
  fallback: { values: {}, prefilled: {}, submissionId: '' },
});
