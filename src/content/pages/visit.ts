import { DAY_MS } from '#contract/durations.ts';
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
  calendar: 'Add to calendar',
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

/** A visit that was booked for a slot without a place. */
export const VISIT_TO_AGREE = {
  title: 'Time to be agreed',
  askedFor: (day: string, period: string) => `You asked for ${day}, ${period}`,
  text: 'That time isn’t available. We’ll call you to agree on another one, or you can choose one here. Until we get there, stay off the roof.',
} as const;

export const VISIT_CHANGE = {
  title: 'Choose another time',
  now: 'Tap a time, then Change.',
  chosen: (slot: string) => `New time: ${slot}`,
  submit: 'Change',
  sending: 'Changing…',
  done: (slot: string) =>
    `Your visit is now on ${slot}. If you saved it in your calendar, please add it again.`,
} as const;

export const VISIT_CANCEL = {
  title: 'Cancel this visit?',
  text: 'We won’t come to look at your roof. You can book again anytime.',
  confirm: 'Yes, cancel it',
  sending: 'Canceling…',
  keep: 'Keep the visit',
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
