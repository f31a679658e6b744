import type { Slot } from '#contract/slots.ts';
import { DRAFT_FIELDS, type DraftField } from '#src/lib/booking-fields.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingErrors, BookingValues } from './booking-values.ts';

/** What must be filled in (specification, section 5): all but the lead source; date and time count as one. */
export type RequiredField = Exclude<DraftField, 'leadSource' | 'apptTime'>;

const isRequired = (field: DraftField): field is RequiredField =>
  field !== 'leadSource' && field !== 'apptTime';

/** Where the page has another order than the table of fields; a field that is not named comes last. */
const PAGE_ORDER: readonly DraftField[] = [
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
];
const REQUIRED_FIELDS = [...new Set([...PAGE_ORDER, ...DRAFT_FIELDS])].filter(isRequired);

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
