import * as z from 'zod/mini';
import { stored, storedNumber } from '#src/stored/stored.ts';
import { alertList } from './weather-alert.ts';

const answerSchema = z.object({ askedAt: storedNumber, answeredAt: storedNumber, alerts: alertList });

/** What this browser last heard from the National Weather Service. Times in ms since 1970, 0 for never. */
export type WeatherAnswer = z.infer<typeof answerSchema>;

/** null when it never asked. */
export const weatherAnswer = stored({
  area: 'local',
  key: 'stormAnswer',
  schema: answerSchema,
  fallback: null,
});
