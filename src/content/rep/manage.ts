import type { AuditEvent, AuditKind } from '#contract/actions/accounts/list-audit.ts';
import { COUNTS } from '#contract/limits.ts';
import { languageName, readLanguages } from '#contract/words/languages.ts';
import { plural, withCommas } from '#src/lib/number-words.ts';

export const MANAGE = {
  title: 'Manage',
  nav: 'Manage',
  toHub: 'Rep Hub',
  managersOnly: {
    title: 'Only a manager can do this.',
    hint: 'Ask a manager to do it for you. If you just became one, log out and sign in again.',
  },
  notOffered: {
    title: "Manager tools aren't available on this site.",
    hint: 'Your company manages accounts and the do-not-call list somewhere else, such as its spreadsheet.',
  },
  groups: { day: 'Day', team: 'Team', lists: 'Lists' },
  views: {
    today: 'Today',
    visits: 'Visits',
    find: 'Find',
    messages: 'Messages',
    setup: 'Visit setup',
    requests: 'Requests',
    reps: 'Reps',
    scripts: 'Calls',
    activity: 'Activity',
    batches: 'Batches',
    import: 'Import',
    export: 'Export',
    numbers: 'Do not call',
    retention: 'Data kept',
  },
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
} as const;

/** Work that takes many requests. */
export const WORK = {
  stay: "Please stay on this page until it's done.",
  stop: 'Stop',
  stopping: 'Stopping…',
  failed: 'The work stopped',
  failedHint: 'You can continue. Nothing is done twice.',
  expired: 'Your session has expired. Sign in again in a new tab, then continue here.',
  signIn: 'Sign in (new tab)',
  goOn: 'Continue',
} as const;

/** After a decision about an account, when the email about it could not be sent at once. */
const MAIL_WAITS = "We couldn't email them yet. We'll keep trying, but you may want to tell them yourself.";

export const REQUESTS = {
  title: 'Account Requests',
  failed: 'Failed to load requests',
  cut: (count: number) => `These are the oldest ${count} requests. There are more.`,
  none: 'No requests to review',
  noneHint: 'New requests show up here, and we email you about them.',
  invite: 'New reps ask for access here:',
  copyInvite: 'Copy link',
  copied: 'Copied.',
  notCopied: 'This browser did not copy it. Select the address and copy it.',
  asked: (date: string) => `Requested on ${date}`,
  wasBlocked: 'Blocked before. Approving this gives the person access again.',
  approveRep: 'Approve as rep',
  approveManager: 'Approve as manager',
  deny: 'Deny',
  askRep: (name: string) =>
    `Approve ${name} as a rep? We'll email them a link to sign in with the PIN they chose.`,
  askManager: (name: string) =>
    `Approve ${name} as a manager? We'll email them a link to sign in with the PIN they chose. Then they can approve and block accounts, take numbers off the do-not-call list, and import and export leads.`,
  askDeny: (name: string) => `Deny ${name}? We'll email them, and they can ask again.`,
  yesApprove: 'Yes, approve',
  yesDeny: 'Yes, deny',
  approved: (name: string, role: string, mailWaits: boolean) =>
    `${name} is approved as a ${role}. ${mailWaits ? MAIL_WAITS : 'An email with a link to sign in is on its way.'}`,
  denied: (name: string, mailWaits: boolean) =>
    [`${name}'s request was denied.`, mailWaits && MAIL_WAITS].filter(Boolean).join(' '),
  notDecided: 'Failed to save your decision',
} as const;

