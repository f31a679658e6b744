/** Errors that only the booking page knows; they load with its rules. All others are in contract/forms/. */
export const BOOKING_ERRORS = {
  slotGone: 'That time isn’t available anymore. Please choose another one.',
  noLoss: 'Please choose the date of loss',
  futureLoss: 'The date of loss can’t be in the future',
  unreadableLoss: 'Please enter a real date as mm/dd/yyyy',
} as const;
