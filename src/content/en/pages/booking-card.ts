import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { BOOKING_MESSAGES } from './booking.ts';

/** Shown after a booking until its visit is over: the answer to the booking itself may be unreadable. */
export const BOOKING_CARD = {
  label: 'Your booking',
  reference: 'Your reference:',
  slot: (slot: string) => `${slot}, Eastern Time`,
  /** A time that was full. */
  askedFor: (slot: string) => `You asked for ${slot}, Eastern Time`,
  mailed: (address: string) => `We emailed ${address}.`,
  dismiss: 'Dismiss',
  /** Without a link of the visit: the hotline follows. */
  change: 'To change or cancel, call us and give your reference:',
  visit: 'Change or cancel',
  send: 'Send now',
  sending: 'Sending…',
  reopen: 'Open the form',
  remove: 'Delete',
  untilWeCome: 'What to do until we get there',
  questions: {
    reopen: {
      text: 'You have another booking half filled in. Opening this one deletes what you typed there.',
      yes: 'Open this one',
      no: 'Back',
    },
    photos: {
      text: 'Some photos for this booking haven’t been sent. Dismissing it deletes them from this device.',
      yes: 'Dismiss it',
      no: 'Keep it',
    },
    remove: {
      text: 'This booking hasn’t been sent. Deleting it deletes everything you typed.',
      yes: 'Delete it',
      no: 'Keep it',
    },
  },
} as const;

/** Title and text of each state; the `waiting` ones by reason. */
export const BOOKING_STATES = {
  asking: {
    title: 'Booking sent',
    text: 'Checking that your booking arrived…',
  },
  received: {
    title: 'Booking received',
    text: 'Next, we’ll call you to confirm the time. Until we get there, stay off the roof and away from wet ceilings and outlets.',
  },
  confirmed: {
    title: 'Visit confirmed',
    text: 'Until we get there, stay off the roof and away from wet ceilings and outlets.',
  },
  toAgree: {
    title: 'Booking received, time to be agreed',
    text: 'The time you asked for isn’t available. We’ll call you to agree on another one. Until we get there, stay off the roof and away from wet ceilings and outlets.',
  },
  unknown: {
    title: 'Booking sent',
    text: 'Your request was sent. If you don’t hear from us within the hour, please call us.',
  },
  offline: {
    title: 'Booking not sent yet',
    text: 'It’s saved on this device. Keep this site open, and we’ll send it as soon as you’re back online. You can always call us.',
  },
  failed: {
    title: BOOKING_MESSAGES.failure,
    text: 'It’s saved on this device, and we try again every minute while this site is open.',
  },
  unstored: {
    title: BOOKING_MESSAGES.failure,
    text: 'This browser couldn’t save it, so please keep this page open until it’s sent, or call us.',
  },
  lost: {
    title: 'Your booking may not have arrived',
    text: 'Our system doesn’t show it yet. It’s saved on this device, and we’ll send it again. Please call us to make sure we got it.',
  },
  slotGone: {
    title: 'Booking not sent yet',
    text: 'The time you chose has passed. Please choose another time in the form and send it again, or call us.',
  },
  refused: {
    title: 'Booking not accepted',
    text: 'Please correct it in the form and send it again, or call us.',
  },
} as const;

/** What a homeowner reads about the photos of a booking. */
export const PHOTOS = {
  title: 'Your photos',
  subject: (reference: string) => `Photos for my booking ${reference}`.trim(),
  removeShort: 'Remove',
  remove: (number: number) => `Remove photo ${number}`,
  adding: (number: number, count: number) => `Adding photo ${number} of ${count}…`,
  full: `A booking can have up to ${PHOTO_LIMITS.count} photos. The others weren’t added; you can email them.`,
  unreadable: (name: string) => `We couldn’t open “${name}” as a photo. Please email it.`,
  cutOff: (name: string) =>
    `“${name}” is incomplete: its end is missing. Please choose it again once it has fully downloaded, or email it.`,
  guarded:
    'This browser keeps sites from making photos small enough to send. Allow this site to use “canvas” data (the picture icon next to the address), then choose the photos again. Or email them.',
  unstored:
    'This browser can’t save photos on this device. Keep this page open until they’re sent, or email them.',
  sending: (number: number, count: number) => `Sending photo ${number} of ${count}…`,
  waiting: (count: number) => (count === 1 ? '1 photo not sent yet' : `${count} photos not sent yet`),
  afterBooking: 'Your photos will be sent after your booking.',
  received: (count: number) => (count === 1 ? 'We have your photo' : `We have your ${count} photos`),
  refused: 'Photos weren’t accepted',
  mail: 'Your photos couldn’t be sent from here. You can email them to us:',
} as const;

export const PHOTO_STATES = {
  waiting: 'Not sent yet',
  sending: 'Sending…',
  sent: 'Sent',
  refused: 'Not accepted',
} as const;
