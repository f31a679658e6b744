import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

/** The values as typed. A checkbox holds its `value`, or false. */
export interface BookingValues extends Record<Exclude<DraftField, 'ownerConfirmed'>, string> {
  ownerConfirmed: string | false;
  /** Version of the consent text. */
  marketingConsent: string | false;
  /** The honeypot. */
  leaveEmpty: string;
}

/** The initial values (specification, section 9). */
export const EMPTY_BOOKING: BookingValues = {
  ...forFields(BOOKING_FIELDS, () => ''),
  service: 'roof-inspection',
  state: 'FL',
  ownerConfirmed: false,
  marketingConsent: false,
  leaveEmpty: '',
};
