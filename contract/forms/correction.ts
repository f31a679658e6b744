import * as z from 'zod/mini';
import {
  clearableEmail,
  clearableField,
  dialablePhone,
  hasName,
  spokenLanguage,
} from '#contract/lead/field-rules.ts';
import type { LeadField } from '#contract/lead/lead-fields.ts';
import { tidyZip } from '#contract/lead/zip.ts';
import { tidyPhone } from '#contract/phone.ts';

/** The fields of a lead that a manager can correct, in the order of the form. */
export const CORRECTED_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'language',
] as const satisfies readonly LeadField[];
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/**
 * The corrected fields of a lead; an absent one stays as it is, also if its rule would refuse it. A phone
 * number cannot be taken away, nor a whole name: then both names are sent.
 */
export const correctionSchema = z
  .partial(
    z.object({
      firstName: clearableField('firstName'),
      lastName: clearableField('lastName'),
      phone: z.pipe(dialablePhone, z.transform(tidyPhone)),
      email: clearableEmail,
      address: clearableField('address'),
      city: clearableField('city'),
      state: clearableField('state'),
      zip: z.pipe(clearableField('zip'), z.transform(tidyZip)),
      language: spokenLanguage,
    } satisfies Record<CorrectedField, z.ZodMiniType>),
  )
  .check(hasName());
