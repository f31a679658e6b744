import { execFile } from 'node:child_process';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCluster, ownerOfServer, stopWithThisProcess } from '#tests/stores/postgres-cluster.ts';

const run = promisify(execFile);

/**
 * Starts a PostgreSQL server and a streaming replica of it, with the server's default settings. Both end with
 * `stop`, and when this process ends.
 * @returns the addresses of their database `postgres`, and of another one on the replica
 */
export async function startReplicatedPostgres() {
  const primary = await createCluster();
  const { programs, options } = primary;
  const pgCtl = join(programs, 'pg_ctl');
  const start = (data: string, log: string, settings: readonly string[]) =>
    run(pgCtl, ['-D', data, '-l', log, '-w', '-o', settings.join(' '), 'start'], options);
  await start(primary.data, join(primary.folder, 'log'), primary.settings);

  const owner = await ownerOfServer();
  const folder = await mkdtemp(join(tmpdir(), 'pg-replica-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const copy = [
    '-D',
    data,
    '-h',
    primary.folder,
    '-U',
    'postgres',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ];
  await run(join(programs, 'pg_basebackup'), copy, options);
  await start(data, join(folder, 'log'), [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${folder}`,
  ]);
  const stopReplica = stopWithThisProcess(pgCtl, folder, owner ?? {});
  const ofReplica = (name: string) =>
    `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    url: primary.url,
    replicaUrl: ofReplica('postgres'),
    otherReplicaUrl: ofReplica('template1'),
    async stop() {
      await stopReplica();
      await primary.stop();
    },
  };
}
