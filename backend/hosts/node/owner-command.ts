import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { backupCommand } from './backup-file.ts';
import { type PeopleBackend, peopleCommand, peopleReport, runPeopleCommand } from './people-command.ts';
import { type RepsBackend, repsCommand, runRepsCommand } from './reps-command.ts';

/** What the owner's commands (`npm run reps`, `people`, `backup`) ask of the process that has the data. */
export const ownerCommand = z.union([repsCommand, peopleCommand, backupCommand]);
export type OwnerCommand = z.output<typeof ownerCommand>;

export const ownerReport = peopleReport;
export type OwnerReport = z.infer<typeof ownerReport>;

export async function runOwnerCommand(
  backend: RepsBackend & PeopleBackend & Pick<Backend, 'backUp'>,
  command: OwnerCommand,
): Promise<OwnerReport> {
  if ('who' in command) return runPeopleCommand(backend, command);
  if (command.command === 'backup') return backend.backUp(command.file);
  return runRepsCommand(backend, command);
}