export const REPS = {
  title: 'Team Accounts',
  lead: 'Everyone with an approved account. Times are Eastern.',
  failed: 'Failed to load the accounts',
  cut: (count: number) => `These are ${count} accounts, the oldest ones. There are more.`,
  heads: ['Name', 'Role', 'Languages', 'Last signed in', ''],
  role: (role: string, isMe: boolean) => `${role === 'manager' ? 'Manager' : 'Rep'}${isMe ? ' (you)' : ''}`,
  /** @param codes of languages besides English, with a space between */
  speaks: (codes: string) => ['en', ...readLanguages(codes)].map(languageName).join(', '),
  block: 'Block',
  blockRep: (name: string) => `Block ${name}`,
  ask: (name: string) =>
    `Block ${name} and sign them out everywhere? Other reps can get their leads, and the callbacks kept for them, right away. We'll email them, and they can ask for an account again. If they have the crew link or the calendar link, end it in Visit setup.`,
  yesBlock: 'Yes, block',
  /** `callbacks`: undefined from an older script. */
  blocked: (
    name: string,
    {
      callbacks = 0,
      moreCallbacks,
      mailWaits,
    }: { callbacks?: number; moreCallbacks?: boolean; mailWaits: boolean },
  ) =>
    [
      `${name} is blocked and signed out everywhere.`,
      callbacks > 0 &&
        `${withCommas(callbacks)} ${callbacks === 1 ? 'callback' : 'callbacks'} kept for them went back to the queue: any rep can make ${callbacks === 1 ? 'it' : 'them'} now.`,
      moreCallbacks && "Their other callbacks stay kept for them until they're a day late.",
      mailWaits && MAIL_WAITS,
    ]
      .filter(Boolean)
      .join(' '),
  notBlocked: 'Failed to block the account',
  askedAgain: 'Asked for access again. See Requests.',
  blockedTitle: 'Blocked or Denied',
  blockedLead: "These people can't sign in.",
  blockedCut: (count: number) =>
    `These are ${count} accounts, the oldest ones. There are more. Anyone who isn't listed can ask for an account again.`,
  restoreRep: 'Restore as rep',
  restoreManager: 'Restore as manager',
  restore: (name: string, role: string) => `Restore ${name} as ${role}`,
  askRestoreRep: (name: string) =>
    `Restore ${name} as a rep? We'll email them a code to set a new PIN. Until they do, they can't sign in.`,
  askRestoreManager: (name: string) =>
    `Restore ${name} as a manager? We'll email them a code to set a new PIN. Until they do, they can't sign in. Then they can approve and block accounts, take numbers off the do-not-call list, and import and export leads.`,
  yesRestore: 'Yes, restore',
  restored: (name: string, role: string, mailWaits: boolean) =>
    `${name} is approved as a ${role} again. ${mailWaits ? MAIL_WAITS : 'An email with a code to set a new PIN is on its way.'}`,
  notRestored: 'Failed to restore the account',
  lastSignIn: 'Last signed in ',
  noSignIn: 'No sign-in on record yet',
  activity: 'Activity',
  activityOf: (name: string) => `Activity of ${name}`,
  activityFailed: 'Failed to load the activity',
  noActivity: 'Nothing on record yet.',
  activityCut: (count: number) =>
    `These are the newest ${count} changes. Older ones are in the Activity view.`,
  noPin: "Hasn't opened the link in our email yet, so they can't sign in",
  sendCode: 'Send a new code',
  sendCodeTo: (name: string) => `Send a new code to ${name}`,
  askCode: (name: string) => `Email ${name} a new code to set their PIN? The old code will stop working.`,
  yesSend: 'Yes, send it',
  codeSent: (name: string, mailWaits: boolean) =>
    mailWaits
      ? `There is a new code for ${name}, and the old one has stopped working. ${MAIL_WAITS}`
      : `An email with a new code is on its way to ${name}.`,
  notSent: 'Failed to send the code',
  lockedUntil: (time: string) => `Locked until ${time} after too many wrong PINs`,
  unlock: 'Unlock',
  unlockRep: (name: string) => `Unlock ${name}`,
  askUnlock: (name: string) =>
    `Unlock ${name}'s account? They can sign in right away. We'll also email them a code in case they need a new PIN.`,
  yesUnlock: 'Yes, unlock',
  unlocked: (name: string, mailWaits: boolean) =>
    `${name} can sign in again. ${mailWaits ? MAIL_WAITS : 'An email with a code for a new PIN is on its way.'}`,
  notUnlocked: 'Failed to unlock the account',
} as const;

export const NUMBERS = {
  title: 'Do-Not-Call List',
  lead: "Reps can't call these numbers or add them to any batch.",
  failed: 'Failed to load the list',
  none: 'No numbers yet',
  noneHint: 'Add a number, or a file of them.',
  noneFound: 'No match',
  search: 'Find a number',
  heads: ['Number', 'On the list', ''],
  searchHint: 'The start of a number, from its area code.',
  find: 'Find',
  all: 'Show all',
  more: 'Show more',
  since: (date: string) => `Since ${date}`,
  by: (name: string) => `by ${name}`,
  add: 'Add a number',
  addTitle: 'Add a Number',
  addLead:
    'For someone who asked us not to call, by mail, email or phone. It takes effect right away, in every batch.',
  phone: 'Phone number',
  reason: 'Reason',
  reasonHint: 'Optional. It shows in the history of the leads this closes.',
  submit: 'Add to the list',
  added: (phone: string, closed: number) =>
    `${phone} is on the list. ${closed === 0 ? 'No open leads had this number.' : closed === 1 ? '1 lead was closed.' : `${closed} leads were closed.`}`,
  already: (phone: string) => `${phone} is already on the list.`,
  notAdded: 'Failed to add the number to the list',
  lift: 'Remove',
  liftNumber: (phone: string) => `Remove ${phone}`,
  ask: (phone: string) => `Take ${phone} off the list? Reps can call its unfinished leads again.`,
  yesLift: 'Yes, take it off',
  lifted: (phone: string, reopened: number) =>
    `${phone} is off the list. ${reopened === 0 ? 'No leads were reopened.' : reopened === 1 ? '1 lead was reopened.' : `${reopened} leads were reopened.`}`,
  notLifted: 'Failed to take the number off the list',
} as const;

