import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NONE =
  'These tests need PostgreSQL: install the Debian package "postgresql" (or put pg_ctl on the PATH), or set ' +
  'DATABASE_URL_TEST to a server on which they may create databases, like postgresql://postgres@localhost:5432/postgres';

/** Finds the server's binaries. Debian keeps them outside the PATH, one folder per version. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
  if (!found) throw new Error(NONE);
  return found;
}

/** The server refuses to run as root, so root runs it as the user that its package created. */
export async function ownerOfServer() {
  if (process.getuid?.() !== 0) return null;
  const getId = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await getId('-u'), gid: await getId('-g') };
}

/**
 * Starts a watcher that stops the server and deletes its folder when its stdin closes: when the tests finish,
 * and also when they are killed.
 */
function stopWithThisProcess(pgCtl: string, folder: string, owner: { uid?: number; gid?: number }) {
  const script = 'trap "" INT TERM HUP; read -r _; "$0" -D "$1/data" -m immediate -w stop; rm -rf "$1"';
  const watcher = spawn('/bin/sh', ['-c', script, pgCtl, folder], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  return async () => {
    watcher.stdin.end();
    await once(watcher, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Creates the data of a PostgreSQL server in a temporary folder, without starting the server. `stop` stops
 * the server and deletes the folder; that also happens when this process ends.
 * @param parent where the folder is made
 */
export async function createCluster(parent = tmpdir()) {
  const programs = findPrograms();
  const owner = await ownerOfServer();
  const folder = await mkdtemp(join(parent, 'pg-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { cwd: folder, ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const initialize = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), initialize, options);
  return {
    programs,
    folder,
    data,
    /** Working folder, owner and environment for the server's programs. */
    options,
    /** Settings of a server that only this machine's users reach, in the folder. */
    settings: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: stopWithThisProcess(join(programs, 'pg_ctl'), folder, owner ?? {}),
  };
}
