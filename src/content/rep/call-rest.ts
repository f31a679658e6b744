import { HOURS_BETWEEN_CALLS } from '#contract/limits.ts';

/** Where the owner sets how long a number rests between calls. */
export const CALL_REST = {
  title: 'Rest between Calls',
  lead: 'A homeowner who does not answer, or gets a voicemail, is not called again right away: not for these hours, and then in another part of the day (morning, afternoon from noon, evening from 5 PM), within calling hours. A callback that the homeowner asked for comes at its time, and a new booking at once.',
  failed: 'Failed to load the hours',
  hours: 'Hours between calls',
  hint: `Empty means ${HOURS_BETWEEN_CALLS.usual}, 0 no rest, and ${HOURS_BETWEEN_CALLS.most} is the most. Three calls in 24 hours stay the limit.`,
  save: 'Save',
  saved: 'Saved. It counts from the next call on.',
  notSaved: 'Failed to save the hours',
  unsaved: 'Not saved yet',
} as const;
