import { DAY_MS, HOUR_MS, MINUTE_MS, YEAR_MS } from './durations.ts';

/**
 * Maximum lengths on the wire, in characters. The specification leaves them open (section 9); client and
 * server share these. A row always fits a spreadsheet cell (50,000 characters).
 */
export const LIMITS = {
  name: 80,
  email: 254,
  /** Several numbers, with words. */
  phone: 120,
  address: 200,
  city: 80,
  state: 30,
  zip: 12,
  insuranceCarrier: 120,
  policyNumber: 60,
  notes: 4000,
  /** Reason for adding a number to the do-not-call list by hand. */
  reason: 200,
  callScript: 1000,
  label: 120,
  id: 80,
  pinMin: 4,
  pinMax: 6,
  resetCode: 16,
  session: 512,
  visitLink: 200,
  /** The days without visits. */
  closedDays: 2000,
  /** Maximum size of a request, in bytes of UTF-8. A larger request gets `too_large`. */
  requestBytes: 64 * 1024,
} as const;

export const COUNTS = {
  /** Wrong PINs before a lockout. */
  pinFailures: 5,
  /** Wrong tries of one reset code, from one sender and from all. A code has 78 billion possible values. */
  codeTriesOfSender: 5,
  codeTries: 1000,
  /** Calls to one number in 24 hours (Florida 501.616(6)). */
  attemptsPerDay: 3,
  /** Leads given to one rep in a row of which none was saved. */
  unsavedLeads: 100,
  /** Leads that may be one person's: more share a number or an address that many people give. */
  leadsOfPerson: 50,
  /** Days on offer. */
  slotDays: 7,
  /** How many days ahead the company can set a visit. */
  visitDaysAhead: 30,
  /** Photos of one booking. */
  photos: 6,
  /** Files for one booking in 24 hours that are no photos, before none of its photos is read. */
  unreadPhotos: 12,
} as const;

/** How often strangers may cause something within a period. */
export interface Share {
  /** Whoever causes it. */
  inAll: number;
  /** One sender. */
  ofSender: number;
  /** From so many in all on, a sender has at most `whenCrowded`: a few cannot take what there is. */
  crowdedFrom: number;
  whenCrowded: number;
}

/**
 * What strangers share: the tokens for bookings and account requests are in every browser's copy of the site.
 * A host that does not know the sender counts all together. None refuses a booking (docs/decisions/0016).
 */
export const SHARES = {
  /**
   * Emails to the company about single bookings within a minute. The others of the minute are in one email.
   */
  bookingMails: { inAll: 20, ofSender: 20, crowdedFrom: 10, whenCrowded: 3 },
  /** Emails to homeowners about bookings within a day: anybody can book with any address. */
  homeownerMails: { inAll: 500, ofSender: 500, crowdedFrom: 250, whenCrowded: 10 },
  /** Messages of the contact form that this host takes within a day; the form keeps the others. */
  contact: { inAll: 500, ofSender: 30, crowdedFrom: 250, whenCrowded: 5 },
  /** Photos within a day: 1 GB at most. */
  photos: { inAll: 2000, ofSender: 120, crowdedFrom: 1000, whenCrowded: 24 },
  /** Account requests within a day. */
  accountRequests: { inAll: 500, ofSender: 10, crowdedFrom: 50, whenCrowded: 1 },
  /** Emails with codes that people ask for who are not signed in, within a day. */
  codeMails: { inAll: 60, ofSender: 20, crowdedFrom: 30, whenCrowded: 5 },
} as const satisfies Record<string, Share>;

