import type { AuditEvent } from '#contract/actions/accounts/list-audit.ts';

export const MANAGE = {
  title: 'Manage',
  lead: 'Accounts, the do-not-call list, and lists of leads in and out.',
  nav: 'Manage',
  toHub: 'Rep Hub',
  managersOnly: {
    title: 'Only a manager can do this.',
    hint: 'Ask a manager to do it for you. If you have just been made one, log out and sign in again.',
  },
  notOffered: {
    title: 'The script behind this site has no actions for managers.',
    hint: 'Accounts and the do-not-call list are looked after where the script keeps them.',
  },
  views: {
    requests: 'Requests',
    reps: 'Reps',
    numbers: 'Do not call',
    import: 'Import',
    export: 'Export',
    activity: 'Activity',
  },
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
} as const;

export const REQUESTS = {
  title: 'Account Requests',
  failed: 'Failed to load requests',
  none: 'No requests are waiting',
  noneHint: 'New ones show up here, and come by email.',
  asked: 'Asked on',
  approveRep: 'Approve as rep',
  approveManager: 'Approve as manager',
  deny: 'Deny',
  askRep: (name: string) =>
    `Approve ${name} as a rep? They get an email with a code to set their PIN, and sign in with that PIN.`,
  askManager: (name: string) =>
    `Approve ${name} as a manager? They get an email with a code to set their PIN. Then they can decide about accounts, lift do-not-call numbers, and import and export lists.`,
  askDeny: (name: string) => `Deny ${name}? They get an email, and may ask again.`,
  yesApprove: 'Yes, approve',
  yesDeny: 'Yes, deny',
  approved: (name: string, role: string) =>
    `${name} is approved as a ${role}. An email with a code to set the PIN is on its way.`,
  denied: (name: string) => `The request of ${name} was denied.`,
  notDecided: 'Failed to save the decision',
} as const;

export const REPS = {
  title: 'Who May Sign In',
  lead: 'Everybody whose account was approved.',
  failed: 'Failed to load the accounts',
  manager: 'Manager',
  rep: 'Rep',
  you: 'You',
  block: 'Block',
  ask: (name: string) =>
    `Sign ${name} out everywhere and block the account? Leads they hold are free at once. They get an email, and may ask for an account again.`,
  yesBlock: 'Yes, sign out and block',
  blocked: (name: string) => `${name} is signed out everywhere and may not sign in any more.`,
  notBlocked: 'Failed to block the account',
  noPin: 'Has not set a PIN yet, so cannot sign in',
  sendCode: 'Send a new code',
  askCode: (name: string) =>
    `Email ${name} a new code to set the PIN? The code sent before no longer works then.`,
  yesSend: 'Yes, send it',
  codeSent: (name: string) => `An email with a new code for ${name} is on its way.`,
  notSent: 'Failed to send the code',
  lockedUntil: (time: string) => `Locked until ${time} after wrong PINs`,
  unlock: 'Unlock',
  askUnlock: (name: string) =>
    `Unlock the account of ${name}? They can sign in again at once, and get an email with a code in case they need a new PIN.`,
  yesUnlock: 'Yes, unlock',
  unlocked: (name: string) => `${name} can sign in again. An email with a code for a new PIN is on its way.`,
  notUnlocked: 'Failed to unlock the account',
} as const;

export const NUMBERS = {
  title: 'Do-Not-Call List',
  lead: 'These numbers are never served, dialled or added again, in any batch.',
  failed: 'Failed to load the list',
  none: 'No number is on the list',
  noneFound: 'No number on the list begins like this',
  search: 'Find a number',
  searchHint: 'From the beginning, area code first.',
  find: 'Find',
  all: 'Show all',
  more: 'Show more',
  since: 'Since',
  by: 'by',
  add: 'Add a number',
  addTitle: 'Add a Number',
  addLead: 'For somebody who asked by letter, by email or on the hotline. It counts at once, in every batch.',
  phone: 'Phone number',
  reason: 'Reason',
  reasonHint: 'Optional. It stands in the history of the leads that are closed.',
  submit: 'Put on the list',
  added: (phone: string, closed: number) =>
    `${phone} is on the list. ${closed === 0 ? 'No open lead has it.' : closed === 1 ? '1 lead was closed.' : `${closed} leads were closed.`}`,
  already: (phone: string) => `${phone} is on the list already. Nothing was changed.`,
  notAdded: 'Failed to put the number on the list',
  lift: 'Lift',
  ask: (phone: string) => `Take ${phone} off the list? Its leads that were still open are called again.`,
  yesLift: 'Yes, take it off',
  lifted: (phone: string, reopened: number) =>
    `${phone} is off the list. ${reopened === 1 ? '1 lead is' : `${reopened} leads are`} open again.`,
  notLifted: 'Failed to take the number off the list',
} as const;

export const EXPORT = {
  title: 'Export a Batch',
  lead: 'All leads of a batch as a CSV file, open or not, with status and notes. No cell can run as a formula.',
  batch: 'Batch',
  pickBatch: 'Choose a batch',
  submit: 'Export as CSV',
  batchMissing: 'Please choose a batch first',
  progress: (count: number) => `${count.toLocaleString('en-US')} leads fetched…`,
  done: (name: string, count: number) =>
    `${name} is in your downloads: ${count.toLocaleString('en-US')} leads.`,
  failed: 'Failed to export the batch',
} as const;

export const ACTIVITY = {
  title: 'Activity',
  lead: 'Who did what to accounts, lists and numbers, newest first. Times are Eastern.',
  failed: 'Failed to load the activity',
  none: 'Nothing has happened yet',
  noneHint: 'Approvals, locks, imports, exports and do-not-call numbers show up here.',
  older: 'Show older',
  owner: 'the owner',
  nobodyKnown: 'somebody unknown',
  events: {
    approved: 'Account approved',
    denied: 'Account request denied',
    blocked: 'Account blocked',
    role: 'Role changed',
    locked: 'Account locked after wrong PINs',
    unlocked: 'Account unlocked, code sent',
    opened: 'First PIN set',
    pin: 'PIN changed',
    imported: 'List imported',
    exported: 'Batch exported',
    suppressed: 'Number put on the do-not-call list',
    lifted: 'Number taken off the do-not-call list',
  } satisfies Record<AuditEvent, string>,
} as const;
