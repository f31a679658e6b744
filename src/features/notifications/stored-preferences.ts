import * as z from 'zod/mini';
import { parseJson, storage } from '#src/lib/storage.ts';

/** What a preference is when nothing sensible is stored for it (specification, section 9). */
const kept = (byDefault: boolean) => z.catch(z._default(z.boolean(), byDefault), byDefault);

/** The notification preferences (specification, section 3), kept in this browser only. */
const preferencesSchema = z.object({
  newLeads: kept(true),
  leadUpdates: kept(true),
  appointments: kept(true),
  deadlines: kept(true),
  emailNotifications: kept(true),
  smsNotifications: kept(false),
  pushNotifications: kept(true),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const KEY = 'repNotifications';
const local = storage('local');

/** The stored preferences; each is its default where nothing, or nonsense, is stored. */
export function readPreferences(): Preferences {
  const stored = z.safeParse(preferencesSchema, parseJson(local.read(KEY)));
  return stored.success ? stored.data : z.parse(preferencesSchema, {});
}

/** Keeps the preferences. @returns false when the browser refuses to store */
export const writePreferences = (preferences: Preferences): boolean =>
  local.write(KEY, JSON.stringify(preferences));
