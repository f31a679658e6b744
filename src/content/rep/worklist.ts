import type { LeadField } from '#contract/lead/lead-fields.ts';
import type { LeadStatus } from '#contract/lead/status.ts';

/** Specification, sections 2 and 8. */
export const WORKLIST = {
  title: 'Worklist',
  toHub: 'Rep Hub',
  rep: 'Rep name',
  repNeeded: 'Required',
  batch: 'Batch',
  pickBatch: 'Choose a batch',
  next: 'Next Lead',
  call: 'Call',
  save: 'Save',
  skip: 'Skip',
  status: 'Status',
  statusNow: <Part>(status: Part) => ["This lead's status is ", status, '.'] as const,
  statusMissing: 'Choose one of these to save.',
  notes: 'Notes',
  copy: 'Copy number',
  copyOf: (number: string) => `Copy ${number}`,
  callTo: (number: string) => `Call ${number}`,
  numbers: 'Phone numbers',
  copied: 'Number copied',
  notCopied: "Couldn't copy the number. Press and hold it to select it.",
  repMissing: 'Please enter your rep name first',
  batchMissing: 'Please select a batch first',
  notesFull: 'The notes are full. Shorten them first.',
  outcomes: 'Add to the notes',
  notesNeeded: 'Notes are required for this status',
  nextFailed: 'Failed to load next lead',
  saveFailed: 'Failed to save lead',
  loading: 'Loading the next lead…',
  loaded: 'Lead loaded',
  firstHint: 'This is the first one. Press Next Lead again to pass it over.',
  saved: 'Saved.',
  noMore: 'No more open leads.',
  kept: 'What you wrote is still here.',
  draftRestored: 'Your unsaved changes are back.',
  draftKept: 'Your unsaved changes to the last lead are kept for when it comes back.',
  empty: 'No lead yet',
  nextOpens: <Part>(when: Part) => ['You can call again after ', when, '.'] as const,
  emptyHint: 'Choose Next Lead to get one to call.',
  emptyLeased: "It's yours while you work it.",
  unavailableHint: "They'll come up again later. Try Next Lead in a while, or pick another batch above.",
  doneHint: 'Pick another batch above, or check back later.',
  noNumber: 'No number to call',
  doNotCall: 'Do not call this number',
  noName: 'No name given',
  asked: <Part>(service: Part) => ['Asked for ', service] as const,
  details: 'Details',
  history: 'History',
  you: 'you',
  sameNumber: 'Same number on other leads',
  otherBatch: 'Another batch',
  requested: 'Requested this call',
  outsideCallingHours: 'Outside calling hours',
  there: (clock: string) => `${clock} their time`,
  attemptsReached: 'Called 3 times in 24 hours',
  resting: 'Called a short while ago without an answer',
  attemptsToday: (attempts: number, allowed: number) => `${attempts} of ${allowed} calls in 24 hours`,
  attempts: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'} · Eastern time`,
  /** `today` leads were saved by this rep. */
  progress: (open: number, total: number, today: number) =>
    `${open} open of ${total}${today > 0 ? ` · ${today} saved today` : ''}`,
  withColleague: 'No longer yours',
  leasedFor: (time: string) => `Yours for ${time}`,
  /** Beside Keep it. */
  timeLeft: (time: string) => `${time} left`,
  holding: 'Getting it for you…',
  leaseOut: "Time's up",
  leaseOver: "Time's up: another rep may get this lead. You can still save until then.",
  keep: 'Keep it',
  keepHint: 'Keep this lead for 15 more minutes',
  leasedAgain: 'This lead is yours again.',
  lost: "It'll be here if you get this lead again.",
  takeNext: 'Get the next lead',
  nextHere: 'Next lead in the new batch',
  backToLead: 'Back to this lead',
  copyNote: 'Copy note',
  noteCopied: 'Note copied',
  noteNotCopied: "Couldn't copy the note. Select it and copy it by hand.",
  undo: 'Undo',
  undoing: 'Undoing the save…',
  undone: 'Save undone.',
  undoneHint: 'The lead is back the way it was. What you wrote is on the card, not saved yet.',
  undoFailed: "Couldn't undo the save",
  nothingToUndo: 'There is no save to undo.',
  previous: 'Previous lead',
  noPrevious: 'There is no previous lead yet.',
  previousShort: 'Previous',
  keys: 'Keys',
  notSaved: 'Not saved',
  savedAs: 'Saved as',
  comesBack: 'Comes back',
  comesBackAfter: (when: string) => `Comes back after ${when}.`,
  close: 'Close',
  offline: "You're offline. What you wrote is still here.",
  needsNetwork: "The next lead will load when you're back online.",
} as const;

