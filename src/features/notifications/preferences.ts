import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';

/** The default applies when nothing valid is stored (specification, section 9). */
const storedFlag = (byDefault: boolean) => z.catch(z._default(z.boolean(), byDefault), byDefault);

/** The notification preferences (specification, section 3), stored in this browser only. */
export const preferencesSchema = z.object({
  newLeads: storedFlag(true),
  leadUpdates: storedFlag(true),
  appointments: storedFlag(true),
  deadlines: storedFlag(true),
  emailNotifications: storedFlag(true),
  smsNotifications: storedFlag(false),
  pushNotifications: storedFlag(true),
});

export const storedPreferences = stored({
  area: 'local',
  key: 'repNotifications',
  schema: preferencesSchema,
  fallback: z.parse(preferencesSchema, {}),
});
