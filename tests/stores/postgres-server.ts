import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createCluster } from './postgres-cluster.ts';

const run = promisify(execFile);

async function startCluster() {
  const { programs, folder, data, options, settings, url, stop } = await createCluster();
  const wanted = [...settings, '-c', 'fsync=off', '-c', 'max_connections=60'].join(' ');
  const start = ['-D', data, '-l', join(folder, 'log'), '-w', '-o', wanted, 'start'];
  await run(join(programs, 'pg_ctl'), start, options);
  return { url, stop };
}

/**
 * A PostgreSQL server: the one in DATABASE_URL_TEST, or a new one in a temporary folder.
 * @returns `createDatabase`, which creates an empty database and returns its URL, `dropDatabases` and `stop`
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

  /** Those of a server of our own go with its folder. */
  const dropDatabases = async () => {
    if (given) await administer(made.splice(0).map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
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
    dropDatabases,
    async stop(): Promise<void> {
      await dropDatabases();
      await stop();
    },
  };
}
