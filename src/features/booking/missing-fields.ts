import type { DraftField } from '#src/lib/booking-fields.ts';
import { DRAFT_FIELDS } from '#src/lib/booking-fields.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingValues } from './booking-values.ts';

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

/** The fields that hold nothing to send. Whether what they hold is also right is said at submit. */
export const findEmptyFields = (values: BookingValues): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) =>
    field === 'dateOfLoss' ? readTypedDay(values.dateOfLoss) === '' : `${values[field] || ''}`.trim() === '',
  );

/**
 * The fields that still keep the booking from being sent. @param hasSlot a slot is chosen and still on offer
 */
export const findMissingFields = (empty: readonly RequiredField[], hasSlot: boolean): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) => (field === 'apptDate' ? !hasSlot : empty.includes(field)));
