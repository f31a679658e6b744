import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

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
async function ownerOfServer() {
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

async function startCluster() {
  const programs = findPrograms();
  const owner = await ownerOfServer();
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = (program: string, args: string[]) =>
    run(join(programs, program), args, {
      cwd: folder,
      ...(owner ?? {}),
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    });
  const data = join(folder, 'data');
  await as('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c max_connections=60`;
  await as('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { url, stop: stopWithThisProcess(join(programs, 'pg_ctl'), folder, owner ?? {}) };
}

/**
 * A PostgreSQL server for one test file: the one in DATABASE_URL_TEST, or a new one in a temporary folder.
 * @returns `createDatabase`, which creates an empty database and returns its URL, and `stop`
 * @throws Error with install instructions when PostgreSQL is missing
 */
export async function startPostgres() {
  const given = process.env.DATABASE_URL_TEST;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startCluster();
  const made: string[] = [];

  const administer = async (statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };

  return {
    async createDatabase(): Promise<string> {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await administer([`CREATE DATABASE ${name}`]);
      made.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async stop(): Promise<void> {
      if (given) await administer(made.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      await stop();
    },
  };
}
