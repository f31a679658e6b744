import { HOUR_MS } from '#contract/durations.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** An instant as the API writes it, in Eastern standard time. @param hours after 10 a.m. on November 20 */
export const inHours = (hours: number): string =>
  new Date(FRIDAY_TEN + (hours - 5) * HOUR_MS).toISOString().replace(/\.\d+Z$/, '-05:00');

const anId = (event: string): string =>
  `urn:oid:2.49.0.1.840.0.${event.toLowerCase().replaceAll(' ', '-')}.001.1`;

/** The `properties` of an alert, as the API's documentation describes them; in force until 4 p.m. */
export function anAlert(event = 'Tornado Warning', values: Record<string, unknown> = {}) {
  const id = anId(event);
  return {
    '@id': `https://api.weather.gov/alerts/${id}`,
    '@type': 'wx:Alert',
    id,
    areaDesc: 'Brevard, FL',
    geocode: { SAME: ['012009'], UGC: ['FLC009'] },
    affectedZones: ['https://api.weather.gov/zones/county/FLC009'],
    references: [],
    sent: inHours(-1),
    effective: inHours(-1),
    onset: inHours(-1),
    expires: inHours(6),
    ends: inHours(6),
    status: 'Actual',
    messageType: 'Alert',
    category: 'Met',
    severity: 'Severe',
    certainty: 'Likely',
    urgency: 'Expected',
    event,
    sender: 'w-nws.webmaster@noaa.gov',
    senderName: 'NWS Melbourne FL',
    headline: `${event} issued for Brevard County by NWS Melbourne FL`,
    description: 'The National Weather Service in Melbourne has issued an alert.',
    instruction: 'Stay inside.',
    response: 'Shelter',
    parameters: { NWSheadline: [event] },
    ...values,
  };
}

/** An answer of `/alerts/active`. @param alerts their `properties`, or anything else to test its reading */
export const anAlertAnswer = (...alerts: unknown[]) => ({
  '@context': ['https://geojson.org/geojson-ld/geojson-context.jsonld'],
  type: 'FeatureCollection',
  features: alerts.map((properties) => ({
    id: 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1',
    type: 'Feature',
    geometry: null,
    properties,
  })),
  title: 'Current watches, warnings, and advisories for Brevard County (FLC009) FL',
  updated: inHours(0),
});
