import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { pepperCheckOf } from '#backend/core/owner-settings/pepper-check.ts';
import { countsInWords, readBackup } from '#backend/hosts/node/backup-file.ts';
import { createSign } from '#backend/hosts/node/context.ts';
import { FolderNotEmpty, makeDataFolder, readPepper } from '#backend/hosts/node/data-folder.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import {
  type BackupHead,
  DatabaseNotEmpty,
  type Restored,
  restoreBackup,
} from '#backend/stores/postgres/backup.ts';
import { describeDatabaseAddress, openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { readEnvironment, SITES, type SiteName } from './environment.ts';

const USAGE = `Usage: npm run restore -- FILE   writes the data of a backup into the database of DATABASE_URL, which is empty, or,
without DATABASE_URL, into the folder of npm run preview
Option --replace: sets the data aside that the folder has. --data dev: into the folder of npm start.`;

interface Arguments {
  file: string;
  data: SiteName;
  replaces: boolean;
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' }, replace: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || file === '' || rest.length > 0) throw new UsageError(USAGE);
    const data = z.enum(['dev', 'preview']).parse(values.data ?? 'preview');
    return { file, data, replaces: values.replace === true };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

interface Source {
  head: BackupHead;
  lines: AsyncIterable<string>;
}

async function restoreIntoServer(url: string, { head, lines }: Source): Promise<Restored> {
  const where = describeDatabaseAddress(url);
  const db = await openPostgres(url, async () => {});
  try {
    return await restoreBackup(db, head, lines);
  } catch (fault) {
    if (!(fault instanceof DatabaseNotEmpty)) throw fault;
    throw new UsageError(
      `The database ${where} has data already, or is of a newer version than the backup. Make a new, empty database and set DATABASE_URL to it, so that nothing is mixed or written over.`,
    );
  } finally {
    await db.destroy();
  }
}

async function restoreIntoFolder(folder: string, { head, lines }: Source, aside: string): Promise<Restored> {
  let restored: Restored = { counts: {}, leftOut: [], waiting: 0 };
  try {
    const hasOld = await makeDataFolder(
      folder,
      async (db) => {
        restored = await restoreBackup(db, head, lines);
      },
      aside,
    );
    if (hasOld)
      console.log(
        `What was there is in ${folder}/${aside} now. Delete it when all is right; until then, keep ${folder}/pepper with it, if there is one.`,
      );
    return restored;
  } catch (fault) {
    if (!(fault instanceof FolderNotEmpty)) throw fault;
    throw new UsageError(
      `There is data in ${folder} already. Add --replace: it is set aside there, not deleted.`,
    );
  }
}

/** Says whether the host can work on the restored data with the secret that is set here. */
function pepperLine({ pepperCheck }: BackupHead, pepper: string, folder: string): string {
  if (pepperCheck === '')
    return 'The backup does not say which PIN_PEPPER it was written with. Set the same one.';
  const where = `PIN_PEPPER in .env${folder && ` or the file ${folder}/pepper`}`;
  if (pepper === '')
    return `Before you start the site, put back the secret that the data was written with: ${where}.`;
  return pepperCheckOf(createSign(pepper)) === pepperCheck
    ? 'PIN_PEPPER is the one that the data was written with.'
    : `The site will not start with the secret that is set here, because the data was written with another one. Put that back: ${where}.`;
}

await runScript(async () => {
  const { file, data, replaces } = readArguments();
  const { env } = readEnvironment(data);
  const { folder, command } = SITES[data];
  await readBackup(file, async (head, lines) => {
    const madeAt = formatEasternTime(head.madeAt, { dateStyle: 'medium', timeStyle: 'short' });
    console.log(
      `Backup of ${madeAt}, into ${env.databaseUrl ? `the database ${describeDatabaseAddress(env.databaseUrl)}` : folder} (${command}). This can take some minutes.`,
    );
    const aside = replaces ? `db.before-${new Date().toISOString().replace(/\W/g, '')}` : '';
    const { counts, leftOut, waiting } = await (env.databaseUrl
      ? restoreIntoServer(env.databaseUrl, { head, lines })
      : restoreIntoFolder(folder, { head, lines }, aside));
    console.log(`Restored: ${countsInWords(counts)}. Reps sign in again.`);
    if (leftOut.length > 0) console.log(`Not of this program, and left out: ${leftOut.join(', ')}.`);
    if (waiting > 0)
      console.log(
        `${waiting} messages had not been sent when the backup was made. They are sent when the site starts with SMTP_URL or WEBHOOK_URL.`,
      );
    console.log(pepperLine(head, env.pinPepper || readPepper(folder), env.databaseUrl ? '' : folder));
  });
});
