import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
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
const preview = (over: Partial<Place> = {}): Place =>
  dev({ data: 'preview', folder: '.data/preview', ...over });

describe('npm run reps acts on', () => {
  const none = { isThere: false };
  const live = { databaseUrl: SERVER };
  test.each<[string, Place[], ReturnType<typeof choosePlace>['data']]>([
    ['the only data that exists', [dev(none), preview()], 'preview'],
    ['the live database when there is no other data', [dev(none), preview(live)], 'preview'],
    ['the database that both commands use', [dev(live), preview(live)], 'preview'],
    ['the folder in use', [dev({ isRunning: true }), preview()], 'dev'],
    ['the folder in use, even if it is the preview one', [dev(), preview({ isRunning: true })], 'preview'],
  ])('%s', (_name, places, data) => {
    expect(choosePlace(places, '').data).toBe(data);
  });

  test.each<[string, Place[]]>([
    ['two folders that are not in use', [dev(), preview()]],
    ['two folders in use', [dev({ isRunning: true }), preview({ isRunning: true })]],
    ['a folder in use and a live database', [dev({ isRunning: true }), preview(live)]],
    ['two databases', [dev({ databaseUrl: 'postgresql://localhost/try' }), preview(live)]],
  ])('the data that --data names, out of %s', (_name, places) => {
    expect(() => choosePlace(places, '')).toThrow('Add --data dev or --data preview');
    expect(choosePlace(places, 'preview').data).toBe('preview');
    expect(choosePlace(places, 'dev').data).toBe('dev');
  });

  test('nothing when there is no data yet, and names both of two places, but no password', () => {
    expect(() => choosePlace([dev(none), preview(none)], '')).toThrow('npm start or npm run preview');
    expect(() => choosePlace([dev(), preview(none)], 'preview')).toThrow('with npm run preview');
    expect(() => choosePlace([dev(), preview(live)], '')).toThrow(
      'There are accounts in .data/dev (npm start) and in the database db.example:5432/leads (npm run preview).',
    );
  });
});

describe('on a server with its settings in .env.production', { tags: 'nightly' }, () => {
  const postgres = postgresForThisFile();
  let db: Database;
  let folder: string;
  const { read, write } = eachInItsTransaction(() => createPostgresStore(db));

  beforeEach(async () => {
    const url = await postgres.createDatabase();
    db = await postgres.open(url);
    await write(put.rep({ email: 'ines@x.example', state: 'pending' }));
    folder = await temporaryFolder();
    const settings = `DATABASE_URL=${url}\nPIN_PEPPER=a pepper of many letters\n`;
    await writeFile(join(folder, '.env.production'), settings);
  });

  const reps = (...options: string[]) => runScriptIn(folder, 'reps.ts', options);

  test('the first manager is approved in the live database', async () => {
    const { lines, status } = await reps('approve', 'ines@x.example', '--role', 'manager');
    expect(lines).toContainEqual(expect.stringMatching(/^Accounts in the database .* \(npm run preview\)$/));
    expect(lines.join()).toContain('Approved ines@x.example as a manager.');
    expect(status).toBe(0);
    expect(await read('rep', { email: 'ines@x.example' })).toMatchObject({
      state: 'approved',
      role: 'manager',
    });
  });
});
