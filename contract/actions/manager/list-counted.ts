import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerInstant, answerList, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';

/** The numbers of `show_today` that count leads, saves or bookings. */
export const COUNTED = [
  'newBookings',
  'overdueCallbacks',
  'heldLeads',
  'bookings',
  'calls',
  'appointments',
] as const;
export type CountedName = (typeof COUNTED)[number];

const countedSchema = z.object({
  /**
   * ISO instant: when the lead or booking came in, when the callback is due, until when the lead is held, or when
   * it was saved.
   */
  at: answerInstant,
  /** Empty if the lead was deleted; its name and city are, too. */
  leadId: answerText,
  firstName: answerText,
  lastName: answerText,
  city: answerText,
  /** As it was saved then; of the others, the lead's status now. */
  status: answerText,
  /** Name or email of the rep who saved or holds it, or who alone may call back; empty for nobody. */
  who: answerText,
});
export type Counted = z.infer<typeof countedSchema>;

/**
 * `list_counted`, managers only: what a number of `show_today` counts, at most PAGE_SIZES.listedCounted. What waits
 * or is held: the oldest first; what was done: the newest first. `day` (`yyyy-mm-dd`, one of the seven days; empty
 * for all of them) is for `bookings`, `calls` and `appointments`; `rep` (an email; empty for everybody) for
 * `heldLeads`, `calls` and `appointments`. Another day is refused as `bad_request`.
 */
export const listCountedAction = {
  name: 'list_counted',
  isReadOnly: true,
  role: 'manager',
  request: z.object({
    what: z.enum(COUNTED),
    day: z._default(z.string().check(z.refine((day) => day === '' || isDay(day))), ''),
    rep: optionalText(LIMITS.email),
  }),
  answer: z.extend(answerStatus, {
    counted: answerList(countedSchema),
    /** Whether there are more than the listed ones. */
    more: answerYes,
  }),
} as const satisfies Action;
export type ListCountedRequest = z.infer<typeof listCountedAction.request>;
