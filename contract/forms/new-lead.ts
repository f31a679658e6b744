import * as z from 'zod/mini';
import {
  optionalDay,
  optionalEmail,
  optionalField,
  optionalLanguage,
  requiredField,
  requiredLeadName,
  requiredPhone,
} from '#contract/lead/field-rules.ts';
import type { NewLeadField } from '#contract/lead/lead-fields.ts';

/** Choices for previous claims in the new-lead form (section 3); empty is valid. */
export const NEW_LEAD_CLAIMS = ['', 'No', 'Yes'] as const;

/**
 * The new-lead form (sections 3 and 5). Names, phone, address, city and ZIP code are required. The phone may
 * be any text, such as `unknown`: without a number, a rep can still visit the address.
 */
export const newLeadSchema = z.object({
  firstName: requiredLeadName('firstName'),
  lastName: requiredLeadName('lastName'),
  phone: requiredPhone,
  email: optionalEmail,
  address: requiredField('address'),
  city: requiredField('city'),
  state: z._default(optionalField('state'), 'FL'),
  zip: requiredField('zip'),
  apptDate: optionalDay,
  apptTime: optionalField('apptTime'),
  leadSource: optionalField('leadSource'),
  mostRecentStormDate: optionalDay,
  insuranceCarrier: optionalField('insuranceCarrier'),
  policyNumber: optionalField('policyNumber'),
  dateOfLoss: optionalDay,
  previousClaims: z._default(z.enum(NEW_LEAD_CLAIMS), ''),
  language: optionalLanguage,
  notes: optionalField('notes'),
} satisfies Record<NewLeadField, z.ZodMiniType>);
