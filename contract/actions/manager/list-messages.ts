import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import {
  answerInstant,
  answerList,
  answerNumber,
  answerStatus,
  answerText,
} from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, plainText } from '#contract/text.ts';

export const listedMessageSchema = z.object({
  id: answerText,
  at: answerInstant,
  /** To whom: `homeowner`, `company` and so on, or `webhook`; empty from an older script. */
  kind: answerText,
  /** Empty for an event of the webhook. */
  to: answerText,
  /** The subject of the email, or the name of the event. */
  subject: answerText,
  /** `waiting`, `sent`, `caught` (there is no mail server) or `expired` (its code or link has ended). */
  state: answerText,
  sentAt: answerInstant,
  /** What the mail server named it; empty where it is not known. */
  sentId: answerText,
  /** Why it was not accepted the last time; empty when it was, or was not tried yet. */
  reason: answerText,
  tries: answerNumber,
  /** When it is tried again; empty for never. */
  nextAt: answerInstant,
});
export type ListedMessage = z.infer<typeof listedMessageSchema>;

/**
 * `list_messages`, managers only: what was sent to people and to the webhook within 90 days, or waits, newest
 * first, without the texts. `until` is an instant: from there back; its messages are included, so a following
 * page may repeat some.
 */
export const listMessagesAction = {
  name: 'list_messages',
  isReadOnly: true,
  role: 'manager',
  request: z.object({
    /** `1`: only what waits because it was not accepted. */
    failed: z._default(plainText(1), ''),
    /** Only messages to this address. */
    to: optionalText(LIMITS.email),
    until: z._default(plainText(LIMITS.label), ''),
  }),
  answer: z.extend(answerStatus, {
    messages: answerList(listedMessageSchema),
    /** Value to send as `until` for the next page; empty on the last page. */
    next: answerText,
  }),
} as const satisfies Action;
