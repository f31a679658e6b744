import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * Longest texts the wire carries, in characters. The specification leaves them open (section 9); both ends use these.
 * They are generous for people and small enough that a row always fits a spreadsheet cell (50,000 characters).
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
  /** Why a number is put on the do-not-call list by hand. */
  reason: 200,
  label: 120,
  id: 80,
  pinMin: 4,
  pinMax: 6,
  resetCode: 16,
  session: 512,
  /** Bytes (of UTF-8) of one request that a host still reads; the rest is refused as `too_large`. */
  requestBytes: 64 * 1024,
} as const;

/** How long things last, in milliseconds, unless the name says otherwise. */
export const TIMES = {
  lease: 15 * MINUTE_MS,
  session: 12 * HOUR_MS,
  resetCode: 15 * MINUTE_MS,
  lockFirst: 15 * MINUTE_MS,
  attemptsWindow: DAY_MS,
  /** The longest an account stays locked, however often it has been locked. */
  lockLongest: DAY_MS,
  /** How long a rep's screen offers to undo a save, and how much later the server still takes it. */
  undo: 8_000,
  undoSlack: 7_000,
  /** A callback kept for one rep is anyone's when it is overdue by this; and how far ahead one may be set. */
  callbackKept: DAY_MS,
  callbackAhead: 90 * DAY_MS,
  /** At least this long between two reset codes for one account. */
  resetPause: MINUTE_MS,
  /** For how long a booking may be called at any hour; after that in the hours of its place. */
  bookingAnyHour: 7 * DAY_MS,
} as const;

/** Hours a number may be called in, where the lead lives: from the one to before the other (Florida 501.616(6)). */
export const CALL_HOURS = { from: 8, to: 20 } as const;

/** Failed PINs that lock an account, tries of one reset code, calls to one number in 24 hours (Florida 501.616(6)). */
export const COUNTS = { pinFailures: 5, resetTries: 5, attemptsPerDay: 3, slotDays: 7 } as const;

/**
 * What anybody can make the script do at most: the tokens of bookings and account requests travel in every browser's copy of
 * the site. A booking is never refused for a cap (docs/decisions/0016).
 */
export const CAPS = {
  /** Leads that one number's bookings make within a day; a further booking is added to the newest of them that is open. */
  bookingLeadsOfNumber: 10,
  /** Mails to the company about bookings within a minute; further bookings come without one. */
  bookingMails: 20,
  /** Account requests within a day; further ones are refused. */
  accountRequests: 50,
  /** Mails to one account within a day about requests for it that change nothing. */
  accountMails: 1,
} as const;

/** Rows one answer or request carries at most. */
export const PAGES = {
  history: 20,
  sameNumber: 20,
  /** Leads of one number that are kept in step with it. */
  leadsOfNumber: 200,
  /** Open leads looked at to say why none is served. */
  heldBack: 1000,
  requests: 200,
  reps: 500,
  suppressed: 200,
  importRows: 250,
  exportRows: 500,
} as const;
