import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type RepsCommand, repsCommand } from '#backend/hosts/node/reps-command.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import type { SiteName } from './environment.ts';
import { runInPlace } from './run-in-place.ts';

const USAGE = `Usage: npm run reps -- list
       npm run reps -- approve EMAIL [--role manager]
       npm run reps -- deny EMAIL
       npm run reps -- unlock EMAIL   unlocks the account and emails a code for a new PIN
       npm run reps -- mail           unsent email
Option --data dev|preview: the accounts of npm start or of npm run preview. Only needed if you have both.`;

function readArguments(): { command: RepsCommand; data: SiteName | '' } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, data: { type: 'string' } },
    });
    const [command, email, ...rest] = positionals;
    const data = z.enum(['', 'dev', 'preview']).parse(values.data ?? '');
    const asked = { command, email, ...(values.role !== undefined && { role: values.role }) };
    if (rest.length > 0) throw new UsageError(USAGE);
    return { command: repsCommand.parse(asked), data };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

await runScript(async () => {
  const { command, data } = readArguments();
  const { ok, lines } = await runInPlace('Accounts', command, data);
  for (const line of lines) console.log(line);
  if (!ok) process.exitCode = 1;
});