/** A time that is Eastern, whatever the device's time zone. */
export const easternWords = (when: string) => `${when} Eastern`;

/** Before a number is dialed that may cost much. */
export const CHARGES = {
  title: 'Call this number?',
  premium:
    'It’s a 900 or 976 number: each call is billed, and the money goes to whoever owns it. Homeowners don’t have one.',
  foreign: 'It’s in another country, so the call may cost much more than usual.',
  dont: 'Don’t call',
} as const;

/** What a rep has pressed before it could be done. */
export const QUEUED_ACTS = {
  said: {
    call: "Calls as soon as it's yours.",
    save: "Saves as soon as it's yours.",
    skip: "Skips as soon as it's yours.",
    undo: "Undoes the save as soon as it's done.",
  },
  skipAfterSave: 'The next lead loads as soon as this one is saved.',
  nextAfterList: 'The first lead loads as soon as the batches are here.',
  changed: "Changed before it was saved. Save again when you're done.",
  dropped: {
    call: 'Nobody was called.',
    save: 'Nothing was saved.',
    skip: 'Nothing was skipped.',
    undo: 'Nothing was undone.',
  },
} as const;

/** Why the lead on the card takes no change now. */
export const LOCKED = {
  saving: "This lead is being saved. You can't change it now.",
  saved: 'This lead is saved. The next one is on its way.',
  replaced: 'This lead was put back. The next one is on its way.',
  queued: 'This save waits on this device. Undo it to change it.',
} as const;

/** For a lead on the card after the rep has picked another batch. */
export const otherBatchWords = (name: string) => `This lead is in ${name}.`;

/** For a number on the do-not-call list that may be called because of a later booking. */
export const listedWords = (when: string) =>
  `This number is on the do-not-call list, but the homeowner asked for this visit on ${when}.`;

/** Before the first lead. */
export const START = {
  done: (done: number, total: number) => `${done} of ${total} done`,
  saved: 'Leads saved',
  visits: 'Visits booked',
  due: 'Callbacks due',
  keys: 'Keys for a call',
  /** Of KEY_HELP. */
  firstKeys: ['N', 'C', 'W', '1 – 5', '/', 'S', 'K', '?'] as readonly string[],
} as const;

/** At the end of a list. */
export const END = {
  last: (batch: string) => `That was the last lead in ${batch}.`,
  today: 'Your day',
  saved: (count: number) => (count === 1 ? '1 lead saved today' : `${count} leads saved today`),
  due: (count: number) => (count === 1 ? '1 callback is due' : `${count} callbacks are due`),
  nextCallback: 'Next callback:',
  more: 'More leads to call',
  open: (count: number) => `${count} open`,
} as const;

/** What the calling hours of a lead follow from: its ZIP code or state, and its numbers' area codes. */
export function callingHoursSource(places: readonly string[]): string {
  if (places.length === 0) return 'Hours of the whole country: no address or area code to go by';
  const last = places.at(-1);
  return `Hours by ${places.length === 1 ? last : `${places.slice(0, -1).join(', ')} and ${last}`}`;
}

export const opensWords = (when: string) => `Call after ${when}`;

/** For a lead that was peeked at but then leased by a colleague. */
export const swappedWords = (name: string) => `${name} just went to another rep.`;

/** For a lead that was peeked at but that a due callback now precedes. */
export const dueFirstWords = (name: string) => `A callback is due, so ${name} comes later.`;

