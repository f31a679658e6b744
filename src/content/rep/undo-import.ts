import { withCommas } from '#src/lib/number-words.ts';

const leads = (count: number): string => (count === 1 ? '1 lead' : `${withCommas(count)} leads`);
const numbers = (count: number): string => (count === 1 ? '1 number' : `${withCommas(count)} numbers`);

/** The imports of a batch, and how one is undone. */
export const UNDO_IMPORT = {
  show: 'Imports',
  showOf: (batch: string) => `Imports into ${batch}`,
  notLoaded: 'Failed to load the imports',
  none: 'No list has been imported into this batch, or its leads are gone.',
  cut: (count: number) => `These are ${count} imports. There may be more.`,
  name: (time: string, count: number) => `${time}: ${leads(count)}`,
  worked: (count: number) =>
    `${count === 1 ? 'A rep has worked 1 of them, or has it open' : `Reps have worked ${withCommas(count)} of them, or have them open`}, so it can’t be undone. You can archive the batch.`,
  listed: (count: number) => `It put ${numbers(count)} on the do-not-call list, because the list says so.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo the import of ${name}`,
  ask: (count: number) =>
    `Undo this import? ${count === 1 ? 'Its 1 lead is' : `All its ${leads(count)} are`} deleted with their history. You can import the list again.`,
  lift: (count: number) =>
    `Also take the ${numbers(count)} off the do-not-call list. Only if the list was wrong about them: reps can call them again.`,
  yes: 'Yes, undo it',
  running: 'Undoing the import',
  removed: (count: number) => `${leads(count)} deleted`,
  stopped: 'Stopped. Leads that were deleted stay deleted. Continue whenever you like.',
  done: (count: number) => `The import is undone: ${leads(count)} deleted.`,
  kept: (count: number) =>
    `${leads(count)} ${count === 1 ? 'stays' : 'stay'}, because reps have worked ${count === 1 ? 'it' : 'them'}, or had ${count === 1 ? 'it' : 'them'} on the screen.`,
  lifted: (count: number) => `${numbers(count)} ${count === 1 ? 'is' : 'are'} off the do-not-call list.`,
  close: 'Close',
} as const;
