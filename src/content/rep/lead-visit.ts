import type { VisitNews, VisitOfLead } from '#contract/actions/next-lead.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { clockInWords, parseSlot, periodLabel, type Slot } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';

/** The visit of a lead on its card. */
export const LEAD_VISIT = {
  title: 'Visit',
  /** Where it stands, behind the slot. */
  states: DAY_WORDS.states,
  canceledByHomeowner: 'Canceled by the homeowner',
  toAgree: TIME_TO_AGREE,
  askedFor: (slot: string) => `asked for ${slot}`,
  /** @param time `9:30 AM` */
  at: (time: string) => `at ${time}`,
  /** The slot that the visit has or had, by how it stands; `noted` without a visit. */
  own: {
    asked: 'They asked for',
    confirmed: 'Set for',
    canceled: 'It was',
    noted: 'Noted',
  },
  today: 'Today',
  ownHere: 'see above',
  cancel: 'Cancel the visit',
  keep: 'Keep the visit',
  leave: { visit: 'Leave it as it is', none: 'No visit yet' },
  time: 'Agreed time (optional)',
  anyTime: 'Any time of it',
  /** Nobody has chosen a slot for a lead without a visit. */
  none: 'Choose a time, or save without one.',
  change: 'Confirm, move or cancel',
  /** The time that the homeowner has asked for. */
  confirm: 'Confirm',
  confirmHint: 'Confirms this time when you save',
  /** The choice is what the visit is already. */
  unchanged: 'That’s what it is already, so nobody is emailed.',
  /** A choice that is gone. */
  changedMeanwhile: 'The visit has changed meanwhile, so choose again.',
  /** What the homeowner gets. */
  mail: {
    slot: (email: string) => `We’ll email the time to ${email}.`,
    agree: (email: string) => `We’ll email ${email} that we’ll call about the time.`,
    cancel: (email: string) => `We’ll email ${email} that it’s canceled.`,
    none: 'There’s no email address: tell them on the phone.',
  },
  /** With a status that closes the lead. @param slot of the visit */
  closing: (slot: string) => `What becomes of the visit on ${slot}?`,
  closingToAgree: 'What becomes of the visit?',
  over: 'That time is over. Please choose another time for the visit.',
  stays: 'The visit was changed meanwhile, so it stays as it is.',
  notHere: 'Visits can’t be set here.',
  notNow: 'Choose Qualified – Appointment Set to set a visit.',
  noVisit: 'This lead has no visit to cancel.',
  notWithSet: 'Choose another status to cancel the visit.',
  /** What the homeowner has done with it, said first on the card. */
  news: {
    title: {
      canceled: 'Canceled by the homeowner',
      moved: 'Moved by the homeowner',
      'booked again': 'Booked again',
      restored: 'The homeowner has taken the cancel back',
    } satisfies Record<VisitNews['what'], string>,
    /** With the contact form, about a lead that waits for a call already. */
    askedAgain: 'Asked again for a call',
    seeHistory: 'The request is in the history.',
    /** @param when `Sat, Nov 21, 2:14 PM` */
    at: (title: string, when: string) => `${title}, ${when}.`,
    was: (slot: string) => `It was ${slot}.`,
    isNow: (slot: string) => `Now it’s ${slot}.`,
    slot: (slot: string) => `${slot}.`,
  },
  /** Behind a service that is not asked for anymore. */
  serviceCanceled: (service: string) => `${service} (canceled)`,
  /** After a key. */
  chosen: (slot: string) => `Visit: ${slot}`,
} as const;

/** Formats a day: `Sat, Nov 21`; any other text is returned as it is. */
export const shortDay = (day: string): string =>
  isDay(day) ? formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' }) : day;

/** Formats a slot: `Sat, Nov 21, Morning (8 AM to 12 PM)`. */
export const slotWords = ({ date, period }: Slot): string => `${shortDay(date)}, ${periodLabel(period)}`;

type VisitTime = Pick<VisitOfLead, 'apptDate' | 'apptTime' | 'agreedTime' | 'toAgree'>;

/** Formats when a visit is, or what was asked for: `Sat, Nov 21, Morning (8 AM to 12 PM), at 9:30 AM`. */
export function visitWords({ apptDate, apptTime, agreedTime, toAgree }: VisitTime): string {
  const slot = parseSlot(apptDate, apptTime);
  const words = slot ? slotWords(slot) : '';
  if (toAgree) return [LEAD_VISIT.toAgree, words && LEAD_VISIT.askedFor(words)].filter(Boolean).join(', ');
  return [words, isClockTime(agreedTime) && LEAD_VISIT.at(clockInWords(agreedTime))]
    .filter(Boolean)
    .join(', ');
}

/** Formats the slot that an appointment of a lead had; empty for none. */
const appointmentWords = (day: string, time: string): string =>
  [shortDay(day), periodLabel(time)].filter(Boolean).join(', ');

/** Says which slot a visit had, and which one it has now: `It was Fri, Nov 20, Morning (8 AM to 12 PM).` */
export function newsWords(news: VisitNews): string {
  const slot = visitWords(news);
  if (slot === '') return '';
  if (news.what === 'canceled') return LEAD_VISIT.news.was(slot);
  if (news.what !== 'moved') return LEAD_VISIT.news.slot(slot);
  const was = appointmentWords(news.wasDate, news.wasTime);
  return [was && LEAD_VISIT.news.was(was), LEAD_VISIT.news.isNow(slot)].filter(Boolean).join(' ');
}
