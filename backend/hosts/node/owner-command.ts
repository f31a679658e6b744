import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { backupCommand } from './backup-file.ts';
import { dataReport, reportCommand, reportOf } from './data-report.ts';
import { type PeopleBackend, peopleCommand, peopleReport, runPeopleCommand } from './people-command.ts';
import { type RepsBackend, repsCommand, runRepsCommand } from './reps-command.ts';

/** What the owner's commands (`npm run reps`, `people`, `backup`, `doctor`) ask of the process that has the data. */
export const ownerCommand = z.union([repsCommand, peopleCommand, backupCommand, reportCommand]);
export type OwnerCommand = z.output<typeof ownerCommand>;

/** `data`: of `report`. */
export const ownerReport = z.extend(peopleReport, { data: z.optional(dataReport) });
export type OwnerReport = z.infer<typeof ownerReport>;

export async function runOwnerCommand(
  backend: RepsBackend & PeopleBackend & Pick<Backend, 'backUp' | 'store' | 'outbox'>,
  command: OwnerCommand,
): Promise<OwnerReport> {
  if ('who' in command) return runPeopleCommand(backend, command);
  if (command.command === 'backup') return backend.backUp(command.file);
  if (command.command === 'report') return { ok: true, lines: [], data: await reportOf(backend) };
  return runRepsCommand(backend, command);
}
