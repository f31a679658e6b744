/** About slots without a place; a link to the hotline follows. */
export const FULL_SLOTS = {
  none: 'No time is available right now. Need another time?',
  noneButAgree:
    'No time is available right now. Pick the one you’d like, and we’ll call you to agree on a time. Can’t wait?',
  chosen:
    'The time you picked isn’t available. Pick another one, or send the form anyway: we’ll call you to agree on a time. Can’t wait?',
  some: 'Some times aren’t available. Can’t wait for the next one?',
} as const;
