import type { ImportColumn } from '#contract/actions/import-leads.ts';
import { NEW_LEAD_LABELS } from './new-lead.ts';

const n = (count: number): string => count.toLocaleString('en-US');
const rows = (count: number): string => (count === 1 ? '1 row' : `${n(count)} rows`);

/** The words of the import. */
export const IMPORT = {
  title: 'Import Leads',
  lead: 'A CSV file becomes a batch. Nothing is added before you have seen what will be.',
  choose: 'Choose a CSV file',
  chooseHint: 'One lead per line, at most 30 MB. A name and a phone number are enough.',
  another: 'Choose another file',
  reading: (name: string) => `Reading ${name}…`,
  tooLarge: 'This file is larger than 30 MB. Please split it.',
  notText:
    'This is not a CSV file. In Excel or Google Sheets, save the list as CSV (comma-separated values) first.',
  noRows: 'There is no row of leads in this file.',
  unreadable: 'This file could not be read.',
  found: (name: string, count: number) => `${name}: ${rows(count)}`,
  hasHeader: 'The first line names the columns',
  columns: 'What is in which column',
  column: (index: number) => `Column ${index + 1}`,
  leaveOut: 'Leave out',
  fullName: 'Whole name',
  example: 'such as',
  empty: 'empty',
  phoneMissing: 'Please say which column is the phone number.',
  nameMissing: 'Please say which column is the name.',
  preview: 'The first leads as they will be',
  checking: 'Checking the rows…',
  ready: (count: number) => `${rows(count)} can be added.`,
  noneReady: 'No row can be added like this.',
  repeated: (count: number) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} the number of an earlier row and will be left out.`,
  wrong: (count: number) => `${rows(count)} cannot be added:`,
  andMore: (count: number) => `and ${rows(count)} more`,
  inFile: (count: number) => `${rows(count)} more are only in the file of those that were not added.`,
  line: 'Line',
  tooManyCells: 'More cells than the first line has. Is a comma not in quotation marks?',
  openQuote: 'A quotation mark is not closed',
  target: 'Where the leads go',
  batch: 'Batch',
  newBatch: 'A new batch',
  batchName: 'Name of the new batch',
  batchNameMissing: 'Please name the batch',
  description: 'Description',
  start: (count: number) => `Add ${n(count)} ${count === 1 ? 'lead' : 'leads'}`,
  running: 'Adding leads',
  stay: 'Please stay on this page until it is done.',
  progress: (done: number, all: number) => `${n(done)} of ${rows(all)}`,
  cancel: 'Stop',
  cancelled: 'Stopped. What was added stays; go on whenever you like.',
  failed: 'The import came to a halt',
  failedHint: 'Going on adds nothing twice.',
  expired: 'Your session has expired. Sign in again in a new tab, then go on here: nothing is lost.',
  signIn: 'Sign in (new tab)',
  goOn: 'Go on',
  done: 'Import finished',
  again: 'Import another file',
  work: 'Work this batch',
  summary: 'What became of the rows',
  report: 'Download the rows that were not added',
  reportHint: 'With line number and reason, to mend and import again.',
  reportLine: 'Line',
  reportOutcome: 'Outcome',
  reportReason: 'Reason',
  notSent: 'not sent',
} as const;

export const OUTCOME_LABELS = {
  added: 'Added',
  duplicate: 'Already a lead',
  suppressed: 'On the do-not-call list',
  invalid: 'Cannot be added',
} as const;

export const COLUMN_LABELS: Record<ImportColumn | 'fullName', string> = {
  ...NEW_LEAD_LABELS,
  fullName: IMPORT.fullName,
};
