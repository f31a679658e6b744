import { env } from '#src/lib/env.ts';
import { parseJson } from '#src/lib/json.ts';
import { readAlerts, type WeatherAlert } from '#src/stored/storm/weather-alert.ts';
import { isRecord } from '#src/stored/text-fields.ts';

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
const isInForce = ({ status, messageType }: Record<string, unknown>): boolean =>
  status === 'Actual' && messageType !== 'Cancel';

function readFeatures(answer: unknown): WeatherAlert[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.features)) return null;
  const alerts = answer.features.map((feature) => isRecord(feature) && feature.properties);
  return readAlerts(alerts.filter((alert) => isRecord(alert) && isInForce(alert)));
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
