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
