/* Words about what happened to a lead, for whoever works it, and for the person in the copy of their data. */
import type { HistoryAction, LeadOrigin } from '#contract/lead/lead.ts';

/** By the `action` of a history line; another script may have its own. */
export const HISTORY_WORDS: Record<string, string> = {
  created: 'Came in',
  booked: 'Booked again',
  requested: 'Asked for a call on the website',
  changed: 'Sent again with changes',
  corrected: 'Corrected by a manager',
  moved: 'Visit moved by the homeowner',
  canceled: 'Visit canceled by the homeowner',
  restored: 'Visit brought back by the homeowner',
  visit_set: 'Visit set',
  noted: 'Notes changed',
  visit_done: 'Visit done',
  visit_canceled: 'Visit canceled',
  released: 'Released by a manager',
  transferred: 'Moved to another batch',
  unreserved: 'Callback opened to every rep',
  saved: 'Saved',
  undone: 'Save undone',
  skipped: 'Skipped',
  not_saved: 'Had it, and saved nothing',
  suppressed: 'Number added to the do-not-call list',
  lifted: 'Number taken off the do-not-call list',
} satisfies Record<HistoryAction, string>;

export const ORIGIN_NAMES: Record<string, string> = {
  booking: 'Website booking',
  request: 'Website request',
  rep: 'Added by a rep',
  import: 'Imported list',
  demo: 'Demo list',
} satisfies Record<LeadOrigin, string>;
