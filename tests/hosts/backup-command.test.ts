import { lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readLastBackup } from '#backend/core/alerts/last-backup.ts';
import { runPlanAsync } from '#backend/core/plan.ts';
import { openBackend } from '#backend/hosts/node/backend.ts';
import { makeBackup, readBackup } from '#backend/hosts/node/backup-file.ts';
import { openDataFolder, WrongPepper } from '#backend/hosts/node/data-folder.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { refuseHash } from '#backend/hosts/node/pin-hash.ts';
import { serveProduction } from '#backend/hosts/node/serve-production.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyPglite, freshPglite } from '#tests/stores/fresh-pglite.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
import { newBooking, SETTINGS } from './running-host.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PEPPER = 'the pepper of the old machine';
const FOLDER = '.data/preview';

const postgres = postgresForThisFile();
/** Where the company has run so far, and where its backup is. */
let old: string;
let backup: string;
const taken: string[] = [];

/** Runs the host of a folder, on a port of its own. */
async function host(folder: string) {
  const closes: (() => Promise<void> | void)[] = [];
  const env = { ...readHostEnv({ PIN_PEPPER: PEPPER }, 0), port: 0 };
  const { port } = await serveProduction({
    env,
    settings: SETTINGS,
    folder: join(folder, FOLDER),
    clock: () => FRIDAY_TEN,
    onStop: (close) => closes.push(close),
  });
  return {
    async book(): Promise<string> {
      const fields = newBooking();
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await fetch(`http://127.0.0.1:${port}/api/script`, { method: 'POST', body });
      expect(await answer.json()).toMatchObject({ ok: true });
      return fields.submissionId ?? '';
    },
    async close() {
      for (const close of closes.reverse()) await close();
    },
  };
}

beforeAll(async () => {
  old = await mkdtemp(join(tmpdir(), 'test-'));
  backup = join(old, 'nightly.backup');
  const { book, close } = await host(old);
  taken.push(await book(), await book());
  writeFileSync(backup, 'of last night', { mode: 0o644 });
  // Homeowners book while the backup is made.
  let isDone = false;
  const made = runScriptIn(old, 'backup.ts', ['nightly.backup']).finally(() => {
    isDone = true;
  });
  const meanwhile: string[] = [];
  while (!isDone) meanwhile.push(await book());
  expect(meanwhile.length).toBeGreaterThan(1);
  const { status, lines } = await made;
  expect(lines).toEqual([
    `Backup of ${FOLDER} (npm run preview). This can take some minutes.`,
    expect.stringMatching(
      /^\d+ leads, \d+ bookings, \d+ visits, 0 photos, 0 accounts; 0\.\d MB in \d+\.\d s\.$/,
    ),
    expect.stringMatching(/^Written: .*nightly\.backup$/),
    expect.stringContaining(`PIN_PEPPER, or ${FOLDER}/pepper if it is not set`),
  ]);
  expect(status).toBe(0);
  await close();
});

afterAll(() => rm(old, { recursive: true }));

/** A machine with nothing on it but the backup. */
async function aNewMachine(pepper = '') {
  const folder = await temporaryFolder();
  await cp(backup, join(folder, 'b'));
  const variables: Record<string, string> = pepper ? { PIN_PEPPER: pepper } : {};
  return {
    folder,
    restore: (...options: string[]) => runScriptIn(folder, 'restore.ts', ['b', ...options], variables),
  };
}

const findBooking = (store: ReturnType<typeof createPostgresStore>, submissionId: string) =>
  eachInItsTransaction(() => store).read('booking', { submissionId });

