import { LIMITS } from '#contract/limits.ts';

interface LeadFieldSpec {
  /** Used on the card, in forms, in a lead's history, in the spreadsheet and in files. */
  label: string;
  /** Maximum length in characters. */
  max: number;
  /** Which forms include the field: the booking, a rep's new lead. An imported list may have each. */
  booking: boolean;
  newLead: boolean;
  /** The field has several lines. Every other field is one line (contract/text.ts). */
  isMultiline?: true;
}

/**
 * Every field of a lead that a person fills in (specification, section 3), in the order of the card. The
 * columns of both stores, the wire format, history, drafts, labels, import and export derive from this list.
 * The validation rules are in contract/forms/, where a field without a rule is a type error.
 * `docs/architecture.md` explains how to add a field.
 */
export const LEAD_FIELDS = {
  firstName: { label: 'First name', max: LIMITS.name, booking: true, newLead: true },
  lastName: { label: 'Last name', max: LIMITS.name, booking: true, newLead: true },
  phone: { label: 'Phone', max: LIMITS.phone, booking: true, newLead: true },
  email: { label: 'Email', max: LIMITS.email, booking: true, newLead: true },
  address: { label: 'Address', max: LIMITS.address, booking: true, newLead: true },
  city: { label: 'City', max: LIMITS.city, booking: true, newLead: true },
  state: { label: 'State', max: LIMITS.state, booking: true, newLead: true },
  zip: { label: 'ZIP code', max: LIMITS.zip, booking: true, newLead: true },
  service: { label: 'Service', max: LIMITS.label, booking: true, newLead: false },
  apptDate: { label: 'Appointment date', max: LIMITS.label, booking: true, newLead: true },
  apptTime: { label: 'Appointment time', max: LIMITS.label, booking: true, newLead: true },
  dateOfLoss: { label: 'Date of loss', max: LIMITS.label, booking: true, newLead: true },
  mostRecentStormDate: { label: 'Most recent storm', max: LIMITS.label, booking: false, newLead: true },
  insuranceCarrier: {
    label: 'Insurance carrier',
    max: LIMITS.insuranceCarrier,
    booking: true,
    newLead: true,
  },
  policyNumber: { label: 'Policy number', max: LIMITS.policyNumber, booking: true, newLead: true },
  previousClaims: { label: 'Previous claims', max: LIMITS.label, booking: true, newLead: true },
  leadSource: { label: 'Lead source', max: LIMITS.label, booking: true, newLead: true },
  /** The code of the language that the homeowner speaks (contract/languages.ts); empty when nobody knows. */
  language: { label: 'Language', max: LIMITS.label, booking: false, newLead: true },
  notes: { label: 'Notes', max: LIMITS.notes, booking: true, newLead: true, isMultiline: true },
} as const satisfies Record<string, LeadFieldSpec>;

type Table = typeof LEAD_FIELDS;
export type LeadField = keyof Table;

const isLeadField = (name: string): name is LeadField => name in LEAD_FIELDS;
export const LEAD_FIELD_NAMES: readonly LeadField[] = Object.keys(LEAD_FIELDS).filter(isLeadField);

/** Whether a column of this name has several lines. */
export const isMultiline = (name: string): boolean => isLeadField(name) && 'isMultiline' in LEAD_FIELDS[name];

type FieldOf<Form extends 'booking' | 'newLead'> = {
  [Field in LeadField]: Table[Field][Form] extends true ? Field : never;
}[LeadField];
export type BookingField = FieldOf<'booking'>;
export type NewLeadField = FieldOf<'newLead'>;

export const BOOKING_FIELDS = LEAD_FIELD_NAMES.filter(
  (name): name is BookingField => LEAD_FIELDS[name].booking,
);
export const NEW_LEAD_FIELDS = LEAD_FIELD_NAMES.filter(
  (name): name is NewLeadField => LEAD_FIELDS[name].newLead,
);

/** A record with one value per field. */
export function forFields<Field extends LeadField, Value>(
  fields: readonly Field[],
  valueFor: (field: Field) => Value,
): Record<Field, Value> {
  const entries = fields.map((field) => [field, valueFor(field)]);
  // `fromEntries` loses the key type; every field has an entry.
  return Object.fromEntries(entries) as Record<Field, Value>;
}

export const EMPTY_LEAD_FIELDS: Readonly<Record<LeadField, string>> = forFields(LEAD_FIELD_NAMES, () => '');
