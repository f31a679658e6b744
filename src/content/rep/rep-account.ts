/** Specification, sections 2 and 8. */
export const FIELD_EMPTY = 'Please fill this in';

export const CREATE_USER = {
  title: 'Create User',
  lead: 'Ask for an account. A manager looks at every request and you get an email with the answer.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  pin: 'PIN',
  pinHint: '4 to 6 digits. Once you are approved, we email you a code, and you set your PIN with it.',
  submit: 'Request Account',
  refused: 'Request failed',
  failed: 'Failed to submit request',
  error: (message: string) => `Error: ${message}`,
  sent: "Request sent. You'll get an email once approved. Redirecting...",
  toLogin: 'Go to the login now',
  haveAccount: 'You have an account?',
  signIn: 'Sign in',
  redirectMs: 5000,
} as const;

export const FORGOT_PIN = {
  title: 'Forgot PIN',
  lead: 'Enter the email of your account. We send you a code to set your PIN; the email says how long it works.',
  email: 'Email',
  submit: 'Send Reset Code',
  failed: 'Failed to send reset code',
  sent: 'Reset code sent to your email! Redirecting...',
  sentHint: 'Nothing there after a minute? Look in the spam folder, and check the email address.',
  toSetPin: 'Enter the code now',
  toLogin: 'Back to the login',
  haveCode: 'I have a code',
  redirectMs: 3000,
} as const;

export const SET_PIN = {
  title: 'Set PIN',
  leadFor: 'Choose a new PIN for',
  lead: 'Choose a new PIN.',
  email: 'Email',
  code: 'Reset code',
  codeHint: 'From the email we sent you. Capitals and spaces do not matter.',
  pin: 'New PIN',
  pinHint: '4 to 6 digits. Six are safest.',
  confirmPin: 'New PIN again',
  submit: 'Update PIN',
  emailMissing: 'Missing email parameter.',
  emailMissingHint: 'Type the email of your account below to go on.',
  mismatch: 'PINs do not match.',
  refused: 'PIN update failed',
  failed: 'Failed to update PIN',
  updated: 'PIN updated successfully! Redirecting to login...',
  loginMessage: 'PIN updated successfully',
  toLogin: 'Go to the login now',
  newCode: 'Send a new code',
  redirectMs: 2000,
} as const;

export const SHOW_PIN = 'Show';

export const WEAK_PIN = 'This PIN is easy to guess. Please choose another one if you can.';
