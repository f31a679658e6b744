import * as z from 'zod/mini';
import { optionalDay, optionalEmail } from '#contract/lead/field-rules.ts';
import { LEAD_FIELDS, type NewLeadField } from '#contract/lead/lead-fields.ts';
import { optionalText, requiredText } from '#contract/text.ts';

/** Choices for previous claims in the new-lead form (section 3); empty is valid. */
export const NEW_LEAD_CLAIMS = ['', 'No', 'Yes'] as const;

const required = (field: NewLeadField, message: string) => requiredText(message, LEAD_FIELDS[field].max);
const optional = (field: NewLeadField) => optionalText(LEAD_FIELDS[field].max);

/**
 * The new-lead form (sections 3 and 5). Names, phone, address, city and ZIP code are required. The phone may
 * be any text, such as `unknown`: without a number, a rep can still visit the address.
 */
export const newLeadSchema = z.object({
  firstName: required('firstName', 'First name is required'),
  lastName: required('lastName', 'Last name is required'),
  phone: required('phone', 'Phone number is required'),
  email: optionalEmail,
  address: required('address', 'Address is required'),
  city: required('city', 'City is required'),
  state: z._default(z.string().check(z.trim(), z.maxLength(LEAD_FIELDS.state.max)), 'FL'),
  zip: required('zip', 'ZIP code is required'),
  apptDate: optionalDay,
  apptTime: optional('apptTime'),
  leadSource: optional('leadSource'),
  mostRecentStormDate: optionalDay,
  insuranceCarrier: optional('insuranceCarrier'),
  policyNumber: optional('policyNumber'),
  dateOfLoss: optionalDay,
  previousClaims: z._default(z.enum(NEW_LEAD_CLAIMS), ''),
  notes: optional('notes'),
} satisfies Record<NewLeadField, z.ZodMiniType>);
