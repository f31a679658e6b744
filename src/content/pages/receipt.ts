/** Shown after a booking was sent, because the answer to the booking request itself cannot be read. */
export const RECEIPT = {
  label: 'Your booking',
  reference: 'Your reference:',
  calendar: 'Add to calendar',
  dismiss: 'Dismiss',
  file: 'roof-visit.ics',
  states: {
    asking: {
      title: 'Booking sent',
      text: 'Checking that your booking arrived…',
    },
    found: {
      title: 'Booking received',
      text: 'We call you to confirm the time. Have your insurance card ready, and stay off the roof.',
    },
    missing: {
      title: 'Your booking may not have arrived',
      text: 'Our system does not show your booking yet. Please call us, so that nobody waits in vain: we answer day and night.',
    },
    unknown: {
      title: 'Booking sent',
      text: 'Your request was sent. If you have not heard from us within 24 hours, please call us.',
    },
  },
} as const;
