import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';
import { withCommas } from '#src/lib/number-words.ts';

const rows = (count: number): string => (count === 1 ? '1 row' : `${withCommas(count)} rows`);
const leads = (count: number): string => (count === 1 ? '1 lead' : `${withCommas(count)} leads`);

/** Numbers of lines of a file. */
type Lines = Record<'all' | 'separator' | 'above' | 'headings' | 'rows' | 'below' | 'empty', number>;

export const IMPORT = {
  title: 'Import Leads',
  lead: "Turn a CSV file into a batch. You'll see a preview before any leads are added.",
  choose: 'Choose a CSV file',
  drop: 'or drop it here',
  chooseHint: 'One lead per line, up to 30 MB. Only a name and a phone number are required.',
  columnsKnown: 'Columns That Are Recognized',
  columnsHint: 'You match the columns before anything is added, and can skip any.',
  sample: 'Download a sample file',
  sampleName: 'sample leads',
  another: 'Choose another file',
  reading: (name: string) => `Reading ${name}…`,
  tooLarge: 'This file is larger than 30 MB. Please split it into smaller files.',
  notText:
    'This is not a CSV file. In Excel or Google Sheets, save the list as CSV (comma-separated values) first.',
  noRows: 'This file has no leads.',
  unreadable: "Couldn't read this file. Please choose it again.",
  found: (name: string, count: number) => `${name}: ${rows(count)}`,
  firstLines: 'First lines of the file',
  heading: 'Headings are in line',
  headingHint: 'The lines above are not imported.',
  noHeading: 'None: every line is a lead',
  headingLine: (line: number, start: string) => `${line}: ${start}`,
  usedAs: 'Used as',
  cells: 'Cells',
  use: { note: 'not imported', heading: 'headings', row: 'lead' },
  moreCells: (count: number) => (count === 1 ? 'and 1 cell more' : `and ${withCommas(count)} cells more`),
  columns: 'Match the columns',
  column: (index: number) => `Column ${index + 1}`,
  leaveOut: 'Skip this column',
  leftOut: (titles: readonly string[]) => `Not imported: ${titles.join(', ')}.`,
  example: <Part>(cell: Part) => ['for example ', cell] as const,
  empty: 'empty',
  missing: {
    phone: 'Choose the column that has the phone number.',
    name: 'Choose the column that has the name.',
  },
  preview: 'Preview of the first leads',
  checking: 'Checking the rows…',
  ready: (count: number, all: number) => `${withCommas(count)} of ${rows(all)} can be added.`,
  noneReady: 'No rows can be added. Check the columns above.',
  noneNew: 'None of these rows can be added.',
  toAdd: 'To add',
  toCallAgain: 'To call again',
  allRows: 'Rows in this file',
  lines: ({ all, separator, above, headings, rows, below, empty }: Lines) => {
    const parts: [count: number, what: string][] = [
      [separator, 'with the separator'],
      [above, 'above the headings'],
      [headings, 'with the headings'],
      [rows, 'with rows'],
      [below, 'below the leads'],
      [empty, 'empty'],
    ];
    const named = parts.filter(([count]) => count > 0).map(([count, what]) => `${withCommas(count)} ${what}`);
    return `${all === 1 ? '1 line' : `${withCommas(all)} lines`} in this file: ${named.join(', ')}.`;
  },
  listed: (count: number) =>
    count === 1
      ? '1 row says not to call. Its number goes on the do-not-call list:'
      : `${rows(count)} say not to call. Their numbers go on the do-not-call list:`,
  noCallNumbers: (count: number) =>
    count === 1
      ? '1 number of the other leads goes on the do-not-call list too.'
      : `${withCommas(count)} numbers of the other leads go on the do-not-call list too.`,
  noCallLine: (line: number) => `This number may not be called, says line ${line}`,
  olderBackend: 'This number may not be called. Your script must be updated before it can take such rows.',
  kept: (count: number) =>
    count === 1
      ? "1 row has something that doesn't fit its field. It is kept in the lead's notes:"
      : `${rows(count)} have something that doesn't fit its field. It is kept in the lead's notes:`,
  closed: (count: number) =>
    count === 1
      ? '1 row is a person we know, and the lead is closed:'
      : `${rows(count)} are people we know, and their leads are closed:`,
  callAgain: (count: number) =>
    count === 1 ? 'Call this person again' : `Call these ${withCommas(count)} people again`,
  callAgainHint: 'Each gets a new lead, with what we know in its notes. The old lead stays as it is.',
  left: (count: number) => `${rows(count)} won't be added:`,
  repeatOf: (line: number) => `Same number as line ${line}`,
  onList: 'This number is on the do-not-call list.',
  tooManyHouses: `This number has ${PAGE_SIZES.housesOfNumber} leads already`,
  inBatch: (message: string, batch: string) => `${message} (in ${batch})`,
  zips: (count: number) =>
    count === 1
      ? "1 row has a ZIP code that isn't one. It can still be added:"
      : `${withCommas(count)} rows have a ZIP code that isn't one. They can still be added:`,
  notZip: (typed: string) => `“${typed}” isn't a ZIP code`,
  lostZero: (typed: string) => `“${typed}” isn't a ZIP code. It may have lost its leading zero.`,
  andMore: (count: number) => `and ${rows(count)} more`,
  inFile: (count: number) => `Download the file below to see ${rows(count)} more.`,
  afterwards: (count: number) => `After the import, you can download a file with ${rows(count)} more.`,
  notListed: (count: number) => `${rows(count)} more`,
  line: 'Line',
  lineNumber: (line: number) => `Line ${line}`,
  tooManyCells: 'More cells than there are columns. Put quotation marks around cells that contain a comma.',
  target: 'Where to add the leads',
  batch: 'Batch',
  newBatch: 'A new batch',
  batchName: 'New batch name',
  batchNameMissing: MANAGER_FORM.batchName,
  description: 'Description',
  start: (count: number) => `Add ${leads(count)}`,
  startListing: (count: number) =>
    count === 1
      ? 'Put 1 person on the do-not-call list'
      : `Put ${withCommas(count)} people on the do-not-call list`,
  startUpTo: (count: number) => `Add up to ${leads(count)}`,
  running: 'Adding leads',
  stay: "Please stay on this page until it's done.",
  progress: (done: number, all: number) => `${withCommas(done)} of ${rows(all)} sent`,
  cancel: 'Stop',
  cancelled: 'Stopped. Leads already added stay. Continue whenever you like.',
  failed: 'The import stopped',
  failedHint: 'You can continue. No lead will be added twice.',
  expired: 'Your session has expired. Sign in again in a new tab, then continue here.',
  signIn: 'Sign in (new tab)',
  goOn: 'Continue',
  done: 'Import finished',
  again: 'Import another file',
  work: 'Work this batch',
  undoHint: 'The wrong list? You can undo this import until a rep has worked one of its leads.',
  undoLink: 'Undo it under Batches',
  summary: 'Result of each row',
  report: 'Download the rows that were not added',
  reportHint: 'It has line numbers and reasons, so you can fix these rows and import them again.',
  reportLine: 'Line',
  reportOutcome: 'Outcome',
  reportReason: 'Reason',
  notSent: 'not sent',
  toSend: 'not sent yet',
} as const;

/** Before the import: which numbers are leads already, or on the do-not-call list. */
export const CHECK_NUMBERS = {
  running: 'Checking which numbers are already leads or on the do-not-call list…',
  progress: (done: number, all: number) => `${withCommas(done)} of ${withCommas(all)} numbers checked`,
  skip: 'Skip this check',
  stopped: "Not all numbers were checked. A number that we already have won't be added.",
  failed:
    "Couldn't check the numbers. You can still add the leads. A number that we already have won't be added.",
  off: "A number that is already a lead or on the do-not-call list won't be added.",
  goOn: 'Check the numbers',
} as const;

export const OUTCOME_LABELS = {
  added: 'Added',
  reopened: 'Added to call again',
  listed: 'Put on the do-not-call list',
  repeated: 'Same number as an earlier row',
  duplicate: 'Already a lead',
  closed: 'Known and closed',
  suppressed: 'On the do-not-call list',
  invalid: "Can't be added",
} as const;
export type RowOutcome = keyof typeof OUTCOME_LABELS;