describe('a backup made while homeowners book', () => {
  test('can be read by its owner only', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readFileSync(backup).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  test('is restored on a new machine, with every booking that was confirmed before', async () => {
    const { folder, restore } = await aNewMachine(PEPPER);
    const { lines, status } = await restore();
    expect(lines).toEqual([
      expect.stringMatching(
        /^Backup of .+, into \.data\/preview \(npm run preview\)\. This can take some minutes\.$/,
      ),
      expect.stringMatching(/^Restored: \d+ leads, \d+ bookings.+ Reps sign in again\.$/),
      expect.stringMatching(/^\d+ messages had not been sent/),
      'PIN_PEPPER is the one that the data was written with.',
    ]);
    expect(status).toBe(0);
    const { store, close } = await openBackend({
      env: readHostEnv({ PIN_PEPPER: PEPPER }, 0),
      settings: SETTINGS,
      folder: join(folder, FOLDER),
    });
    for (const submissionId of taken) expect(await findBooking(store, submissionId)).not.toBeNull();
    await close();
  });

  test('is moved into PostgreSQL, and into an empty database only', async () => {
    const { folder } = await aNewMachine();
    const url = await postgres.createDatabase();
    const variables = { DATABASE_URL: url };
    const first = await runScriptIn(folder, 'restore.ts', ['b'], variables);
    expect(first).toMatchObject({ status: 0 });
    expect(first.lines.at(-1)).toMatch(/^Before you start the site, put back the secret/);
    expect(first.lines[0]).toMatch(/into the database .+ \(npm run preview\)\. /);
    const store = createPostgresStore(await postgres.open(url));
    for (const submissionId of taken) expect(await findBooking(store, submissionId)).not.toBeNull();
    const again = await runScriptIn(folder, 'restore.ts', ['b'], variables);
    expect(again.status).toBe(1);
    expect(again.lines.at(-1)).toMatch(/has data already.+Make a new, empty database/);
    // And the backup of PostgreSQL, from any machine.
    const next = await runScriptIn(folder, 'backup.ts', ['c'], variables);
    expect(next.lines[1]).toBe(
      first.lines[1]?.replace('Restored: ', '').replace(/\. Reps.*/, next.lines[1]?.match(/; .+/)?.[0] ?? ''),
    );
  });

  test('is not mixed with data that is there; that is set aside when the owner says so', {
    tags: 'nightly',
  }, async () => {
    const { folder, restore } = await aNewMachine(PEPPER);
    await (await openDataFolder(join(folder, FOLDER))).close();
    const refused = await restore();
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.lines.at(-1)).toMatch(/Add --replace: it is set aside/);
    const { lines, status } = await restore('--replace');
    expect(status).toBe(0);
    const aside = /What was there is in \.data\/preview\/(db\.before-\w+) now/.exec(lines.join('\n'))?.[1];
    expect(await readdir(join(folder, FOLDER))).toEqual(['db', aside, 'folder.lock']);
  });

  test('is refused when it is cut off, is no backup or cannot be read', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'b');
    const read = () =>
      readBackup(file, async (_head, lines) => {
        for await (const line of lines) expect(line).toMatch(/^\{/);
      });
    for (const content of [readFileSync(backup).subarray(0, 900), 'of last night']) {
      writeFileSync(file, content);
      await expect(read()).rejects.toThrow('is no backup, or is damaged or not whole.');
    }
    await rm(file);
    await expect(read()).rejects.toThrow(/b cannot be read: ENOENT/);
    await mkdir(file);
    await expect(read()).rejects.toThrow(/b cannot be read: EISDIR/);
  });

  test('with another secret does not start, until the owner says that the old one is lost', async () => {
    const another = { PIN_PEPPER: 'another pepper of a new machine' };
    const { folder, restore } = await aNewMachine(another.PIN_PEPPER);
    expect((await restore()).lines.at(-1)).toMatch(
      /^The site will not start with the secret that is set here/,
    );
    const open = () =>
      openBackend({ env: readHostEnv(another, 0), settings: SETTINGS, folder: join(folder, FOLDER) });
    await expect(open()).rejects.toThrow(WrongPepper);
    const { lines } = await runScriptIn(folder, 'reps.ts', ['new-pepper'], another);
    expect(lines.join(' ')).toContain('Every rep chooses "Forgot PIN" once');
    await (await open()).close();
  });
});

