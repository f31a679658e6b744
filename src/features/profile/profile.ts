import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import { stored, storedText } from '#src/stored/stored.ts';

/** The rep profile (specification, section 3), stored in this browser only. */
export const profileSchema = z.object({
  name: optionalText(LIMITS.name),
  email: optionalText(LIMITS.email),
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.address),
  territory: optionalText(LIMITS.address),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * The rules hold when the form is saved; a text stored under older rules is still read. An invalid field is
 * empty; null when no profile is stored.
 */
export const storedProfile = stored({
  area: 'local',
  key: 'repProfile',
  schema: z.object({
    name: storedText,
    email: storedText,
    phone: storedText,
    address: storedText,
    territory: storedText,
  }),
  fallback: null,
});
