import * as z from 'zod/mini';
import { dialablePhone, optionalDay, optionalEmail, optionalField } from '#contract/lead/field-rules.ts';
import { forFields, IMPORT_FIELDS } from '#contract/lead/lead-fields.ts';

/** One row of an imported file. Only a phone number and a name are required. */
export const importRowSchema = z
  .object({
    ...forFields(IMPORT_FIELDS, optionalField),
    phone: dialablePhone,
    email: optionalEmail,
    mostRecentStormDate: optionalDay,
    dateOfLoss: optionalDay,
  })
  .check(
    z.refine((row) => row.firstName !== '' || row.lastName !== '', {
      error: 'A name is required',
      path: ['lastName'],
    }),
  );
export type ImportRow = z.infer<typeof importRowSchema>;