describe('the data of npm start', () => {
  test('never takes the place of the live site’s in a backup', async () => {
    const folder = await temporaryFolder();
    for (const data of ['dev/db', 'preview']) await mkdir(join(folder, '.data', data), { recursive: true });
    const { lines, status } = await runScriptIn(folder, 'backup.ts', ['b']);
    expect(lines[0]).toBe('There is no data in .data/preview yet.');
    expect(status).toBe(1);
  });

  test('is backed up where there is no live site, or when that is asked for', {
    tags: 'nightly',
  }, async () => {
    const folder = await temporaryFolder();
    await (await openDataFolder(join(folder, '.data/dev'))).close();
    expect((await runScriptIn(folder, 'backup.ts', ['b'])).lines[0]).toBe(
      'Backup of .data/dev (npm start). This can take some minutes.',
    );
    await mkdir(join(folder, FOLDER));
    expect(await runScriptIn(folder, 'backup.ts', ['b', '--data', 'dev'])).toMatchObject({ status: 0 });
  });
});

describe('a second backup of the same file', () => {
  const made = async (file: string) => (await makeBackup(await emptyPglite(), file, () => FRIDAY_TEN)).ok;

  test('does not take the first one’s draft, nor leave that of a process that was killed', async () => {
    const folder = await temporaryFolder();
    const [mine, ofAnother, ofDead] = [process.pid, process.ppid, 2 ** 22 + 1].map((pid) => `b.part-${pid}`);
    for (const name of [ofAnother, ofDead, 'b.part']) writeFileSync(join(folder, String(name)), 'draft');
    expect(await made(join(folder, 'b'))).toBe(true);
    expect(await readdir(folder)).toEqual(['b', 'b.part', ofAnother]);
    writeFileSync(join(folder, String(mine)), 'draft');
    expect(await made(join(folder, 'b'))).toBe(false);
    expect(readFileSync(join(folder, String(mine)), 'utf8')).toBe('draft');
  });

  test('replaces what a link points to, and nothing that is not a file', async () => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'on another disk'), 'of last night');
    symlinkSync(join(folder, 'on another disk'), join(folder, 'b'));
    expect(await made(join(folder, 'b'))).toBe(true);
    expect(lstatSync(join(folder, 'b')).isSymbolicLink()).toBe(true);
    expect(statSync(join(folder, 'on another disk')).size).toBeGreaterThan(100);
    expect(await made('/dev/null')).toBe(false);
  });
});

test('the data knows when its last backup was made', async () => {
  const folder = await temporaryFolder();
  const { db, close } = await freshPglite();
  onTestFinished(close);
  const last = () =>
    createPostgresStore(db).transact(({ read }) =>
      runPlanAsync(readLastBackup(), { read, pinHash: refuseHash }),
    );
  expect(await last()).toBeNull();
  await makeBackup(db, join(folder, 'nowhere/b'), () => FRIDAY_TEN);
  expect(await last()).toBeNull();
  await makeBackup(db, join(folder, 'b'), () => FRIDAY_TEN);
  expect(await last()).toEqual({ since: new Date(FRIDAY_TEN).toISOString(), isMade: true });
  await sql`ALTER TABLE meters ADD CHECK (meter_id <> 'backup') NOT VALID`.execute(db);
  const { ok, lines } = await makeBackup(db, join(folder, 'c'), () => FRIDAY_TEN);
  expect([ok, lines.at(-1)]).toEqual([true, expect.stringMatching(/^Its time could not be noted/)]);
});

test('a file that cannot be written is one line, and leaves nothing', async () => {
  const folder = await temporaryFolder();
  const db = await emptyPglite();
  const { ok, lines } = await makeBackup(db, join(folder, 'nowhere/b'), () => FRIDAY_TEN);
  expect(lines).toEqual([expect.stringMatching(/^The backup could not be written: ENOENT/)]);
  expect(ok).toBe(false);
  await mkdir(join(folder, 'b'));
  expect((await makeBackup(db, join(folder, 'b'), () => FRIDAY_TEN)).ok).toBe(false);
  expect(await readdir(folder)).toEqual(['b']);
});
