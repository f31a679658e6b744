import { stored } from '#src/stored/stored.ts';
import { objectSchema } from '#src/stored/text-fields.ts';
import { readAlerts, type WeatherAlert } from './weather-alert.ts';

/** What this browser last heard from the National Weather Service. Times in ms since 1970, 0 for never. */
export interface StormAnswer {
  askedAt: number;
  answeredAt: number;
  alerts: WeatherAlert[];
}

/** null when it never asked. */
export const stormAnswer = stored<StormAnswer, null>({
  area: 'local',
  key: 'stormAnswer',
  schema: objectSchema(({ askedAt, answeredAt, alerts }) => ({
    askedAt: Number(askedAt) || 0,
    answeredAt: Number(answeredAt) || 0,
    alerts: readAlerts(alerts),
  })),
  fallback: null,
});
