import { COUNTS } from '#contract/limits.ts';

/** Errors that homeowners can read, by code; reps read the general ones, too. */
export const PUBLIC_ERRORS = {
  bad_request: 'Some fields are missing or too long. Please check them and try again.',
  bad_token: "This site isn't set up to use this server. Please tell the office.",
  unknown_action: "The server can't do this yet. It may need an update.",
  too_large: "That's too much to send at once.",
  not_found: 'That no longer exists.',
  bad_link: "This link is incomplete or isn't ours.",
  expired_link: 'This link has expired.',
  visit_canceled: 'This visit is canceled.',
  visit_past: "The day of this visit has passed, so it can't be changed.",
  visit_changed_often: "This visit can't be changed online again. Please call us to change it.",
  slot_full: "That time isn't available. Your visit stays as it is. Please choose another time, or call us.",
  photos_full: "We can't take more photos here. Please email them.",
  busy: 'The server is busy. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was saved.',
} as const;

/** Errors that only reps and managers read, by code. */
export const REP_ERRORS = {
  unauthenticated: 'Your session has expired. Please sign in again.',
  forbidden: 'Only a manager can do this.',
  invalid_login: 'Invalid email or password',
  locked: 'Too many failed attempts. Please try again later.',
  approved: 'Your account is approved. Set your PIN with the code we emailed you.',
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
