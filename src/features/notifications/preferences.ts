import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';

/** The default applies when nothing valid is stored (specification, section 9). */
const kept = (byDefault: boolean) => z.catch(z._default(z.boolean(), byDefault), byDefault);

/** The notification preferences (specification, section 3), stored in this browser only. */
export const preferencesSchema = z.object({
  newLeads: kept(true),
  leadUpdates: kept(true),
  appointments: kept(true),
  deadlines: kept(true),
  emailNotifications: kept(true),
  smsNotifications: kept(false),
  pushNotifications: kept(true),
});

export const storedPreferences = stored({
  area: 'local',
  key: 'repNotifications',
  schema: preferencesSchema,
  fallback: z.parse(preferencesSchema, {}),
});
