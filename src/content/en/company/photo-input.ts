/** The control that adds photos, on the booking page and on a booking's card. */
export const PHOTO_INPUT = {
  add: 'Add photos',
  adding: 'Adding photos…',
  failed: 'Photos can’t be added right now. Please email them.',
} as const;
