import * as z from 'zod/mini';
import { readDay } from '#contract/calendar.ts';
import { LIMITS } from '#contract/limits.ts';
import { stripPhone, withoutExtension } from '#contract/phone.ts';
import { optionalText, requiredText } from '#contract/text.ts';

/** The new-lead form's choices for earlier claims (section 3); empty is a choice. */
export const NEW_LEAD_CLAIMS = ['', 'No', 'Yes'] as const;

/** A day that may be missing; it comes out as `yyyy-MM-dd` or empty. */
export const optionalDay = z._default(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || readDay(text) !== null, 'Please enter a date like 11/21/2026'),
    ),
    z.transform((text) => readDay(text) ?? ''),
  ),
  '',
);

/** An email address that may be missing. */
export const optionalEmail = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(LIMITS.email, `Please use at most ${LIMITS.email} characters`),
    z.refine((text) => text === '' || z.regexes.html5Email.test(text), 'Please enter a valid email address'),
  ),
  '',
);

/** A phone number that can be dialled: between 7 digits and the 15 of the longest numbers in the world, perhaps with an extension. */
export const dialablePhone = requiredText('Phone number is required', LIMITS.phone).check(
  z.refine(
    (typed) => /^\+?\d{7,15}$/.test(stripPhone(withoutExtension(typed))),
    'Please enter a valid phone number',
  ),
);

/**
 * The new-lead form (sections 3 and 5): names, phone, address, city and ZIP code are needed. The phone may be any text, such as
 * `unknown`: a lead without a number to dial is still an address to go to.
 */
export const newLeadSchema = z.object({
  firstName: requiredText('First name is required', LIMITS.name),
  lastName: requiredText('Last name is required', LIMITS.name),
  phone: requiredText('Phone number is required', LIMITS.phone),
  email: optionalEmail,
  address: requiredText('Address is required', LIMITS.address),
  city: requiredText('City is required', LIMITS.city),
  state: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.state)), 'FL'),
  zip: requiredText('ZIP code is required', LIMITS.zip),
  apptDate: optionalDay,
  apptTime: optionalText(LIMITS.label),
  leadSource: optionalText(LIMITS.label),
  mostRecentStormDate: optionalDay,
  insuranceCarrier: optionalText(LIMITS.insuranceCarrier),
  policyNumber: optionalText(LIMITS.policyNumber),
  dateOfLoss: optionalDay,
  previousClaims: z._default(z.enum(NEW_LEAD_CLAIMS), ''),
  notes: optionalText(LIMITS.notes),
});
export type NewLead = z.infer<typeof newLeadSchema>;
