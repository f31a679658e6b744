import type { DraftField } from '#src/lib/booking-fields.ts';
import { DRAFT_FIELDS } from '#src/lib/booking-fields.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingValues } from './booking-values.ts';

/** What must be filled in (specification, section 5): all but the lead source; date and time count as one. */
export type RequiredField = Exclude<DraftField, 'leadSource' | 'apptTime'>;

const isRequired = (field: DraftField): field is RequiredField =>
  field !== 'leadSource' && field !== 'apptTime';

/** The order on the page, where it differs from DRAFT_FIELDS; fields not listed come last. */
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
  'apptDate',
  'insuranceCarrier',
  'policyNumber',
  'dateOfLoss',
  'notes',
  'previousClaims',
  'ownerConfirmed',
];
const REQUIRED_FIELDS = [...new Set([...PAGE_ORDER, ...DRAFT_FIELDS])].filter(isRequired);

/** Returns the required fields without a value to send. Whether values are valid is checked on submit. */
export const findEmptyFields = (values: BookingValues): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) =>
    field === 'dateOfLoss' ? readTypedDay(values.dateOfLoss) === '' : `${values[field] || ''}`.trim() === '',
  );

/**
 * Returns the fields that still block sending.
 * @param hasSlot a slot is selected and still offered
 */
export const findMissingFields = (empty: readonly RequiredField[], hasSlot: boolean): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) => (field === 'apptDate' ? !hasSlot : empty.includes(field)));
