import { HOURS_BETWEEN_CALLS } from '#contract/limits.ts';

/** Where the owner sets how long a number rests between calls. */
export const CALL_REST = {
  title: 'Rest between Calls',
  lead: 'A homeowner who doesn’t answer is left alone for these hours, and then called in another part of the day: morning, afternoon (from noon) or evening (from 5 PM). A callback comes at the time agreed on, and a new booking or request at once.',
  failed: 'Failed to load the hours',
  hours: 'Hours between calls',
  hint: `Leave empty for ${HOURS_BETWEEN_CALLS.usual} hours. 0 means no rest; ${HOURS_BETWEEN_CALLS.most} is the most. Three calls in 24 hours stay the limit.`,
  save: 'Save',
  saved: 'Saved. It counts from the next call on.',
  notSaved: 'Failed to save the hours',
  unsaved: 'Not saved yet',
} as const;
