import { MINUTE_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';

/** Specification, sections 2 and 8. */
export const FIELD_EMPTY = 'Please fill this in';

export const CREATE_USER = {
  title: 'Create User',
  lead: "Request an account. A manager reviews every request, and you'll get the answer by email.",
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  pin: 'PIN',
  pinHint: "4 to 6 digits. You sign in with it once you're approved.",
  submit: 'Request Account',
  refused: 'Request failed',
  failed: 'Failed to submit request',
  error: (message: string) => `Error: ${message}`,
  sent: "Request sent. You'll get an email once approved. Redirecting...",
  toLogin: 'Go to login now',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  redirectMs: 5000,
} as const;

export const FORGOT_PIN = {
  title: 'Forgot PIN',
  lead: `Enter your account email, and we'll send you a code to set your PIN. A new code works for ${DURATIONS.resetCode / MINUTE_MS} minutes.`,
  email: 'Email',
  submit: 'Send Reset Code',
  failed: 'Failed to send reset code',
  sent: 'Reset code sent to your email! Redirecting...',
  sentHint: 'No email after a minute? Check your spam folder and the email address.',
  toSetPin: 'Enter the code now',
  toLogin: 'Back to login',
  haveCode: 'I have a code',
  redirectMs: 3000,
} as const;

export const SET_PIN = {
  title: 'Set PIN',
  leadFor: <Part>(email: Part) => ['Choose a new PIN for ', email, '.'] as const,
  lead: 'Choose a new PIN.',
  email: 'Email',
  code: 'Reset code',
  codeHint: "It's in the email we sent you. Capitals and spaces don't matter.",
  pin: 'New PIN',
  pinHint: '4 to 6 digits. Six is safest.',
  confirmPin: 'Confirm new PIN',
  which: { pin: ' new PIN', confirmPin: ' confirmation' },
  /** What the button waits for. */
  missing: (parts: readonly string[]) => `Still needed: ${parts.join(', ')}.`,
  parts: { code: 'code', pin: 'new PIN', confirmPin: 'confirmation' },
  submit: 'Update PIN',
  emailMissing: ACCOUNT_FORM.noEmail,
  emailMissingHint: 'Enter your account email below to continue.',
  mismatch: 'PINs do not match.',
  refused: 'PIN update failed',
  failed: 'Failed to update PIN',
  updated: 'PIN updated successfully! Redirecting to login...',
  loginMessage: 'PIN updated successfully',
  toLogin: 'Go to login now',
  newCode: 'Send a new code',
  redirectMs: 2000,
} as const;

export const SHOW_PIN = 'Show';

export const WEAK_PIN = 'This PIN is easy to guess. Choose another if you can.';
