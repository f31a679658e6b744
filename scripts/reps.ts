import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type RepsCommand, repsCommand } from '#backend/hosts/node/reps-command.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import { SITES, type SiteName } from './environment.ts';
import { choosePlace, findPlaces, inWords } from './reps-data.ts';
import { inOpened, runInPlace } from './run-in-place.ts';

const USAGE = `Usage: npm run reps -- list
       npm run reps -- approve EMAIL [--role manager]
       npm run reps -- deny EMAIL
       npm run reps -- unlock EMAIL   unlocks the account and emails a code for a new PIN
       npm run reps -- mail           unsent email
       npm run reps -- new-pepper     only if PIN_PEPPER is lost: goes on with the one that is set now
Option --data dev|preview: the accounts of npm start or of npm run preview. Only needed if you have both.`;

const NEW_PEPPER = 'new-pepper';

function readArguments(): { command: RepsCommand | typeof NEW_PEPPER; data: SiteName | '' } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, data: { type: 'string' } },
    });
    const [command, email, ...rest] = positionals;
    const data = z.enum(['', 'dev', 'preview']).parse(values.data ?? '');
    const asked = { command, email, ...(values.role !== undefined && { role: values.role }) };
    if (rest.length > 0) throw new UsageError(USAGE);
    return { command: command === NEW_PEPPER ? command : repsCommand.parse(asked), data };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

/** Not in the process that has the data: it has a secret of its own. */
async function takePepper(asked: SiteName | ''): Promise<void> {
  const place = choosePlace(await findPlaces(), asked);
  if (place.isRunning) throw new UsageError(`Stop ${SITES[place.data].command} first.`);
  await inOpened(place, async () => {}, 'take');
  console.log(`Accounts in ${inWords(place)}
The PIN_PEPPER that is set now belongs to this data; start every host of it again. Every rep chooses "Forgot PIN" once, managers make the crew's and the
calendar's link anew, and the links in emails sent so far no longer work. Keep a copy of PIN_PEPPER in a safe place.`);
}

await runScript(async () => {
  const { command, data } = readArguments();
  if (command === NEW_PEPPER) return takePepper(data);
  const { ok, lines } = await runInPlace('Accounts', command, data);
  for (const line of lines) console.log(line);
  if (!ok) process.exitCode = 1;
});
