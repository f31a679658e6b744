import * as z from 'zod/mini';
import { answerList } from '#contract/answer-fields.ts';
import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { alertList, type WeatherAlert } from '#src/stored/storm-banner/weather-alert.ts';

/**
 * Brevard County, for which storm watches and tornado and thunderstorm warnings are issued, and its six
 * forecast zones, for which all other alerts are.
 */
const ZONES = ['FLC009', 'FLZ247', 'FLZ347', 'FLZ447', 'FLZ547', 'FLZ647', 'FLZ747'];

/** After this the question counts as not answered. */
export const WEATHER_TIMEOUT_MS = 10_000;

/** Longer answers are not read. Two hundred alerts are a quarter of it. */
const LONGEST_ANSWER = 4_000_000;

/** Tests, drafts and cancellations are not alerts. The question leaves them out too. */
const inForce = z.object({
  properties: z.looseObject({
    status: z.literal('Actual'),
    messageType: z.unknown().check(z.refine((type) => type !== 'Cancel')),
  }),
});

const answerSchema = z.object({ features: z.pipe(z.custom<unknown>(Array.isArray), answerList(inForce)) });

function readFeatures(answer: unknown): WeatherAlert[] | null {
  const read = z.safeParse(answerSchema, answer);
  if (!read.success) return null;
  return z.parse(
    alertList,
    read.data.features.map(({ properties }) => properties),
  );
}

/**
 * Asks the National Weather Service for the active alerts of Brevard County: `GET /alerts/active`, answered
 * in GeoJSON. Has only headers that need no preflight; the API asks programs for a User-Agent, which a
 * browser sets itself. Never throws.
 * @returns every alert in force, or null when there is no readable answer
 */
export async function fetchWeatherAlerts(): Promise<WeatherAlert[] | null> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), WEATHER_TIMEOUT_MS);
  try {
    const response = await fetch(
      `${env.weatherOrigin}/alerts/active?status=actual&message_type=alert,update&zone=${ZONES.join()}`,
      {
        headers: { Accept: 'application/geo+json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: stop.signal,
      },
    );
    const text = response.ok ? await response.text() : '';
    return text.length > LONGEST_ANSWER ? null : readFeatures(parseJson(text));
  } catch {
    return null; // No connection, no answer in time, or an answer that this page may not read.
  } finally {
    clearTimeout(timer);
  }
}
