import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isServing } from '#backend/hosts/node/control-socket.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { UsageError } from '#backend/hosts/node/run-script.ts';
import { describeDatabaseAddress } from '#backend/stores/postgres/open-postgres.ts';
import { SITES, type SiteName } from './environment.ts';

export interface Place {
  data: SiteName;
  /** Empty for the embedded database in `folder`. */
  databaseUrl: string;
  folder: string;
  /** Whether a process serves the folder now, and can be asked. */
  isRunning: boolean;
  /** Whether there is an accounts database; assumed for a database URL. */
  isThere: boolean;
}

export const inWords = ({ data, databaseUrl, folder }: Place): string =>
  `${databaseUrl ? `the database ${describeDatabaseAddress(databaseUrl)}` : folder} (${SITES[data].command})`;

/** Both places, as the `.env` files of each mode and the folders say. Rejects with ConfigError. */
export function findPlaces(): Promise<Place[]> {
  const places = (['dev', 'preview'] as const).map(async (data) => {
    const { mode, folder, port } = SITES[data];
    const { databaseUrl } = readHostEnv(readVariables(mode), port);
    return {
      data,
      databaseUrl,
      folder,
      isRunning: databaseUrl === '' && (await isServing(folder)),
      isThere: databaseUrl !== '' || existsSync(join(folder, 'db')),
    };
  });
  return Promise.all(places);
}

/**
 * Chooses the place to use: the requested one, the only one that exists, or, of two folders, the one in use.
 * Otherwise it refuses to guess: a manager account created in the wrong place would be missing from the right
 * one.
 * @throws UsageError with the option to add
 */
export function choosePlace(places: readonly Place[], asked: SiteName | ''): Place {
  const there = places.filter(({ data, isThere }) => (asked ? data === asked : isThere));
  const [first, second] = there;
  if (!first?.isThere) {
    const { dev, preview } = SITES;
    const command = asked ? SITES[asked].command : `${dev.command} or ${preview.command}`;
    throw new UsageError(`There are no accounts yet. Start the site once with ${command}.`);
  }
  if (!second) return first;
  if (first.databaseUrl !== '' && first.databaseUrl === second.databaseUrl) return second;
  const running = there.filter(({ isRunning }) => isRunning);
  const isFoldersOnly = there.every(({ databaseUrl }) => databaseUrl === '');
  if (isFoldersOnly && running.length === 1 && running[0]) return running[0];
  throw new UsageError(
    `There are accounts in ${inWords(first)} and in ${inWords(second)}. Add --data dev or --data preview.`,
  );
}
