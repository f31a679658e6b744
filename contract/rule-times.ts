import { DAY_MS, HOUR_MS, MINUTE_MS, YEAR_MS } from './durations.ts';

/** Durations in milliseconds. Apart from contract/limits.ts, which every public page loads. */
export const DURATIONS = {
  lease: 15 * MINUTE_MS,
  session: 12 * HOUR_MS,
  resetCode: 15 * MINUTE_MS,
  /** Life of the code in the email about an approval or an unlock: people read that email later. */
  openingCode: 3 * DAY_MS,
  lockFirst: 15 * MINUTE_MS,
  /** How long after the last wrong PIN all are forgotten, and how long after it one lock is. */
  wrongPinKept: DAY_MS,
  lockKept: 7 * DAY_MS,
  /** How long a browser that has signed in keeps a counter of wrong PINs of its own. */
  knownDevice: 90 * DAY_MS,
  attemptsWindow: DAY_MS,
  /** Maximum lockout of an account, however many lockouts came before. */
  lockLongest: DAY_MS,
  /** How long the rep's screen offers an undo, and how much longer the server still accepts it. */
  undo: 8_000,
  undoSlack: 7_000,
  /**
   * A callback reserved for one rep opens to every rep when it is overdue by `callbackKept`. `callbackAhead`
   * is how far in the future a callback may be set.
   */
  callbackKept: DAY_MS,
  callbackAhead: 90 * DAY_MS,
  /** Minimum time between two emails with a code to one account. */
  resetPause: MINUTE_MS,
  /**
   * How long after a booking the homeowner may be called at any hour; later calls keep to the calling hours.
   */
  bookingAnyHour: 7 * DAY_MS,
  /** How long after a booking the link in its email works. */
  visitLink: 30 * DAY_MS,
  /** How long a sent message is listed, without its text. */
  messageKept: 90 * DAY_MS,
  /** How long after a booking its photos are taken. */
  photos: 30 * DAY_MS,
  /** How long photos are kept; the privacy policy names it in years. A claim can be reopened for less. */
  photosKept: 2 * YEAR_MS,
} as const;

/**
 * Hours during which a number may be called, in the lead's local time: `from` inclusive, `to` exclusive
 * (Florida 501.616(6)).
 */
export const CALL_HOURS = { from: 8, to: 20 } as const;
