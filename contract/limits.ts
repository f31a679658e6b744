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
  /** Days on offer. */
  slotDays: 7,
  /** Photos of one booking. */
  photos: 6,
} as const;

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
  /** Emails to all homeowners about bookings within a day: anybody can book with any address. */
  homeownerMails: 500,
  /** Of `mailsOfAddress`: a rep whose address somebody books with still gets a code to set the PIN. */
  homeownerMailsOfAddress: 2,
  /** How often the link of a booking can move its visit. It can always cancel it. */
  visitChanges: 10,
  /** Photos within a day: of one sender, where the host knows the sender, and in all (1 GB at most). */
  photosOfSender: 120,
  photos: 2000,
  /** Account requests of one sender within a day, where the host knows the sender. */
  accountRequestsOfSender: 10,
  /**
   * Account requests within a day: after the first number, only senders who have not asked that day are
   * accepted; after the second, nobody is. A host that does not know the sender uses only the second.
   */
  accountRequests: 50,
  accountRequestsOfNewSenders: 500,
  /** Emails to the company about account requests within a day. */
  accountRequestMails: 20,
  /** Emails to one account within a day about requests for it that change nothing. */
  accountMails: 1,
  /** Emails with a reset code to one account within a day, if asked for without signing in. */
  resetCodes: 10,
  /** Emails to one address within an hour that anybody can cause without signing in. */
  mailsOfAddress: 3,
} as const;
