import * as z from 'zod/mini';
import { type PeopleBackend, peopleCommand, peopleReport, runPeopleCommand } from './people-command.ts';
import { type RepsBackend, repsCommand, runRepsCommand } from './reps-command.ts';

/** What the owner's commands (`npm run reps`, `npm run people`) ask of the process that has the data. */
export const ownerCommand = z.union([repsCommand, peopleCommand]);
export type OwnerCommand = z.output<typeof ownerCommand>;

export const ownerReport = peopleReport;
export type OwnerReport = z.infer<typeof ownerReport>;

export const runOwnerCommand = (
  backend: RepsBackend & PeopleBackend,
  command: OwnerCommand,
): Promise<OwnerReport> =>
  'who' in command ? runPeopleCommand(backend, command) : runRepsCommand(backend, command);
