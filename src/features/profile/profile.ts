import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import { stored } from '#src/stored/stored.ts';

/** The rep profile (specification, section 3), stored in this browser only. */
export const profileSchema = z.object({
  name: optionalText(LIMITS.name),
  email: optionalText(LIMITS.email),
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.address),
  territory: optionalText(LIMITS.address),
});
export type Profile = z.infer<typeof profileSchema>;

const { shape } = profileSchema;
const kept = (text: z.ZodMiniType<string>) => z.catch(text, '');

/** An invalid field is empty; null when no profile is stored. */
export const storedProfile = stored({
  area: 'local',
  key: 'repProfile',
  schema: z.object({
    name: kept(shape.name),
    email: kept(shape.email),
    phone: kept(shape.phone),
    address: kept(shape.address),
    territory: kept(shape.territory),
  }),
  fallback: null,
});
