import { withCommas } from '#src/lib/number-words.ts';

const numbers = (count: number): string => (count === 1 ? '1 number' : `${withCommas(count)} numbers`);
const lines = (count: number): string => (count === 1 ? '1 line' : `${withCommas(count)} lines`);
const leads = (count: number): string =>
  count === 0 ? 'No leads were' : count === 1 ? '1 lead was' : `${withCommas(count)} leads were`;

/** A file of numbers for the do-not-call list. */
export const NUMBER_FILE = {
  add: 'Add a file',
  title: 'Add a File of Numbers',
  lead: 'For a list from a do-not-call registry, or of people who asked us not to call. You can undo it as a whole.',
  choose: 'Choose a CSV or text file',
  drop: 'or drop it here',
  chooseHint:
    'One number per line, or area code and number in two columns. Other columns are fine. Up to 30 MB.',
  reading: (name: string) => `Reading ${name}…`,
  noNumbers: 'This file has no phone numbers.',
  noName: 'A file of numbers',
  found: (name: string, count: number) => `${name}: ${numbers(count)}`,
  counting: (name: string) => `Looking for the numbers in ${name}…`,
  examples: (formatted: readonly string[]) => `For example ${formatted.join(', ')}`,
  doubtful: (count: number) =>
    `${count === 1 ? '1 of them' : `${withCommas(count)} of them`} can’t be dialed as written, such as a number without its area code. We put ${count === 1 ? 'it' : 'them'} on the list too, to be safe.`,
  columns: 'Columns with numbers',
  column: (index: number) => `Column ${index + 1}`,
  example: (cell: string) => `for example ${cell}`,
  lines: {
    numbers: 'With a number',
    repeated: 'With numbers that are in a line above',
    without: 'Without a phone number',
    heading: 'With the headings',
    separator: 'With the separator',
    empty: 'Empty',
  },
  allLines: 'Lines in this file',
  without: (count: number) => `${lines(count)} without a phone number:`,
  line: (line: number) => `Line ${line}`,
  andMore: (count: number) => `and ${lines(count)} more`,
  start: (count: number) => `Put ${numbers(count)} on the list`,
  another: 'Choose another file',
  running: 'Putting numbers on the list',
  done: (name: string) => `${name} is on the list`,
  progress: (done: number, all: number) => `${withCommas(done)} of ${numbers(all)} sent`,
  stopped: 'Stopped. Numbers that were sent stay on the list. Continue whenever you like.',
  result: 'Result',
  added: 'Newly on the list',
  already: 'On the list already',
  notSent: 'Not sent yet',
  all: 'Numbers in this file',
  closed: (count: number) =>
    count === 0
      ? 'No open leads were closed.'
      : `${count === 1 ? '1 open lead was' : `${withCommas(count)} open leads were`} closed.`,
  undo: 'Undo',
  close: 'Close',
  fromFile: 'with a file',
  takeOff: 'Take its whole file off',
  takeOffName: (number: string) => `Take the whole file of ${number} off the list`,
  askTitle: 'Take a File off the List',
  loading: 'Counting its numbers…',
  notLoaded: 'Failed to count the numbers of this file',
  noneLeft: (name: string) => `No number is on the list by ${name || 'this file'} alone any more.`,
  ask: (name: string, count: number) =>
    `Take ${count === 1 ? 'the 1 number' : `all ${numbers(count)}`} that came with ${name || 'this file'} off the list? Reps can call ${count === 1 ? 'its' : 'their'} unfinished leads again.`,
  askHint: 'Numbers that were on the list before, or that somebody has added since, stay on it.',
  yes: 'Yes, take them off',
  lifting: 'Taking numbers off the list',
  lifted: (count: number) => `${numbers(count)} taken off`,
  liftedAll: (count: number, reopened: number) =>
    `${count === 1 ? '1 number is' : `${numbers(count)} are`} off the list. ${leads(reopened)} reopened.`,
} as const;

/** The do-not-call list as a file. */
export const LIST_EXPORT = {
  start: 'Export as CSV',
  name: 'do-not-call-list',
  titles: ['Phone number', 'Since', 'By'],
  progress: (count: number) => `${numbers(count)} so far…`,
  done: (name: string, count: number) => `${name} is in your downloads: ${numbers(count)}.`,
  failed: 'Failed to export the list',
} as const;
