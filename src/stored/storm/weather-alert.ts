import { isRecord } from '#src/stored/text-fields.ts';

/** An alert of the National Weather Service. Times are milliseconds since 1970. */
export interface WeatherAlert {
  id: string;
  /** The kind of alert, such as `Hurricane Warning`. */
  event: string;
  /** `Extreme`, `Severe`, `Moderate`, `Minor` or `Unknown`. */
  severity: string;
  /** When the weather begins; 0 when the alert does not say. */
  onset: number;
  /** When the weather ends; absent while nobody knows, as in most alerts for a hurricane. */
  ends?: number;
  /** When the message must be renewed: before `ends` in a long alert. */
  expires: number;
  /** Ids of the messages that this one updates. */
  replaces: string[];
}

/** An id has about 70 characters, and an update names all messages before it. */
const LONGEST = 200;
const MOST_REPLACED = 40;

const toText = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST ? value : '';
/** Reads an ISO instant, or milliseconds from storage; NaN for anything else. */
const toMs = (value: unknown): number =>
  typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN;

function readAlert(value: unknown): WeatherAlert[] {
  if (!isRecord(value)) return [];
  const id = toText(value.id);
  const event = toText(value.event);
  const ends = toMs(value.ends);
  const expires = toMs(value.expires) || ends;
  // Without an id it cannot be dismissed, and without an end it would never go away.
  if (!id || !event || !expires) return [];
  const named = Array.isArray(value.references) ? value.references : value.replaces;
  return [
    {
      id,
      event,
      severity: toText(value.severity),
      onset: toMs(value.onset) || toMs(value.effective) || 0,
      ...(ends ? { ends } : {}),
      expires,
      replaces: (Array.isArray(named) ? named : [])
        .map((one) => toText(isRecord(one) ? one.identifier : one))
        .filter(Boolean)
        .slice(-MOST_REPLACED),
    },
  ];
}

/**
 * Reads alerts as the API sends them (a feature's `properties`) or as this site keeps them. A field that
 * cannot be read counts as absent; an entry without an id, an event or an end is left out (decision 0017).
 */
export const readAlerts = (list: unknown): WeatherAlert[] =>
  Array.isArray(list) ? list.flatMap(readAlert) : [];
