import { COUNTS } from '#contract/limits.ts';

/** Errors that only reps and managers read, by code. */
export const REP_ERRORS = {
  unauthenticated: 'Your session has expired. Please sign in again.',
  forbidden: 'Only a manager can do this.',
  invalid_login: 'Invalid email or password',
  locked: 'Too many failed attempts. Please try again later.',
  approved: 'Your account is approved. Open it with the link we emailed you.',
  denied: 'Your access to the rep area has ended. Please call the office.',
  weak_pin: 'Please choose a PIN that is harder to guess.',
  invalid_code: 'The reset code is wrong or has expired.',
  save_first: `You've had ${COUNTS.unsavedLeads} leads in a row without saving one. Save the lead you have to go on. The office has been told.`,
  lease_lost: 'This lead is no longer yours. Your note is still on this screen.',
  visit_changed:
    'The homeowner, or somebody else, has changed the visit meanwhile, so nothing was saved. Look at it on the card, and choose again.',
  notes_required: 'Notes are required for this status',
  suppressed: 'This number is on the do-not-call list.',
} as const;
