import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';

/** What a preference is when nothing sensible is stored for it (specification, section 9). */
const kept = (byDefault: boolean) => z.catch(z._default(z.boolean(), byDefault), byDefault);

/** The notification preferences (specification, section 3), kept in this browser only. */
export const preferencesSchema = z.object({
  newLeads: kept(true),
  leadUpdates: kept(true),
  appointments: kept(true),
  deadlines: kept(true),
  emailNotifications: kept(true),
  smsNotifications: kept(false),
  pushNotifications: kept(true),
});

/** The stored preferences; each is its default where nothing, or nonsense, is stored. */
export const storedPreferences = stored({
  area: 'local',
  key: 'repNotifications',
  schema: preferencesSchema,
  fallback: z.parse(preferencesSchema, {}),
});
