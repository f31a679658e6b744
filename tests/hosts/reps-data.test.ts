import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { aRep } from '#tests/builders/rep.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { choosePlace, type Place } from '../../scripts/reps-data.ts';

vi.setConfig({ testTimeout: 60_000 });

const SERVER = 'postgresql://somebody:secret@db.example:5432/leads';

const dev = (over: Partial<Place> = {}): Place => ({
  data: 'dev',
  databaseUrl: '',
  folder: '.data/dev',
  isRunning: false,
  isThere: true,
  ...over,
});
const preview = (over: Partial<Place> = {}): Place => ({
  ...dev(),
  data: 'preview',
  folder: '.data/preview',
  ...over,
});

describe('npm run reps acts on', () => {
  const none = { isThere: false };
  const live = { databaseUrl: SERVER };
  test.each<[string, Place[], ReturnType<typeof choosePlace>['data']]>([
    ['the only data there is', [dev(none), preview()], 'preview'],
    ['the live database, when nothing else is there', [dev(none), preview(live)], 'preview'],
    ['the one database both commands use', [dev(live), preview(live)], 'preview'],
    ['the folder in use', [dev({ isRunning: true }), preview()], 'dev'],
    ['the folder in use, whichever it is', [dev(), preview({ isRunning: true })], 'preview'],
  ])('%s', (_name, places, data) => {
    expect(choosePlace(places, '').data).toBe(data);
  });

  test.each<[string, Place[]]>([
    ['two folders of which none is in use', [dev(), preview()]],
    ['two folders in use', [dev({ isRunning: true }), preview({ isRunning: true })]],
    ['a folder in use and a live database', [dev({ isRunning: true }), preview(live)]],
    ['two databases', [dev({ databaseUrl: 'postgresql://localhost/try' }), preview(live)]],
  ])('what it is told to, between %s', (_name, places) => {
    expect(() => choosePlace(places, '')).toThrow('please add --data dev or --data preview');
    expect(choosePlace(places, 'preview').data).toBe('preview');
    expect(choosePlace(places, 'dev').data).toBe('dev');
  });

  test('nothing, when there is nothing yet', () => {
    expect(() => choosePlace([dev(none), preview(none)], '')).toThrow('npm start or npm run preview');
    expect(() => choosePlace([dev(), preview(none)], 'preview')).toThrow('with npm run preview');
  });

  test('and says which, without a password', () => {
    expect(() => choosePlace([dev(), preview(live)], '')).toThrow(
      'There are accounts in .data/dev, those of npm start, and in the database db.example:5432/leads, those of npm run preview:',
    );
  });
});

describe('on a server with its settings in .env.production', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  let store: Store;
  let folder: string;

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    store = createPostgresStore(await openPostgres(url));
  }, 60_000);

  beforeEach(async () => {
    const row = aRep({ email: 'ines@x.example', state: 'pending' });
    await store.transact((transaction) => transaction.write([{ kind: 'putRep', row }]));
    folder = await mkdtemp(join(tmpdir(), 'live-'));
    await writeFile(
      join(folder, '.env.production'),
      `DATABASE_URL=${url}\nPIN_PEPPER=a pepper of many letters\n`,
    );
  });

  afterEach(() => rm(folder, { recursive: true }));

  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  function reps(...options: string[]): Promise<{ status: number; said: string }> {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const { DATABASE_URL: _, ...env } = process.env;
    return new Promise((done) => {
      const args = ['--import', tsx, resolve('scripts/reps.ts'), ...options];
      execFile(process.execPath, args, { cwd: folder, env }, (fault, stdout, stderr) =>
        done({ status: fault ? 1 : 0, said: stdout + stderr }),
      );
    });
  }

  test('the first manager is made in the live database', async () => {
    const { said, status } = await reps('approve', 'ines@x.example', '--role', 'manager');
    expect(said).toMatch(/^Accounts in the database .*, those of npm run preview$/m);
    expect(said).toContain('Approved ines@x.example as a manager.');
    expect(status).toBe(0);
    expect(
      await store.transact((transaction) => transaction.read('rep', { email: 'ines@x.example' })),
    ).toMatchObject({ state: 'active', role: 'manager' });
  });

  test('with data of npm start beside it, nothing is done before it is clear which is meant', async () => {
    await mkdir(join(folder, '.data/dev/db'), { recursive: true });
    const { said, status } = await reps('deny', 'ines@x.example');
    expect(said).toContain('please add --data dev or --data preview');
    expect(status).toBe(1);
    const told = await reps('list', '--data', 'preview');
    expect(told.said).toContain('ines@x.example');
  });
});
