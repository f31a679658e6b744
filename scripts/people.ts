import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
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

await runScript(async () => {
  const { command, data, file } = readArguments();
  const report = await runInPlace('People', command, data);
  for (const line of report.lines) console.log(line);
  if (report.file !== undefined) {
    await writeFile(file, report.file, { mode: 0o600 });
    console.log(`Written: ${file}`);
  }
  if (!report.ok) process.exitCode = 1;
});