export const VISITS = {
  title: 'Visits per Day',
  lead: 'Set how many visits your crews can make. The website shows a full time as full. If someone books it anyway, a rep calls to agree on another.',
  failed: 'Failed to load the visits',
  morning: 'Visits per morning',
  afternoon: 'Visits per afternoon',
  jobsHint: 'Leave empty for no limit. 0 means none.',
  closedDays: 'Closed days',
  closedWeekdays: 'Closed every week on',
  closedDay: 'Closed on one day',
  add: 'Add',
  addClosedDay: 'Add the closed day',
  remove: 'Remove',
  removeClosedDay: (day: string) => `Remove ${day}`,
  save: 'Save',
  saved: 'Saved. The website shows it within a few minutes.',
  notSaved: 'Failed to save your changes',
  changed: 'Not saved yet',
  nextDays: 'Next 7 Days',
  nextDaysHint: 'Closing a day moves no visits. Open the day to move them.',
  day: 'Day',
  change: 'Close or open',
  booked: (count: number) => (count === 0 ? 'None' : `${count}`),
  bookedOf: (count: number, jobs: number, isFull: boolean) => `${count} of ${jobs}${isFull ? ', full' : ''}`,
  notOffered: (count: number) => (count === 0 ? 'Not offered' : `Not offered, ${count} booked`),
  closed: (count: number) => (count === 0 ? 'Closed' : `Closed, ${count} booked`),
  close: 'Close day',
  closeDay: (day: string) => `Close day: ${day}`,
  open: 'Open day',
  openDay: (day: string) => `Open day: ${day}`,
} as const;

export const EXPORT = {
  title: 'Export a Batch',
  lead: 'Every lead in a batch as a CSV file, open or closed, with status and notes. Safe to open in Excel or Google Sheets.',
  submit: 'Export',
  heads: ['Batch', 'Leads', ''],
  exportBatch: (name: string) => `Export ${name} as CSV`,
  leads: (count: number) => plural(count, 'lead', 'leads'),
  progress: (count: number) => `${withCommas(count)} leads so far…`,
  done: (name: string, count: number) => `${name} is in your downloads: ${withCommas(count)} leads.`,
  failed: 'Failed to export the batch',
  /** Headings of the file, after those of the lead's own fields. */
  titles: {
    status: 'Status',
    doNotCall: 'Do not call',
    attempts: 'Attempts',
    workedAt: 'Last worked',
    callback: 'Callback',
    source: 'Came in by',
    createdAt: 'Received',
    leadId: 'Lead ID',
  },
} as const;

export const ACTIVITY = {
  title: 'Activity',
  lead: 'Changes to accounts, lists and numbers, newest first. Times are Eastern.',
  failed: 'Failed to load the activity',
  none: 'No activity yet',
  noneHint: 'Approvals, locks, imports, exports and do-not-call numbers show up here.',
  older: 'Show older',
  kind: 'Show',
  everything: 'Everything',
  kinds: {
    accounts: 'Accounts',
    lists: 'Batches, imports, exports',
    numbers: 'Do not call',
    settings: 'Settings',
    leads: 'Leads opened or erased',
  } satisfies Record<AuditKind, string>,
  doneBy: 'Done by',
  everybody: 'Everybody',
  noMatch: (count: number) => `None among the newest ${withCommas(count)}.`,
  owner: 'Owner',
  nobodyKnown: 'Unknown',
  heads: ['Time', 'Who', 'What'],
  today: 'Today',
  fromTo: (from: string, to: string) => (from === to ? to : `${from} to ${to}`),
  events: {
    approved: 'Account approved',
    denied: 'Account request denied',
    blocked: 'Account blocked',
    role: 'Role changed',
    locked: 'Account locked after too many wrong PINs',
    unlocked: 'Account unlocked, code sent',
    opened: 'Account opened',
    pin: 'PIN changed',
    imported: 'List imported',
    import_undone: 'Import undone',
    exported: 'Batch exported',
    visit_limits: 'Visit limits changed',
    rest_hours: 'Rest between calls changed',
    retention: 'How long data is kept changed',
    script: 'Call script changed',
    archived: 'Batch archived',
    unarchived: 'Batch brought back',
    link_made: 'Made a link to the visits',
    link_ended: 'Ended a link to the visits',
    erased: "A person's data erased",
    looked_up: 'Searched or opened leads',
    unsaved_leads: `Had ${COUNTS.unsavedLeads} leads in a row and saved none`,
    suppressed: 'Added to the do-not-call list',
    lifted: 'Taken off the do-not-call list',
  } satisfies Record<AuditEvent, string>,
} as const;