/** After the key S on a lead that nobody has changed. */
export const askBeforeSave = (status: LeadStatus) =>
  `Nothing has changed. Press S again to save this lead as ${status}.`;

/** What most calls come to: the words go into the notes, the status is chosen with them. */
export const OUTCOMES = [
  { words: 'No answer', status: 'Attempted' },
  { words: 'Left voicemail', status: 'Attempted' },
  { words: 'Wrong number', status: 'Not Qualified' },
  { words: 'Needs spouse', status: 'Attempted' },
] as const satisfies readonly { words: string; status: LeadStatus }[];
export type Outcome = (typeof OUTCOMES)[number];

export const CALLBACK = {
  title: 'Call back later',
  pick: 'Date and time (Eastern)',
  none: 'Choose a time, or leave this empty for no callback.',
  notNow: 'Only a lead that is New Lead or Attempted takes a callback.',
  past: 'Please choose a time in the future',
  tooFar: 'Please choose a time within the next 90 days',
  mine: 'Assign it to me.',
  mineHint: 'Otherwise any rep may get it.',
  clear: 'No callback',
  /** Of a lead that nobody has reached, without a callback. */
  otherwise: (when: string) => `Comes back after ${when}, or choose a time`,
  picks: {
    inAnHour: 'In 1 hour',
    afternoon: '4:30 PM today',
    tomorrow: 'Tomorrow 9 AM',
    inThreeDays: 'In 3 days',
  },
  /** @param there the time where the homeowner lives, if it is another one */
  chosen: (when: string, there: string) => `${easternWords(when)}${there && ` (${there})`}`,
  /** Like `chosen`, with how late it is. */
  chip: (when: string, there: string, overdue: string) =>
    `Call back ${CALLBACK.chosen(when, there)}${overdue && ` · ${overdue}`}`,
  due: 'due now',
  overdueMinutes: (count: number) => `${count} min overdue`,
  overdueHours: (count: number) => `${count} h overdue`,
  overdueDays: (count: number) => `${count} days overdue`,
} as const;

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['N', 'Next lead'],
  ['C', 'Call'],
  ['W', 'What to say: open or fold it'],
  ['1 – 5', 'Status, in the order shown'],
  ['6 – 9', 'No answer, left voicemail, wrong number, needs spouse: into the notes, with the status'],
  ['/', 'Write notes, on a new line with the date'],
  ['Esc', 'Leave the notes box'],
  ['Ctrl Enter', 'Save from the notes box'],
  ['B', 'Call back later; again for the next choice'],
  ['V', 'Visit: the time they asked for; again for the next one'],
  ['X', 'Cancel the visit'],
  ['S', 'Save'],
  ['K', 'Skip'],
  ['U', "Undo the last save (for 8 seconds, or until it's sent if you're offline)"],
  ['P', 'View the previous lead'],
  ['?', 'Show this list'],
];
export const KEY_SWITCH = {
  title: 'Keys',
  label: 'Single-letter keys',
  hint: 'Turn them off if you dictate or hit keys by accident. Saved in this browser.',
} as const;

/** Labels on the card that differ from the field's own label. */
export const CARD_LABELS: Partial<Record<LeadField, string>> = {
  apptDate: 'Appointment',
  leadSource: 'Found us through',
};

export const CAME_IN = { source: 'Came in through', createdAt: 'Received' } as const;

/** The photos that came with a booking. */
export const PHOTOS = {
  title: 'Photos',
  count: (count: number) => `${count} · Eastern time`,
  name: (number: number, count: number) => `Photo ${number} of ${count}`,
  loading: 'Loading photos…',
  failed: "Couldn't load the photos.",
  retry: 'Try again',
  gone: (name: string) => `${name} is no longer available.`,
  loadingOne: 'Loading the photo…',
  failedOne: (name: string) => `${name} couldn't be loaded.`,
  time: easternWords,
  previous: 'Previous photo',
  next: 'Next photo',
} as const;
