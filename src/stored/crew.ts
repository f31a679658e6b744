import * as z from 'zod/mini';
import { crewDayAction } from '#contract/actions/crew.ts';
import { LIMITS } from '#contract/limits.ts';
import { stored } from './stored.ts';

/** The key of the crew's link that this tab has opened; empty for none. */
export const crewKey = stored({
  area: 'session',
  key: 'crewKey',
  schema: z.string().check(z.maxLength(LIMITS.visitLink)),
  fallback: '',
});

/** A day (`yyyy-mm-dd`) as the backend said last, for the link with this key. */
const keptDaySchema = z.object({
  key: z.string(),
  day: z.string(),
  /** Milliseconds since 1970. */
  loadedAt: z.number(),
  answer: crewDayAction.answer,
});
export type KeptDay = z.infer<typeof keptDaySchema>;

/**
 * What this device has loaded of the crew's days, the last one first: an icon on the phone's screen opens a new tab,
 * perhaps without a connection.
 */
export const crewDays = stored<readonly KeptDay[], readonly KeptDay[]>({
  area: 'local',
  key: 'crewDays',
  schema: z.array(keptDaySchema),
  fallback: [],
});

/** The days that the page has buttons for. */
const DAYS_KEPT = 9;

/** Keeps a day, and forgets those that are over and those of another link. @param today `yyyy-mm-dd` in Palm Bay */
export function keepCrewDay(kept: KeptDay, today: string): void {
  const others = crewDays
    .read()
    .filter(({ key, day }) => key === kept.key && day !== kept.day && day >= today);
  crewDays.write([kept, ...others].slice(0, DAYS_KEPT));
}

/** Forgets all days that do not fit. */
export function forgetCrewDays(isKept: (kept: KeptDay) => boolean): void {
  const all = crewDays.read();
  const left = all.filter(isKept);
  if (left.length < all.length) crewDays.write(left);
}