/** Further caps on what a stranger can make the backend do. */
export const CAPS = {
  /**
   * Leads created by one number's bookings within a day; a further booking is added to the newest open one.
   */
  bookingLeadsOfNumber: 10,
  /** Bookings of one sender within a day that are served with all others; further ones are to be checked. */
  bookingsOfSender: 20,
  /** How often one booking is corrected within a day by sending it again. */
  bookingCorrections: 20,
  /** Further requests for a call, and corrections of one, that a lead takes within a day. */
  requestsOfLead: 20,
  /** Visits that one sender gets a place for within a day once half of a slot is taken. */
  slotsOfSender: 4,
  /** Of `mailsOfAddress`: a rep whose address somebody books with still gets a code to set the PIN. */
  homeownerMailsOfAddress: 2,
  /** After so many changes of a visit, whoever made them, its link can only cancel it. */
  visitChanges: 10,
  /** Emails to the company about account requests within a day. */
  accountRequestMails: 20,
  /** Emails to one account within a day about requests for it that change nothing. */
  accountMails: 1,
  /** Emails with a reset code to one account within a day, if asked for without signing in. */
  resetCodes: 10,
  /** Emails to one mailbox within an hour that anybody can cause without signing in. */
  mailsOfAddress: 3,
} as const;

/** Durations in milliseconds. */
export const DURATIONS = {
  lease: 15 * MINUTE_MS,
  session: 12 * HOUR_MS,
  resetCode: 15 * MINUTE_MS,
  /** Life of the code in the email about an approval or an unlock: people read that email later. */
  openingCode: 3 * DAY_MS,
  lockFirst: 15 * MINUTE_MS,
  /** How long after the last wrong PIN all are forgotten, and how long after it one lock is. */
  wrongPinRetention: DAY_MS,
  lockRetention: 7 * DAY_MS,
  /** How long a browser that has signed in keeps a counter of wrong PINs of its own. */
  knownDevice: 90 * DAY_MS,
  attemptsWindow: DAY_MS,
  /** Maximum lockout of an account, however many lockouts came before. */
  lockLongest: DAY_MS,
  /** How long the rep's screen offers an undo, and how much longer the server still accepts it. */
  undo: 8_000,
  undoSlack: 7_000,
  /** How long after a rep's save the homeowner is told: longer than an undo may take on a slow host. */
  visitNews: MINUTE_MS,
  /**
   * A callback reserved for one rep opens to every rep when it is overdue by `callbackAssigned`.
   * `callbackAhead` is how far in the future a callback may be set.
   */
  callbackAssigned: DAY_MS,
  callbackAhead: 90 * DAY_MS,
  /** Minimum time between two emails with a code to one account. */
  resetPause: MINUTE_MS,
  /**
   * How long after a booking the homeowner may be called at any hour; later calls keep to the calling hours.
   */
  unrestrictedCalling: 7 * DAY_MS,
  /** How long after a booking the link in its email works. */
  visitLink: 30 * DAY_MS,
  /** How long a homeowner can take back that a visit is canceled. */
  visitRestore: HOUR_MS,
  /** How long a sent message is listed, without its text. */
  messageRetention: 90 * DAY_MS,
  /** In calling hours, how long a homeowner may wait for the first call before the owner is told. */
  firstCall: HOUR_MS,
  /** How long a message is tried before the owner is told, and how long after that it still counts. */
  messageTried: 30 * MINUTE_MS,
  messageNews: 2 * DAY_MS,
  /** How long after a booking its photos are taken. */
  photos: 30 * DAY_MS,
  /** How long photos are kept; the privacy policy names it in years. A claim can be reopened for less. */
  photoRetention: 2 * YEAR_MS,
} as const;

/**
 * Hours during which a number may be called, in the lead's local time: `from` inclusive, `to` exclusive
 * (Florida 501.616(6)).
 */
export const CALLING_HOURS = { from: 8, to: 20 } as const;

/**
 * How long a number rests at least after a call without an answer, in hours: `usual` unless the owner has set it,
 * and what can be set `most`.
 */
export const HOURS_BETWEEN_CALLS = { usual: 4, most: 24 } as const;

/** Free disk of a Node host in megabytes below which photos are refused, and below which the owner is told. */
export const FREE_DISK_MB = { photos: 1000, alert: 2000 } as const;
