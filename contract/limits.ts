import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * Maximum lengths on the wire, in characters. The specification leaves them open (section 9); client and
 * server share these. A row always fits a spreadsheet cell (50,000 characters).
 */
export const LIMITS = {
  name: 80,
  email: 254,
  phone: 40,
  address: 200,
  city: 80,
  state: 30,
  zip: 12,
  insuranceCarrier: 120,
  policyNumber: 60,
  notes: 4000,
  /** Reason for adding a number to the do-not-call list by hand. */
  reason: 200,
  label: 120,
  id: 80,
  pinMin: 4,
  pinMax: 6,
  resetCode: 16,
  session: 512,
  /** Maximum size of a request, in bytes of UTF-8. A larger request gets `too_large`. */
  requestBytes: 64 * 1024,
} as const;

/** Durations in milliseconds. */
export const TIMES = {
  lease: 15 * MINUTE_MS,
  session: 12 * HOUR_MS,
  resetCode: 15 * MINUTE_MS,
  lockFirst: 15 * MINUTE_MS,
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
  /** Minimum time between two reset codes for one account. */
  resetPause: MINUTE_MS,
  /**
   * How long after a booking the homeowner may be called at any hour; later calls keep to the calling hours.
   */
  bookingAnyHour: 7 * DAY_MS,
} as const;

/**
 * Hours during which a number may be called, in the lead's local time: `from` inclusive, `to` exclusive
 * (Florida 501.616(6)).
 */
export const CALL_HOURS = { from: 8, to: 20 } as const;

/**
 * Failed PINs before a lockout, tries per reset code, calls to one number in 24 hours (Florida 501.616(6)),
 * days on offer.
 */
export const COUNTS = { pinFailures: 5, resetTries: 5, attemptsPerDay: 3, slotDays: 7 } as const;

/**
 * Caps on what a stranger can make the script do: the tokens for bookings and account requests are in every
 * browser's copy of the site. No cap ever refuses a booking (docs/decisions/0016).
 */
export const CAPS = {
  /**
   * Leads created by one number's bookings within a day; a further booking is added to the newest open one.
   */
  bookingLeadsOfNumber: 10,
  /** Emails to the company about bookings within a minute; further bookings send none. */
  bookingMails: 20,
  /** Account requests within a day; further requests are refused. */
  accountRequests: 50,
  /** Emails to one account within a day about requests for it that change nothing. */
  accountMails: 1,
} as const;

/** Maximum rows in one answer or request. */
export const PAGES = {
  history: 20,
  sameNumber: 20,
  /** Leads of one number that are updated together with it. */
  leadsOfNumber: 200,
  /** Open leads to examine for the reasons why none is served. */
  heldBack: 1000,
  requests: 200,
  reps: 500,
  suppressed: 200,
  importRows: 250,
  exportRows: 500,
} as const;
