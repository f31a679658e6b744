import { stored } from '#src/stored/stored.ts';
import type { StoredSchema } from '#src/stored/text-fields.ts';
import { STORM_KEY } from './key.ts';

const NONE: readonly string[] = [];

const textList: StoredSchema<readonly string[]> = {
  safeParse: (value) => ({ success: true, data: Array.isArray(value) ? value.map(String) : [] }),
};

/** Ids of the alerts that the visitor has dismissed, newest first. */
export const dismissedAlerts = stored({
  area: 'local',
  key: 'stormDismissed',
  schema: textList,
  fallback: NONE,
});

/** Until when the banner is shown, for the inline loader of the next page. */
export const stormUntil = stored({
  area: 'local',
  key: STORM_KEY,
  schema: { safeParse: (value) => ({ success: true, data: Number(value) || 0 }) },
  fallback: 0,
});
