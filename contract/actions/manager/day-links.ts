import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';
import { DAY_LINKS } from '#contract/visits/day-link.ts';

const dayLinksSchema = z.object({
  /** The key of each link (contract/visits/day-link.ts); empty while there is none. */
  crew: answerText,
  calendar: answerText,
});
export type DayLinks = z.infer<typeof dayLinksSchema>;

/** `show_day_links`, managers only. */
export const showDayLinksAction = {
  name: 'show_day_links',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, dayLinksSchema.shape),
} as const satisfies Action;

const link = z.enum(DAY_LINKS);

/** `make_day_link`, managers only: makes a link; one that is there already stays. Answers like `show_day_links`. */
export const makeDayLinkAction = {
  name: 'make_day_link',
  role: 'manager',
  request: z.object({ link }),
  answer: showDayLinksAction.answer,
} as const satisfies Action;

/**
 * `end_day_link`, managers only: ends the link with this key for everybody who has it. A newer one stays. Answers
 * like `show_day_links`.
 */
export const endDayLinkAction = {
  name: 'end_day_link',
  role: 'manager',
  request: z.object({ link, key: plainText(LIMITS.visitLink) }),
  answer: showDayLinksAction.answer,
} as const satisfies Action;
