import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

/** What the form holds, as typed. A tick is its box's value, or false. */
export interface BookingValues extends Record<Exclude<DraftField, 'ownerConfirmed'>, string> {
  ownerConfirmed: string | false;
  /** The version of the words that were agreed to. */
  marketingConsent: string | false;
  /** What stands in the field nobody sees. */
  leaveEmpty: string;
}

/** The form before anybody has filled it in (specification, section 9). */
export const EMPTY_BOOKING: BookingValues = {
  ...forFields(BOOKING_FIELDS, () => ''),
  service: 'roof-inspection',
  state: 'FL',
  ownerConfirmed: false,
  marketingConsent: false,
  leaveEmpty: '',
};
