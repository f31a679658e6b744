import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownerOfServer } from '#tests/stores/postgres-cluster.ts';

/** Finds PgBouncer; undefined if it is not installed. */
export function findPooler(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** Where the pooler finds the server, in the form of its configuration. */
function toServer(databaseUrl: string): string {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  return Object.entries({
    host: searchParams.get('host') ?? hostname,
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
}

/**
 * Starts PgBouncer in front of the server of a database, with its default settings but for the mode: each
 * transaction gets another connection. It ends with `stop`, and when this process ends.
 * @param connections how many connections to the server it has for each database
 * @returns `url`, the address of the same database through the pooler
 */
export async function startPooler(databaseUrl: string, connections: number) {
  const pooler = findPooler();
  if (!pooler) throw new Error('This needs PgBouncer (Debian package "pgbouncer").');
  const owner = await ownerOfServer();
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const settings = {
    listen_addr: '',
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 1000,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    ['[databases]', `* = ${toServer(databaseUrl)}`, '[pgbouncer]', ...lines, ''].join('\n'),
  );

  const script = 'trap "" INT TERM HUP; "$0" "$1/pgbouncer.ini" & read -r _; kill -9 "$!"; rm -rf "$1"';
  const watcher = spawn('/bin/sh', ['-c', script, pooler, folder], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const log = createInterface(watcher.stderr);
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    log.on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) resolve();
      if (line.includes('FATAL')) reject(new Error(said.join('\n')));
    });
    log.once('close', () => reject(new Error(`PgBouncer did not start: ${said.join('\n')}`)));
  });

  const url = new URL(databaseUrl);
  url.searchParams.set('host', folder);
  url.port = '6432';
  return {
    url: url.href,
    stop: async () => {
      watcher.stdin.end();
      await once(watcher, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
