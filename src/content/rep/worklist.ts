import type { HistoryAction, LeadOrigin } from '#contract/lead/lead.ts';
import type { LeadField } from '#contract/lead/lead-fields.ts';

/** Specification, sections 2 and 8. */
export const WORKLIST = {
  title: 'Worklist',
  toHub: 'Rep Hub',
  rep: 'Rep name',
  batch: 'Batch',
  pickBatch: 'Choose a batch',
  next: 'Next Lead',
  call: 'Call',
  save: 'Save',
  skip: 'Skip',
  status: 'Status',
  statusNow: 'The status of this lead is',
  statusMissing: 'Choose one of these to save.',
  notes: 'Notes',
  copy: 'Copy number',
  copied: 'Number copied',
  notCopied: 'The number could not be copied. Press and hold it to select it.',
  repMissing: 'Please enter your rep name first',
  batchMissing: 'Please select a batch first',
  notesNeeded: 'Notes are required for this status',
  nextFailed: 'Failed to load next lead',
  saveFailed: 'Failed to save lead',
  loaded: 'Lead loaded',
  saved: 'Saved.',
  noMore: 'No more open leads.',
  kept: 'Nothing you wrote is lost.',
  draftRestored: 'What you had not saved is back.',
  draftKept: 'What you had not saved on the last lead is kept for when it comes back.',
  empty: 'No lead on the card yet',
  nextOpens: 'Next one opens',
  emptyHint: 'Next Lead brings you the one to call now.',
  emptyHeld: 'It is held for you while you work it.',
  heldBackHint:
    'They come up again by themselves. Ask for the next lead in a while, or pick another batch above.',
  doneHint: 'Pick another batch above, or try again in a little while.',
  noNumber: 'No number to call',
  doNotCall: 'Do not call this number',
  noName: 'Name not given',
  asked: 'Asked for',
  details: 'What we know',
  history: 'History',
  you: 'you',
  sameNumber: 'Same number elsewhere',
  otherBatch: 'Another batch',
  requested: 'Asked for this call',
  hoursShut: 'Outside calling hours',
  there: 'where they live',
  attemptsReached: 'Called 3 times in 24 hours',
  withColleague: 'Not held for you',
  heldFor: 'Held for you',
  holding: 'Holding this lead for you…',
  heldOut: 'No longer held: a colleague may take this lead. You can still save until then.',
  keep: 'Keep it',
  keepHint: 'Hold this lead for you for 15 more minutes',
  keptAgain: 'Held for you again.',
  lost: 'It comes back with the lead.',
  takeNext: 'Take the next lead',
  copyNote: 'Copy note',
  noteCopied: 'Note copied',
  noteNotCopied: 'The note could not be copied. Select it and copy it by hand.',
  undo: 'Undo',
  undone: 'Save undone.',
  undoneHint: 'The lead is as it was; what you wrote is back on the card, not saved.',
  undoFailed: 'The save could not be undone',
  previous: 'Previous lead',
  keys: 'Keys',
  notSaved: 'Not saved',
  savedAs: 'Saved as',
  close: 'Close',
  offline: 'You are offline. Nothing you wrote is lost.',
  needsNetwork: 'The next lead needs the network. It comes by itself when the connection is back.',
} as const;

/** For a number on the do-not-call list that may be called because of a later booking. */
export const listedWords = (when: string) =>
  `This number is on the do-not-call list; the homeowner asked for this visit on ${when}.`;

export const opensWords = (when: string) => `Opens ${when}`;

/** For a lead that was peeked at but then leased by a colleague. */
export const swappedWords = (name: string) => `${name} has just gone to a colleague.`;

/** For a lead that was peeked at but that a due callback now precedes. */
export const dueFirstWords = (name: string) => `${name} comes later: a callback is due.`;

export const CALLBACK = {
  title: 'Call back later',
  pick: 'Date and time (Eastern)',
  none: 'Choose a time, or leave it empty for no callback.',
  past: 'Please choose a time in the future',
  tooFar: 'Please choose a time within the next 90 days',
  mine: 'Keep it for me.',
  mineHint: 'Otherwise whoever is free calls back.',
  clear: 'No callback',
} as const;

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['N', 'Next lead'],
  ['C', 'Call'],
  ['1 – 5', 'Status, in the order on the card'],
  ['/', 'Write notes'],
  ['Esc', 'Leave the notes'],
  ['S', 'Save'],
  ['K', 'Skip'],
  ['U', 'Undo the last save: for 8 seconds, or while it waits on this device'],
  ['P', 'Look at the previous lead'],
  ['?', 'This list'],
];
export const KEY_SWITCH = {
  title: 'Keys',
  label: 'Single-letter keys',
  hint: 'Turn them off if you dictate, or press keys by accident. Kept in this browser.',
} as const;

/** Labels on the card that differ from the field's own label. */
export const CARD_LABELS: Partial<Record<LeadField, string>> = {
  apptDate: 'Appointment',
  leadSource: 'Found us through',
};

export const CAME_IN = { source: 'Came in by', createdAt: 'Received' } as const;

/** The photos that came with a booking. */
export const PHOTOS = {
  title: 'Photos',
  count: (count: number) => `${count} · times Eastern`,
  name: (number: number, count: number) => `Photo ${number} of ${count}`,
  loading: 'Loading photos…',
  failed: 'Photos could not be loaded.',
  retry: 'Try again',
  gone: (name: string) => `${name} is not there any more.`,
  loadingOne: 'Loading the photo…',
  failedOne: (name: string) => `${name} could not be loaded.`,
  time: (when: string) => `${when} Eastern`,
  previous: 'Previous photo',
  next: 'Next photo',
} as const;

/** By the `action` of a history line; another script may have its own. */
export const HISTORY_WORDS: Record<string, string> = {
  created: 'Came in',
  booked: 'Booked once more',
  changed: 'Sent again with changes',
  moved: 'Visit moved by the homeowner',
  canceled: 'Visit canceled by the homeowner',
  saved: 'Saved',
  undone: 'Save undone',
  skipped: 'Skipped',
  suppressed: 'Number put on the do-not-call list',
  lifted: 'Number taken off the do-not-call list',
} satisfies Record<HistoryAction, string>;

export const ORIGIN_NAMES: Record<string, string> = {
  booking: 'Website booking',
  rep: 'Added by a rep',
  import: 'Imported list',
  demo: 'Demo list',
} satisfies Record<LeadOrigin, string>;
