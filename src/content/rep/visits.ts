/** The company's calendar: one day at a time. */
export const DAY_SHEET = {
  today: 'Today',
  nav: 'Days',
  before: 'Day before',
  after: 'Day after',
  date: 'Another day',
  loading: 'Loading the visits…',
  failed: 'Failed to load the visits',
  noneHint: 'Book a caller here, or set a visit in a lead that you find.',
  next: (day: string, count: number) => `Next visits: ${day} (${count})`,
  more: (count: number) => `These are ${count} of them: there are more.`,
  toAgree: 'Time still to be agreed',
  toAgreeHint: 'Call them, then set a time.',
  otherDays: 'Other days',
  moreToAgree: (count: number) => `These are the oldest ${count}: there are more.`,
  /** @param count visits that stand */
  closed: (count: number) =>
    count === 0
      ? 'This day is closed.'
      : `This day is closed, and ${count === 1 ? '1 visit is' : `${count} visits are`} still on it. Call them, and move them one by one.`,
  close: 'Close this day',
  open: 'Open this day',
  dayClosed: 'Closed. The website shows it within a few minutes.',
  dayOpened: 'Open again. The website shows it within a few minutes.',
  notChanged: 'Failed to save the closed days',
  copy: 'Copy as text',
  copied: 'Copied. Paste it into a message to the crew.',
  notCopied: 'This browser did not copy it. Print it instead.',
  print: 'Print',
  book: 'Book a caller',
  /** A visit of another home than its lead's. */
  elsewhereHint: 'Booked with the number of this lead for another home: its history has the address.',
  callName: (name: string) => `Call ${name}`,
  mapOf: (address: string) => `Map of ${address}`,
  record: 'Open the lead',
  recordOf: (name: string) => `Open the lead of ${name}`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  setBy: (name: string) => `Set by ${name}`,
} as const;

/** What a manager does with a visit. */
export const VISIT_ACTIONS = {
  confirm: 'Confirm',
  move: 'Move',
  set: 'Set a visit',
  again: 'Set it again',
  cancel: 'Cancel the visit',
  /** @param told what the homeowner gets */
  askCancel: (told: string) => `Cancel this visit? ${told}`,
  isOver: 'Its day is over, so nobody is emailed.',
  /** Of a lead whose status says that a visit is set. */
  afterCancel: 'The lead is then',
  /** @param status that the lead then has */
  needsCall: (status: string) => `${status}: it needs a call`,
  needsNone: (status: string) => `${status}: it needs no call`,
  yesCancel: 'Yes, cancel it',
  canceled: 'The visit is canceled.',
  notCanceled: 'Failed to cancel the visit',
  done: 'Done',
  askDone: 'Has the crew been there?',
  yesDone: 'Yes, done',
  isDone: 'The visit is done.',
  notMarked: 'Failed to mark the visit as done',
  undone: 'Not done after all',
  isOpen: 'The visit is open again.',
  formTitle: 'When is the visit?',
  time: 'Day and half-day',
  choose: 'Choose a time',
  agreedTime: 'Agreed time (optional)',
  anyTime: 'Any time of it',
  /** A slot that cannot be chosen. @param why `full` or `closed` */
  taken: (slot: string, why: string) => `${slot} (${why})`,
  /** @param status that the lead then has */
  close: (status: string) => `The lead needs no call anymore: ${status}.`,
  /** The visit is of another home, whose address is not in the lead. */
  mailElsewhere: "We'll email whoever booked it.",
  save: 'Save',
  keep: 'Leave it as it is',
  back: 'Back',
  saved: (when: string) => `The visit is set: ${when}.`,
  unchanged: 'That is what it is already.',
  notSaved: 'Failed to set the visit',
  changed: 'The visit has changed meanwhile. This is how it is now: choose again.',
  changedGone: 'The visit has changed meanwhile, and is not in this list anymore.',
} as const;

/** Booking a caller. */
export const BOOK_CALLER = {
  title: 'Book a Caller',
  lead: 'The visit is theirs at once, and the lead is in “Rep leads”.',
  service: 'Service',
  notes: 'What happened',
  emailHint: 'For the confirmation and the reminder.',
  save: 'Book the visit',
  /** After a warning about the number. */
  saveAnyway: 'Book anyway',
  failed: 'Failed to book the visit',
  known: 'This number is a lead already. Open it, or press Book anyway.',
  /** @param status of the known lead */
  knownLead: (name: string, status: string) => `${name}, ${status}`,
  /** @param when the slot and the time agreed on, or that there is none yet */
  booked: (name: string, when: string, reference: string) =>
    `${name} is booked: ${when}. Reference: ${reference}.`,
} as const;

