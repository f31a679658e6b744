import * as z from 'zod/mini';
import { answerList } from '#contract/answer-fields.ts';

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

const id = z.string().check(z.minLength(1), z.maxLength(LONGEST));

/** An ISO instant, or milliseconds from storage; 0 for anything else. */
const time = z.transform(
  (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number(value)) || 0,
);

/** Of a message that is updated: as the API names it, or as this site keeps it. */
const reference = z.union([
  id,
  z.pipe(
    z.object({ identifier: id }),
    z.transform(({ identifier }) => identifier),
  ),
]);

/**
 * An alert as the API sends it (a feature's `properties`) or as this site keeps it. A field that cannot be
 * read counts as absent. Without an id it cannot be dismissed, and without an end it would never go away.
 */
const alertSchema = z
  .pipe(
    z.object({
      id,
      event: id,
      severity: z.catch(id, ''),
      onset: time,
      effective: time,
      ends: time,
      expires: time,
      references: z.optional(answerList(reference)),
      replaces: answerList(reference),
    }),
    z.transform(
      ({ onset, effective, ends, expires, references, replaces, ...alert }): WeatherAlert => ({
        ...alert,
        onset: onset || effective,
        ...(ends ? { ends } : {}),
        expires: expires || ends,
        replaces: (references ?? replaces).slice(-MOST_REPLACED),
      }),
    ),
  )
  .check(z.refine(({ expires }) => expires !== 0));

/** Alerts; an entry without an id, an event or an end is left out (decision 0001). */
export const alertList = answerList(alertSchema);
