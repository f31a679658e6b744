/** Of the pages of reps, for link previews. */
export const REP_DESCRIPTION = 'For sales reps.';

/** Specification, sections 2 and 8. */
export const REP_LOGIN = {
  title: 'Rep Login',
  lead: 'Sign in to work your leads.',
  email: 'Email',
  password: 'PIN / Password',
  submit: 'Sign In',
  createUser: 'Create User',
  forgot: 'Forgot?',
  forgotWhat: 'Forgot your PIN?',
  wrong: 'Invalid email or password',
  failed: 'Login failed - check your credentials',
  setPin: 'Enter the code and set your PIN',
  approved: 'Your account is approved. Sign in with the PIN you chose.',
  otherPin: 'Set another PIN',
  newCode: 'Get a new code',
  missingSession: 'Missing session',
  notStored:
    "You're signed in for this tab only, because this browser blocks storage. Allow it for this site to stay signed in.",
  signedInAs: <Part>(name: Part) => ['You are signed in as ', name] as const,
  toHub: 'Continue to Rep Hub',
  show: 'Show',
  letters: 'Letter keys',
} as const;

export const SESSION_EXPIRED = 'Your session has expired. Please sign in again.';

/** Shown below the specification's message to explain the failure. */
export const FAILURE_HINTS = {
  newAccount: 'A new account works once you open the link in its email.',
  unreachable: "Can't reach the server. Check your connection and try again.",
  malformed: 'Something went wrong on our side. Please try again.',
  http: (status: number) => `Server error (HTTP ${status}). Please try again.`,
} as const;

/** For screen readers, in the place of a page that the app draws. */
export const PAGE_LOADING = 'Loading…';

/** In a document of the rep area. `hotline` is a link, as HTML. */
export const REP_NEEDS_SCRIPT = (hotline: string) => `This page needs JavaScript. Call ${hotline}.`;

/** Around every page of the rep area. */
export const REP_FRAME = {
  skip: 'Skip to content',
  label: 'Rep area',
  login: 'Login',
  createUser: 'Create User',
  hub: 'Hub',
  worklist: 'Worklist',
  newLead: 'New Lead',
  toSite: 'Back to Site',
} as const;
