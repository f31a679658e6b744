import * as z from 'zod/mini';
import { stored } from './stored.ts';

/** The default applies when nothing valid is stored (specification, section 9). */
const flag = (byDefault: boolean) => z.catch(z._default(z.boolean(), byDefault), byDefault);

/** The notification preferences (specification, section 3), stored in this browser only. */
export const preferencesSchema = z.object({
  newLeads: flag(true),
  leadUpdates: flag(true),
  appointments: flag(true),
  deadlines: flag(true),
  emailNotifications: flag(true),
  smsNotifications: flag(false),
  pushNotifications: flag(true),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = z.parse(preferencesSchema, {});

/** Null until somebody has saved them here: a default is not asking. */
export const storedPreferences = stored({
  area: 'local',
  key: 'repNotifications',
  schema: preferencesSchema,
  fallback: null,
});

/** Whether somebody has asked that new leads ring in this browser. */
export const asksToRing = (preferences: Preferences | null): boolean =>
  preferences?.newLeads === true && preferences.pushNotifications;

/** True once somebody has answered "Not now" to the offer to ring here. */
export const ringDeclined = stored({
  area: 'local',
  key: 'repRingDeclined',
  schema: z.literal(true),
  fallback: false,
});
