import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { stored } from '#src/stored/stored.ts';

const text = z.catch(z._default(z.string(), ''), '');

/** The rep profile (specification, section 3), kept in this browser only. */
const profileSchema = z.object({ name: text, email: text, phone: text, address: text, territory: text });
export type Profile = z.infer<typeof profileSchema>;

/** The controls by name, with the longest text each takes. */
export const PROFILE_LIMITS: Readonly<Record<keyof Profile, number>> = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  address: LIMITS.address,
  territory: LIMITS.address,
};

/** The stored profile; null when there is none or what is stored is not one. */
export const storedProfile = stored({
  area: 'local',
  key: 'repProfile',
  schema: profileSchema,
  fallback: null,
});

/** A profile of the form's texts, trimmed. */
export function profileOf(form: FormData): Profile {
  const read = (name: keyof Profile): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    address: read('address'),
    territory: read('territory'),
  };
}
