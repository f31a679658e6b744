import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';

/** Shown after a booking until its visit is over: the answer to the booking itself may be unreadable. */
export const KEPT_BOOKING = {
  label: 'Your booking',
  reference: 'Your reference:',
  zone: 'Eastern Time',
  calendar: 'Add to calendar',
  dismiss: 'Dismiss',
  /** Without a link of the visit: the hotline follows. */
  change: 'To change or cancel, call us and give your reference:',
  visit: 'Change or cancel',
  send: 'Send now',
  sending: 'Sending…',
  reopen: 'Open the form',
  remove: 'Delete',
  untilWeCome: 'What to do until we come',
  questions: {
    reopen: {
      text: 'Another booking is half filled in. Opening this one deletes what was typed there.',
      yes: 'Open this one',
      no: 'Back',
    },
    photos: {
      text: 'Some photos of this booking have not been sent. Dismissing it deletes them from this device.',
      yes: 'Dismiss it',
      no: 'Keep it',
    },
    remove: {
      text: 'This booking has not been sent. Deleting it deletes everything that was typed.',
      yes: 'Delete it',
      no: 'Keep it',
    },
  },
} as const;

/** Title and text of each state; the `waiting` ones by reason. */
export const KEPT_STATES = {
  asking: {
    title: 'Booking sent',
    text: 'Checking that your booking arrived…',
  },
  received: {
    title: 'Booking received',
    text: 'Next, we call you to confirm the time. Until we come, stay off the roof and away from wet ceilings and outlets.',
  },
  unknown: {
    title: 'Booking sent',
    text: 'Your request was sent. If you have not heard from us within 24 hours, please call us.',
  },
  waiting: {
    title: 'Booking not sent yet',
    text: 'It is saved on this device. While this site is open, it is sent by itself as soon as there is a connection. You can always call us.',
  },
  unstored: {
    title: 'Booking not sent yet',
    text: 'This browser could not save it, so please keep this page open until it is sent, or call us.',
  },
  lost: {
    title: 'Your booking may not have arrived',
    text: 'Our system does not show it yet. It is saved on this device and is sent again by itself. Please call us, so that nobody waits in vain.',
  },
  slotGone: {
    title: 'Booking not sent yet',
    text: 'The time you chose has passed. Please choose another one in the form and send it again, or call us.',
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
  full: `A booking can have up to ${PHOTO_LIMITS.count} photos. The others were not added; you can email them.`,
  unreadable: (name: string) => `“${name}” cannot be read as a photo here. Please email it.`,
  unstored:
    'This browser cannot save photos on this device. Keep this page open until they are sent, or email them.',
  sending: (number: number, count: number) => `Sending photo ${number} of ${count}…`,
  waiting: (count: number) => (count === 1 ? '1 photo is not sent yet' : `${count} photos are not sent yet`),
  afterBooking: 'Your photos are sent after your booking.',
  received: (count: number) => (count === 1 ? 'We have your photo' : `We have your ${count} photos`),
  refused: 'Photos were not accepted',
  mail: 'Your photos could not be sent from here. You can email them to us:',
} as const;

export const PHOTO_STATES = {
  waiting: 'Not sent yet',
  sending: 'Sending…',
  sent: 'Sent',
  refused: 'Not accepted',
} as const;
