import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerInstant, answerNumber, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERIODS } from '#contract/slots.ts';
import { plainText } from '#contract/text.ts';

/**
 * Where a visit stands for whoever has its link. `past`: its day is over, so it can no longer be changed.
 */
const LINK_STATES = ['booked', 'canceled', 'past'] as const;

/** The token of a visit's link (contract/visits/visit-link.ts); the homeowner has it by email. */
const visit = plainText(LIMITS.visitLink).check(z.minLength(1));

const visitAnswer = z.extend(answerStatus, {
  reference: answerText,
  service: answerText,
  /** `yyyy-mm-dd` and one of PERIODS: of a canceled visit, those it had. */
  apptDate: answerText,
  apptTime: answerText,
  /** Its slot was full, so a rep agrees on a time with the homeowner; the slot is what was asked for. */
  toAgree: answerYes,
  state: z.enum(LINK_STATES),
  /** The company has confirmed the time. */
  isConfirmed: answerYes,
  /** The clock time agreed on by phone, `HH:MM` in Palm Bay; empty for none. */
  agreedTime: answerText,
  /** Whether a cancel of it now could be taken back. */
  canRestore: answerYes,
  /** Until when `restore_visit` brings a canceled visit back; empty if it does not. */
  undoUntil: answerInstant,
  /** How often the visit has changed, for the calendar file. */
  changes: answerNumber,
  /** This change was emailed to the homeowner. */
  mailed: answerYes,
});
/** A booked visit as its link shows it: no personal data. */
export type Visit = z.infer<typeof visitAnswer>;

const ofVisit = { token: 'bookingToken', role: 'anybody', answer: visitAnswer } as const;

/**
 * `show_visit`: what is booked. Refuses a link that is not the site's as `bad_link`, and an old one as
 * `expired_link`. The site sends it by POST, which keeps the token out of the URL.
 */
export const showVisitAction = {
  ...ofVisit,
  name: 'show_visit',
  isReadOnly: true,
  request: z.object({ visit }),
} as const satisfies Action;

/**
 * `change_visit`: moves the visit to another slot on offer, and answers with the visit as it is then. Refuses
 * a slot that is not on offer as `bad_request`, a full one as `slot_full`, a canceled visit as
 * `visit_canceled`, one whose day is over as `visit_past`, and one that was changed too often (CAPS) as
 * `visit_changed_often`. The slot that it has already changes nothing.
 */
export const changeVisitAction = {
  ...ofVisit,
  name: 'change_visit',
  request: z.object({ visit, apptDate: plainText(LIMITS.id), apptTime: z.enum(PERIODS) }),
} as const satisfies Action;

/** `cancel_visit`: cancels the visit. Refuses like `change_visit`. */
export const cancelVisitAction = {
  ...ofVisit,
  name: 'cancel_visit',
  request: z.object({ visit }),
} as const satisfies Action;

/**
 * `restore_visit`: takes a cancel back, for DURATIONS.visitRestore. The visit gets its slot back or, when that
 * has no place any more, a time to be agreed. A visit that is not canceled stays as it is. Refuses like
 * `change_visit`, and later ones as `visit_canceled`.
 */
export const restoreVisitAction = {
  ...ofVisit,
  name: 'restore_visit',
  request: z.object({ visit }),
} as const satisfies Action;
