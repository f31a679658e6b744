import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { makeBackup } from '#backend/hosts/node/backup-file.ts';
import { sendCommand } from '#backend/hosts/node/control-socket.ts';
import { openDataFolder } from '#backend/hosts/node/data-folder.ts';
import type { OwnerReport } from '#backend/hosts/node/owner-command.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { SITES, type SiteName } from './environment.ts';
import { findPlaces, inWords, type Place } from './reps-data.ts';

const USAGE = `Usage: npm run backup -- FILE   writes all data into one file, while the site runs
Option --data dev|preview: the data of npm start or of npm run preview. Without it, that of npm run preview if there is any.`;

function readArguments(): { file: string; data: SiteName | '' } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || file === '' || rest.length > 0) throw new UsageError(USAGE);
    return { file: resolve(file), data: z.enum(['', 'dev', 'preview']).parse(values.data ?? '') };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

/** Reads data that no process has open, or a database that others work on, as it is: nothing is migrated. */
async function backUpHere({ databaseUrl, folder }: Place, file: string): Promise<OwnerReport> {
  const asItIs = async () => {};
  const { db, close } = databaseUrl
    ? await openPostgres(databaseUrl, asItIs).then((server) => ({
        db: server,
        close: () => server.destroy(),
      }))
    : await openDataFolder(folder, asItIs);
  try {
    return await makeBackup(db, file, Date.now);
  } finally {
    await close();
  }
}

/**
 * Never the data of npm start because that happens to run: a timer would replace the live site's backup with it.
 * @throws UsageError
 */
function choose(places: readonly Place[], asked: SiteName | ''): Place {
  const [dev, preview] = (['dev', 'preview'] as const).map((data) =>
    places.find((each) => each.data === data),
  );
  const isLive = preview?.isThere || existsSync(SITES.preview.folder);
  const place = (asked || (isLive ? 'preview' : 'dev')) === 'dev' ? dev : preview;
  if (!place?.isThere) throw new UsageError(`There is no data in ${place?.folder} yet.\n${USAGE}`);
  return place;
}

await runScript(async () => {
  const { file, data } = readArguments();
  const place = choose(await findPlaces(), data);
  console.log(`Backup of ${inWords(place)}. This can take some minutes.`);
  const { ok, lines } = place.isRunning
    ? await sendCommand(place.folder, { command: 'backup', file })
    : await backUpHere(place, file);
  for (const line of lines) console.log(line);
  if (ok) {
    const secret = place.databaseUrl
      ? 'PIN_PEPPER'
      : `PIN_PEPPER, or ${place.folder}/pepper if it is not set`;
    console.log(
      `Keep in another place: ${secret}. It is not in the file, and without it every rep needs a new PIN.`,
    );
  } else process.exitCode = 1;
});
