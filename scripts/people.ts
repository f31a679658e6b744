import { chmod, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { getMessage } from '#backend/core/fault-text.ts';
import { type PeopleCommand, peopleCommand } from '#backend/hosts/node/people-command.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import type { SiteName } from './environment.ts';
import { runInPlace } from './run-in-place.ts';

const USAGE = `Usage: npm run people -- show PHONE_OR_EMAIL
       npm run people -- export PHONE_OR_EMAIL [--file FILE]   writes an HTML file with all that is kept
       npm run people -- erase PHONE_OR_EMAIL                  erases all of it, for good
Options --lead ID: only this lead, may be repeated. --all: also leads of another name.
Option --data dev|preview: the data of npm start or of npm run preview. Only needed if you have both.`;

interface Arguments {
  command: PeopleCommand;
  data: SiteName | '';
  file: string;
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        lead: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        file: { type: 'string' },
        data: { type: 'string' },
      },
    });
    // A number may be typed without quotes: (321) 555-0142 needs them, 321 555 0142 does not.
    const [command, ...who] = positionals;
    const data = z.enum(['', 'dev', 'preview']).parse(values.data ?? '');
    const asked = {
      command,
      who: who.join(' '),
      ...(values.lead && { leads: values.lead }),
      all: values.all,
    };
    if (who.length === 0) throw new UsageError(USAGE);
    return { command: peopleCommand.parse(asked), data, file: values.file ?? 'personal-data.html' };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

/** Asks at a terminal; a program that runs this command has asked before. */
async function mayErase(command: PeopleCommand, data: SiteName | ''): Promise<boolean> {
  if (command.command !== 'erase' || !process.stdin.isTTY) return true;
  const shown = await runInPlace('People', { ...command, command: 'show' }, data);
  for (const line of shown.lines) console.log(line);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Erase it for good? Type yes: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
    // A file that was there has kept its own.
    await chmod(file, 0o600);
  } catch (fault) {
    throw new UsageError(`The file ${file} could not be written: ${getMessage(fault)}`);
  }
}

await runScript(async () => {
  const { command, data, file } = readArguments();
  if (!(await mayErase(command, data))) {
    console.log('Nothing was erased.');
    return;
  }
  const report = await runInPlace('People', command, data);
  if (report.file !== undefined) await write(file, report.file);
  for (const line of report.lines) console.log(line);
  if (report.file !== undefined) console.log(`Written: ${file}`);
  if (!report.ok) process.exitCode = 1;
});
