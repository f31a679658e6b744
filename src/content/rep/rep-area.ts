/** Of every page of the rep area, for link previews. */
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
  wrong: 'Invalid email or password',
  failed: 'Login failed - check your credentials',
  setPin: 'Enter the code and set your PIN',
  missingSession: 'Missing session',
  notStored:
    'You are signed in for this tab only: this browser does not let the site store anything. Allow storage for this site to stay signed in.',
  signedInAs: 'You are signed in as',
  toHub: 'Continue to Rep Hub',
  show: 'Show',
  letters: 'Letter keys',
} as const;

export const SESSION_EXPIRED = 'Your session has expired. Please sign in again.';

export const REP_HUB = {
  title: 'Rep Hub',
  logout: 'Logout',
  batches: 'Available Batches',
  loading: 'Loading batches…',
  failed: 'Failed to load batches',
  retry: 'Try again',
  none: 'No batches available',
  noneHint: 'New batches show up here by themselves as soon as there are leads to work.',
  actions: 'Quick Actions',
  start: 'Start Workflow',
  startHint: 'Work the first batch, lead by lead',
  newLead: 'New Lead',
  newLeadHint: 'Add a homeowner you have just met',
  profile: 'Profile',
  profileHint: 'Your name, number and territory',
  manage: 'Manage',
  manageHint: 'Account requests, do-not-call list, import and export',
  waiting: 'Account requests waiting:',
} as const;

/** Shown below the specification's message to explain the failure. */
export const FAILURE_HINTS = {
  unreachable: 'No answer from the server. Check your connection and try again.',
  malformed: 'The server gave an answer that makes no sense. Please try again.',
  http: (status: number) => `The server answered with HTTP ${status}.`,
} as const;
