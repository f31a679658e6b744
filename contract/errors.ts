/**
 * Every error the script can return, with its text for the user. The wire carries the code as `error` and the
 * text as `message`; an action may send a more specific text.
 */
export const ERRORS = {
  bad_request: 'Some fields are missing or too long. Please check them and try again.',
  bad_token: 'This site is not set up for this endpoint.',
  unknown_action: 'The server does not know this action.',
  too_large: 'That is more than the server takes in one request.',
  unauthenticated: 'Your session has expired. Please sign in again.',
  forbidden: 'Only a manager can do this.',
  invalid_login: 'Invalid email or password',
  locked: 'Too many failed attempts. Please try again later.',
  pending: 'Your account request is waiting for approval.',
  approved: 'Your account is approved. Please set your PIN with the code we emailed to you.',
  denied: 'Your account request was not approved.',
  weak_pin: 'Please choose a PIN that is harder to guess.',
  invalid_code: 'The reset code is wrong or has expired.',
  not_found: 'That record does not exist any more.',
  lease_lost: 'This lead is no longer held for you. Your note was kept on this screen.',
  notes_required: 'Notes are required for this status',
  suppressed: 'This number is on the do-not-call list.',
  bad_link: 'This link is not complete, or not one of ours.',
  expired_link: 'This link has expired.',
  visit_canceled: 'This visit is canceled.',
  visit_past: 'The day of this visit is over, so it cannot be changed any more.',
  visit_changed_often: 'This visit has been changed too often here. Please call us to change it.',
  photos_full: 'We cannot take more photos here. Please email them.',
  busy: 'The server is busy. Please try again in a moment.',
  internal: 'Something went wrong on the server. Nothing was saved.',
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (error: string): error is ErrorCode => Object.hasOwn(ERRORS, error);

/** A refusal on the wire. `fields` maps field names to messages, for a form to show. */
export type Refusal = {
  ok: false;
  error: ErrorCode;
  message: string;
  fields?: Record<string, string>;
};

/** Builds a refusal, by default with the text from ERRORS. */
export function refusal(
  error: ErrorCode,
  message: string = ERRORS[error],
  fields?: Record<string, string>,
): Refusal {
  return fields ? { ok: false, error, message, fields } : { ok: false, error, message };
}
