import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';

/** The page that the link of a booking opens. */
export const VISIT_PAGE = {
  description: 'See your booked visit, choose another time or cancel it.',
  title: 'Your Visit',
  lead: 'See when we’re coming, choose another time, or cancel.',
  loading: 'Loading your visit…',
} as const;

export const VISIT_WORDS = {
  label: 'Your visit',
  reference: 'Your reference:',
  booked: 'We’ll call you to confirm the time. Until we get there, stay off the roof.',
  confirmed: 'We’ll see you then. Until we get there, stay off the roof.',
  cancel: 'Cancel visit',
  canceled: {
    title: 'This visit is canceled',
    text: 'We won’t come. Please remove it from your calendar.',
  },
  past: {
    title: 'This visit is over',
    text: 'The day has passed, so you can’t change it here.',
  },
  again: 'Book a new visit',
} as const;

/** Whether the company has promised the time. */
export const VISIT_STANDING = {
  asked: 'Waiting for our call to confirm',
  confirmed: 'Confirmed',
} as const;

/** A visit that was booked for a slot without a place. */
export const VISIT_TO_AGREE = {
  title: 'Time to be agreed',
  askedFor: (day: string, period: string) => `You asked for ${day}, ${period}`,
  noTime:
    'We’ll call you to agree on a time, or you can choose one here. Until we get there, stay off the roof.',
  text: 'That time isn’t available. We’ll call you to agree on another one, or you can choose one here. Until we get there, stay off the roof.',
} as const;

/** How the calendar learns of a change: an email about it has a new file. */
const toCalendar = (isMailed: boolean, otherwise: string): string =>
  isMailed
    ? 'We’re emailing you the change. Open its file to update your calendar. If you added the visit with Google or Outlook, delete that entry.'
    : otherwise;
const ADD_AGAIN = 'If you saved it in your calendar, please add it again.';

export const VISIT_CHANGE = {
  title: 'Choose another time',
  now: 'Tap a time, then Change.',
  chosen: (slot: string) => `New time: ${slot}`,
  submit: 'Change',
  sending: 'Changing…',
  done: (slot: string, isMailed: boolean) =>
    `Your visit is now on ${slot}. ${toCalendar(isMailed, ADD_AGAIN)}`,
} as const;

const RESTORE_HOURS = DURATIONS.visitRestore / HOUR_MS;
const RESTORE_TIME = RESTORE_HOURS === 1 ? 'an hour' : `${RESTORE_HOURS} hours`;

export const VISIT_CANCEL = {
  title: 'Cancel this visit?',
  text: 'We won’t come then. You can book again anytime.',
  forAnHour: `We won’t come then. You can take this back for ${RESTORE_TIME}.`,
  /** A visit without a time is in no calendar. */
  doneToAgree: 'We won’t come.',
  confirm: 'Yes, cancel it',
  sending: 'Canceling…',
  keep: 'Keep the visit',
  done: (isMailed: boolean) =>
    `We won’t come. ${toCalendar(isMailed, 'Please remove it from your calendar.')}`,
} as const;

/** A canceled visit that can be brought back. */
export const VISIT_RESTORE = {
  /** @param until an ISO instant */
  until: (until: string) =>
    `Changed your mind? You can bring it back until ${formatEasternTime(until, { hour: 'numeric', minute: '2-digit' })}, Eastern Time.`,
  submit: 'Bring the visit back',
  sending: 'Bringing it back…',
  done: (when: string, isMailed: boolean) =>
    `Your visit is back: ${when}. ${toCalendar(isMailed, ADD_AGAIN)}`,
  /** @param when empty if no time was asked for */
  toAgree: (when: string) =>
    when === ''
      ? 'Your visit is back. We’ll call you to agree on a time.'
      : `Your visit is back. ${when} isn’t available anymore, so the time is to be agreed: we’ll call you.`,
  tooLate: `A canceled visit can be brought back for ${RESTORE_TIME}, and that has passed. Please book a new visit, or call us.`,
} as const;

/** What the page says instead of the visit, by what went wrong. */
export const VISIT_PROBLEMS = {
  none: {
    title: 'Open the link from your email',
    text: 'When you book, we email you a link to your visit. Open that link, or call us.',
  },
  bad_link: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off. Open it again from your email, or call us.',
  },
  expired_link: {
    title: 'This link has expired',
    text: `It worked for ${DURATIONS.visitLink / DAY_MS} days after the booking. Please call us about your visit.`,
  },
  not_found: {
    title: 'We can’t find this booking',
    text: 'Please call us. We answer day and night.',
  },
  offline: {
    title: 'No connection',
    text: 'Your visit hasn’t changed. Try again when you’re back online, or call us.',
  },
  failed: {
    title: 'We couldn’t load your visit',
    text: 'It hasn’t changed. Please try again, or call us.',
  },
} as const;
export type VisitProblem = keyof typeof VISIT_PROBLEMS;

export const VISIT_ERRORS = {
  offline: 'No connection, so we can’t tell if this went through. Please try again, or call us.',
  failed: 'That didn’t work. Please try again, or call us.',
  retry: 'Try again',
} as const;