/** Setting the status of a lead from its record. */
export const SET_STATUS = {
  start: 'Set status',
  title: 'Set the Status',
  status: 'Status',
  choose: 'Choose a status',
  notes: 'Notes',
  visit: (when: string) => `What becomes of the visit on ${when}?`,
  visitToAgree: 'What becomes of the visit?',
  save: 'Save',
  failed: 'Failed to save the status',
  /** With DO NOT CALL. */
  forbids: 'This closes every lead with this number, in every batch, and nobody calls it again.',
  time: 'When is the visit? (optional)',
  saved: (status: string) => `Saved: ${status}.`,
  visitStays: 'The visit has changed meanwhile, so it stays: look at it below.',
} as const;

/** A lead's record. */
export const RECORD = {
  visits: 'Visits',
  noVisit: 'No visit yet.',
  made: (when: string) => `made ${when}`,
  canceledOn: (when: string) => `canceled ${when}`,
  messages: 'Messages',
  toCompany: (address: string) => `To the company, ${address}`,
  toHomeowner: (address: string) => `To the homeowner, ${address}`,
  noMessages: 'No email went to this homeowner in the last 90 days.',
  /** Of a booking. */
  noCompanyMessage:
    'No email about this lead alone went to the company in the last 90 days. When many come in at once, one email tells of several.',
  /** Why a number must not be called now. @param time `8:00 AM` */
  opensAt: (time: string) => `Outside calling hours until ${time}`,
  calledOften: (count: number) => `Called ${count} times in 24 hours`,
  backToDay: (day: string) => `Visits on ${day}`,
} as const;

/** How many visits a day of the calendar has. */
export const VISITS_OF = {
  open: (count: number) => (count === 0 ? 'none' : `${count}`),
  full: (count: number) => `${count}, full`,
  closed: (count: number) => (count === 0 ? 'closed' : `${count}, closed`),
} as const;

/** The map of one day's visits. */
export const DAY_MAP = {
  title: "Map of the day's stops",
  note: 'Pins show the ZIP code, not the house. Places: GeoNames.',
  /** What a pin says. */
  pin: (number: number, name: string) => `${number}. ${name}`,
} as const;

/** The links by which the crew and the owner's phone see the visits. */
export const LINKS = {
  title: 'For the crew and your phone',
  lead: 'Whoever has one of these links sees the visits without signing in. When somebody leaves, end the link and make a new one.',
  failed: 'Failed to load the links',
  notMade: 'Failed to make the link',
  notEnded: 'Failed to end the link',
  copied: 'Copied.',
  notCopied: 'This browser did not copy it. Select the address and copy it.',
  keep: 'Keep it',
  crew: {
    title: 'Crew link',
    hint: 'Opens on any phone: where to go each day, whom to call, what they wrote, notes and photos. Nothing can be changed there.',
    make: 'Make the crew link',
    made: 'The link is ready. Send it to the crew.',
    share: 'Send it',
    copy: 'Copy the link',
    openIt: 'Open it',
    message: (company: string) => `Visits, ${company}`,
    end: 'End the crew link',
    askEnd: 'End this link? It stops working for everybody who has it.',
    yesEnd: 'Yes, end it',
    ended: 'The crew link has ended.',
  },
  calendar: {
    title: 'Calendar link',
    hint: 'Shows the visits in the calendar of a phone or computer. Changes can be a day late. It has names, numbers, addresses and what they wrote, but no notes.',
    make: 'Make the calendar link',
    made: 'The link is ready. Add it to your calendar.',
    subscribe: 'Add to this device',
    google: {
      open: 'Copy for Google Calendar',
      copied: 'Copied. Paste it into “URL of calendar” on the page of Google Calendar that has opened.',
    },
    copy: 'Copy the address',
    end: 'End the calendar link',
    askEnd: 'End this link? The visits leave every calendar that has it, when it asks next.',
    yesEnd: 'Yes, end it',
    ended: 'The calendar link has ended.',
  },
} as const;
