import type { UnavailableCounts } from '#contract/actions/next-lead.ts';
import { COUNTS } from '#contract/limits.ts';

/** What the core answers to reps and managers, besides the errors of contract/words/errors.ts. */
export const ANSWERS = {
  requestUnknown: 'No account request has this email.',
  accountUnknown: 'No approved account has this email.',
  ownAccountDecided: "You can't approve or deny your own account.",
  ownAccountBlocked: "You can't block your own account.",
  accountBlocked: 'This account is already blocked.',
  codeSent: 'If this email has an account, a reset code is on its way.',
  manyRequests:
    "Too many account requests today. Please try again tomorrow, or call the office if it's urgent.",
  lockedFor: (minutes: number): string =>
    `Too many failed attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, or reset your PIN.`,
  leadGone: 'This lead no longer exists.',
  leadGoneListed:
    'This lead no longer exists. Tell a manager the number, so that it is put on the do-not-call list.',
  leadTaken: 'A colleague is working on this lead by now.',
  leadChanged: (changes: readonly string[]): string =>
    `Somebody else has changed this lead meanwhile. ${changes.join(', ')}.`,
  /** @param what a field's label, or `This` */
  isNow: (what: string, value: string): string => `${what} is now ${value === '' ? 'empty' : `“${value}”`}`,
  dayNotCounted: 'Only today and the six days before are listed.',
  photoGone: 'This photo is no longer available.',
  batchGone: 'That batch no longer exists.',
  batchArchived: 'This batch has been archived. Choose another one.',
  batchTakesLeads: (name: string): string => `New leads arrive in ${name}, so it can't be archived.`,
  bookingsNotImported: "You can't import leads into Website bookings. Choose another batch.",
  importWorked: (count: number): string =>
    `Reps have worked ${count} of its leads, or have them open, so this import can't be undone. Archive the batch instead.`,
  knownLead: (name: string, status: string): string => `This number is already a lead: ${name}, ${status}`,
  manyLeads: (count: number): string => `This number has ${count} leads already`,
  numberNotListed: "This number isn't on the do-not-call list.",
  callbackOfClosed: "A callback is only for a lead that's still open",
  callbackTooLate: 'Please choose a time within the next 90 days',
  slotNotAhead: `Please choose a time for the visit within the next ${COUNTS.visitDaysAhead} days`,
  visitGone: 'This visit no longer exists.',
  bookedOtherwise: (reference: string): string =>
    `This caller is booked already, as you sent it first (${reference}). Open the lead to correct it.`,
  visitNotOver: 'A visit is done on its day or later',
  heldBy: (name: string): string =>
    `${name} has this lead now, and may be on the phone. Release it first, or wait until it is saved.`,
  cancelOfSet: 'Choose another status to cancel the visit',
  timeNotInSlot: 'Please choose a time within the morning or afternoon of the visit',
  slotFull: 'That time is full or closed by now. Nothing was saved: choose another time.',
  savedOtherwise: 'This save was already sent with different notes.',
  undoTooLate: "It's too late to undo this save.",
} as const;

/** What whoever has the link of the crew or of the calendar reads. */
export const CREW_ANSWERS = {
  crewLinkEnded: 'This link has ended. Ask the office for the new one.',
  dayNotShown: 'This link does not show that day. Ask the office.',
  calendarName: (company: string): string => `Visits, ${company}`,
  calendarEnded: (company: string): string => `Ended: visits, ${company}`,
} as const;

const REASONS: readonly (readonly [keyof UnavailableCounts, (count: number) => string])[] = [
  ['leasedToOthers', (count) => `${count} with other reps`],
  ['outsideHours', (count) => `${count} outside calling hours`],
  ['attemptsReached', (count) => `${count} called 3 times in 24 hours`],
  ['resting', (count) => `${count} resting after a call with no answer`],
  ['callbackLater', (count) => `${count} with a callback later`],
];

/** Explains in one sentence why no lead is served: none is open, or the number held back per reason. */
export function noLeadMessage(counts: UnavailableCounts): string {
  const reasons = REASONS.filter(([reason]) => counts[reason] > 0);
  const words = reasons.map(([reason, inWords]) => inWords(counts[reason]));
  // Wording from section 8.
  if (words.length === 0) return 'No more open leads.';
  return `No leads to call right now: ${words.join(', ')}.`;
}

/** Where a lead may be, and how we know (calling-hours/places.ts). */
export const PLACES = {
  zipCode: (five: string): string => `ZIP code ${five}`,
  areaCode: (code: string): string => `area code ${code}`,
  unreadableZip: 'an unreadable ZIP code',
  /** @param state as typed */
  unreadableZipOf: (state: string): string => `${state} with an unreadable ZIP code`,
  unreadableState: 'an unreadable state',
} as const;

/** Says how many callbacks went back to the queue; empty for none. @param whose `them` or `blocked reps` */
export const freedInWords = (callbacks: number, whose: string): string =>
  callbacks === 0
    ? ''
    : `${callbacks} callback${callbacks === 1 ? '' : 's'} kept for ${whose} went back to the queue.`;
