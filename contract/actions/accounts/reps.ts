import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import {
  answerCount,
  answerFlag,
  answerInstant,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { accountEmail } from '#contract/text.ts';
import { mailWaits } from './account-requests.ts';

const listedRepSchema = z.object({
  email: answerText,
  name: answerText,
  role: answerText,
  /** `active`, `approved` until its owner has opened it with the emailed code, or `denied` (in `blocked`). */
  state: answerText,
  /** A blocked account was asked for again: it is among the requests too. Absent from an older backend. */
  askedAgain: answerYes,
  /** ISO instant; empty unless the account is locked now. */
  lockedUntil: answerInstant,
  /** ISO instant; empty for no known sign-in, and from an older backend. */
  lastSignInAt: answerInstant,
  /** Codes of what the rep speaks besides English, a space between; empty for none, and from an older backend. */
  languages: answerText,
});
export type ListedRep = z.infer<typeof listedRepSchema>;

/**
 * `list_reps`, managers only: accounts that may sign in, and approved ones whose owner has not opened them yet,
 * sorted by name. With more than PAGE_SIZES.reps accounts of a state, that many of the oldest.
 */
export const listRepsAction = {
  name: 'list_reps',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    reps: z.array(listedRepSchema),
    /** Whether there are more than `reps`. Absent from an older backend, as are the following fields. */
    more: answerFlag,
    /** Blocked and denied accounts, sorted by name; at most PAGE_SIZES.blocked of the oldest. */
    blocked: z.optional(z.array(listedRepSchema)),
    moreBlocked: answerFlag,
  }),
} as const satisfies Action;

/**
 * `block_rep`, managers only: signs an account out everywhere and ends its access. The rep may request an
 * account again. The callbacks kept for the rep become anybody's.
 */
export const blockRepAction = {
  name: 'block_rep',
  role: 'manager',
  request: z.object({ email: accountEmail() }),
  answer: z.extend(answerStatus, {
    /** Number of open leads whose callback is anybody's now. Absent from an older backend. */
    callbacks: answerCount,
    /** Whether there are more: sent again, the request frees the next ones. */
    moreCallbacks: answerFlag,
    mailWaits,
  }),
} as const satisfies Action;

/**
 * `unlock_rep`, managers only: ends an account's lock, forgets its wrong PINs and emails the rep a code for a
 * new PIN.
 */
export const unlockRepAction = {
  name: 'unlock_rep',
  role: 'manager',
  request: z.object({ email: accountEmail() }),
  answer: z.extend(answerStatus, { mailWaits }),
} as const satisfies Action;
