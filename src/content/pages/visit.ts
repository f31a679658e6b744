import { DAY_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';

/** The page that the link of a booking opens. */
export const VISIT_PAGE = {
  description: 'See your booked visit, choose another time or cancel it.',
  title: 'Your Visit',
  lead: 'See when we come, choose another time, or cancel.',
  loading: 'Loading your visit…',
} as const;

export const VISIT_WORDS = {
  label: 'Your visit',
  reference: 'Your reference:',
  booked: 'We call you to confirm the time. Until we come, stay off the roof.',
  calendar: 'Add to calendar',
  cancel: 'Cancel visit',
  canceled: {
    title: 'This visit is canceled',
    text: 'Nobody will come. Please remove it from your calendar.',
  },
  past: {
    title: 'This visit is over',
    text: 'Its day has passed, so it cannot be changed here any more.',
  },
  again: 'Book a new visit',
} as const;

export const VISIT_CHANGE = {
  title: 'Choose another time',
  now: 'Tap a time, then Change.',
  /** `%` is the slot. */
  chosen: 'New time: %',
  submit: 'Change',
  sending: 'Changing…',
  done: 'Your visit is now on %. If you saved it in your calendar, please add it again.',
} as const;

export const VISIT_CANCEL = {
  title: 'Cancel this visit?',
  text: 'Nobody will come to look at your roof. You can book again at any time.',
  confirm: 'Yes, cancel it',
  sending: 'Canceling…',
  keep: 'Keep the visit',
} as const;

/** What the page says instead of the visit, by what went wrong. */
export const VISIT_PROBLEMS = {
  none: {
    title: 'Open the link from your email',
    text: 'After a booking we email you a link that shows your visit here. Open it again from the email, or call us.',
  },
  bad_link: {
    title: 'This link does not work',
    text: 'It may have been cut off. Open it again from the email, or call us.',
  },
  expired_link: {
    title: 'This link has expired',
    text: `It worked for ${DURATIONS.visitLink / DAY_MS} days after the booking. Please call us about your visit.`,
  },
  not_found: {
    title: 'We cannot find this booking',
    text: 'Please call us: we answer day and night.',
  },
  offline: {
    title: 'No connection',
    text: 'Your visit has not changed. Try again when you are online, or call us.',
  },
  failed: {
    title: 'We could not load your visit',
    text: 'It has not changed. Please try again, or call us.',
  },
} as const;
export type VisitProblem = keyof typeof VISIT_PROBLEMS;

export const VISIT_ERRORS = {
  offline: 'No connection: we cannot tell whether this arrived. Please try again, or call us.',
  failed: 'This did not work. Please try again, or call us.',
  retry: 'Try again',
} as const;
