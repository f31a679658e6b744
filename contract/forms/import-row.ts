import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import { dialablePhone, optionalDay, optionalEmail } from './new-lead.ts';

/** One row of an imported file: a phone number and a name are needed, everything else may be missing. */
export const importRowSchema = z
  .object({
    firstName: optionalText(LIMITS.name),
    lastName: optionalText(LIMITS.name),
    phone: dialablePhone,
    email: optionalEmail,
    address: optionalText(LIMITS.address),
    city: optionalText(LIMITS.city),
    state: optionalText(LIMITS.state),
    zip: optionalText(LIMITS.zip),
    leadSource: optionalText(LIMITS.label),
    mostRecentStormDate: optionalDay,
    insuranceCarrier: optionalText(LIMITS.insuranceCarrier),
    policyNumber: optionalText(LIMITS.policyNumber),
    dateOfLoss: optionalDay,
    previousClaims: optionalText(LIMITS.label),
    notes: optionalText(LIMITS.notes),
  })
  .check(
    z.refine((row) => row.firstName !== '' || row.lastName !== '', {
      error: 'A name is required',
      path: ['lastName'],
    }),
  );
export type ImportRow = z.infer<typeof importRowSchema>;
