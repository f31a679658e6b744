import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import { stored } from '#src/stored/stored.ts';

/** The rep profile (specification, section 3), kept in this browser only. */
export const profileSchema = z.object({
  name: optionalText(LIMITS.name),
  email: optionalText(LIMITS.email),
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.address),
  territory: optionalText(LIMITS.address),
});
export type Profile = z.infer<typeof profileSchema>;

/** The stored profile; null when there is none or what is stored is not one. */
export const storedProfile = stored({
  area: 'local',
  key: 'repProfile',
  schema: profileSchema,
  fallback: null,
});
