import * as z from 'zod/mini';
import { answerList } from '#contract/answer-fields.ts';
import { stored, storedNumber } from '#src/stored/stored.ts';
import { STORM_BANNER_KEY } from './key.ts';

const NONE: readonly string[] = [];

/** Ids of the alerts that the visitor has dismissed, newest first. */
export const dismissedAlerts = stored<readonly string[], readonly string[]>({
  area: 'local',
  key: 'stormDismissed',
  schema: answerList(z.string()),
  fallback: NONE,
});

/** Until when the banner is shown, for the inline loader of the next page. */
export const stormBannerUntil = stored({
  area: 'local',
  key: STORM_BANNER_KEY,
  schema: storedNumber,
  fallback: 0,
});
