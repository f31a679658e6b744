import type { Slot } from '#contract/slots.ts';
import type { DraftField } from '#src/lib/booking-draft.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingErrors, BookingValues } from './booking-values.ts';

/** What must be filled in (specification, section 5: all but the lead source), in the order of the page. */
const REQUIRED_FIELDS = [
  'service',
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'zip',
  'city',
  'state',
  'insuranceCarrier',
  'policyNumber',
  'previousClaims',
  'dateOfLoss',
  'notes',
  'apptDate',
  'ownerConfirmed',
] as const satisfies DraftField[];
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/**
 * The fields that still keep the booking from being sent. Whether what they hold is also right is said at submit.
 * @param slot the chosen slot that is still on offer, or null
 */
export function missingFields(values: BookingValues, slot: Slot | null): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => {
    if (field === 'apptDate') return slot === null;
    if (field === 'dateOfLoss') return readTypedDay(values.dateOfLoss) === '';
    return values[field].trim() === '';
  });
}

/** The field to go to first, from the top of the page. */
export const firstWrong = (errors: BookingErrors): RequiredField | undefined =>
  REQUIRED_FIELDS.find((field) => errors[field] || (field === 'apptDate' && errors.apptTime));
