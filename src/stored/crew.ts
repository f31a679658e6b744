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

/** What this tab has loaded of the crew's days, the last one first: without a connection it is shown again. */
export const crewDays = stored<readonly KeptDay[], readonly KeptDay[]>({
  area: 'session',
  key: 'crewDays',
  schema: z.array(keptDaySchema),
  fallback: [],
});

/** The days that the page has buttons for. */
const DAYS_KEPT = 9;

/** Keeps a day, and forgets those of another link. */
export function keepCrewDay(kept: KeptDay): void {
  const others = crewDays.read().filter(({ key, day }) => key === kept.key && day !== kept.day);
  crewDays.write([kept, ...others].slice(0, DAYS_KEPT));
}
