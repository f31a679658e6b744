import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readOldestProgram, readVersion } from '#backend/stores/postgres/migrate.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { findFreePort, runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyPglite } from '#tests/stores/fresh-pglite.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';

vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const postgres = postgresForThisFile();
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const MIGRATE = 'backend/stores/postgres/migrate.ts';
const TOKENS = { booking: 'dev-booking-token', rep: 'dev-rep-token' };
const REP = { email: 'bea@tarps.example', name: 'Bea', phone: '321 555 0100', pin: '2580' };
const TURNS = 6;

const git = async (...args: string[]) => (await run('git', args)).stdout.trim();

/** The commit before the one that added a migration; the last commit while that one is not committed. */
async function commitBefore(version: string): Promise<string> {
  try {
    const path = `:(glob)${join(MIGRATE, '../migrations/**', `${version}.ts`)}`;
    const added = (await git('log', '--diff-filter=A', '--format=%H', '--', path)).split('\n').at(-1);
    return await git('rev-parse', '--verify', added ? `${added}^` : 'HEAD');
  } catch (fault) {
    throw new Error(
      `This test runs the program from before ${version}, so it needs the history of the repository: git fetch --unshallow`,
      { cause: fault },
    );
  }
}

/** The project as it was before a migration, with the packages of today. */
async function checkOut(commit: string): Promise<string> {
  const folder = await temporaryFolder();
  await git('archive', '--output', join(folder, 'project.tar'), commit);
  await run('tar', ['-xf', 'project.tar'], { cwd: folder });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

type Fields = Record<string, unknown>;

/** Runs `npm run preview` of a project, on a database, until the test ends. */
async function startHost(project: string, folder: string, variables: Record<string, string>) {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', TSX, join(project, 'scripts/preview.ts')], {
    cwd: folder,
    env: { ...process.env, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  const logged: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => logged.push(line));
  const isRunning = await Promise.race([
    ended.then(() => false),
    new Promise<boolean>((done) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Stop with Ctrl+C')) done(true);
      });
    }),
  ]);
  const post = async (body: BodyInit): Promise<Fields> => {
    const sent = await fetch(`http://127.0.0.1:${port}/api/script`, { method: 'POST', body });
    const answer = await sent.text();
    expect(sent.status, answer).toBe(200);
    expect(JSON.parse(answer)).toMatchObject({ ok: true });
    return JSON.parse(answer);
  };
  const act = (action: string, fields: Fields, token = TOKENS.rep) =>
    post(new URLSearchParams({ payload: JSON.stringify({ action, token, ...fields }) }));
  return {
    isRunning,
    /** Lines of its log, and what it said when it did not start. */
    logged,
    stop,
    act,
    ofVisit: (action: string, fields: Fields) => act(action, fields, TOKENS.booking),
    async book(number: number, apptDate: string): Promise<Fields> {
      const booking = aBookingPost({
        ...{ submissionId: crypto.randomUUID(), apptDate, dateOfLoss: addDays(apptDate, -5) },
        ...{
          firstName: `Ada ${number}`,
          email: `ada${number}@home.example`,
          address: `${number} Ocean Avenue`,
        },
        phone: `(321) 555-0${100 + number}`,
      });
      return post(new URLSearchParams({ ...booking, token: TOKENS.booking }));
    },
    /** A day with visits, by the host's clock. */
    async soon(): Promise<string> {
      const { headers } = await fetch(`http://127.0.0.1:${port}/`);
      return addDays(easternDay(Date.parse(headers.get('date') ?? '')), 3);
    },
  };
}

test('the version before this one works beside it on one database, and again after the upgrade', {
  tags: 'nightly',
}, async () => {
  const version = await readVersion(await emptyPglite());
  const before = await checkOut(await commitBefore(version));
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html>');
  const url = await postgres.createDatabase();
  const variables = { DATABASE_URL: url, PIN_PEPPER: 'a secret of both versions' };

  const old = await startHost(before, folder, variables);
  expect(old.isRunning, old.logged.join('\n')).toBe(true);
  const apptDate = await old.soon();
  await old.act('request_user_approval', REP);
  const approve = ['approve', REP.email, '--role', 'manager'];
  const { lines } = await runScriptIn(folder, join(before, 'scripts/reps.ts'), approve, variables);
  const code = getMailedCode(lines.map((line) => line.trim()).join('\n'));
  await old.act('reset_pin', { email: REP.email, code, pin: REP.pin });
  const visits = [await old.book(1, apptDate), await old.book(2, apptDate), await old.book(3, apptDate)];

  const newer = await startHost(resolve('.'), folder, variables);
  expect(newer.isRunning, newer.logged.join('\n')).toBe(true);
  const db = await postgres.open(url);
  expect(await readVersion(db)).toBe(version);
  // The other case is named in tests/stores/two-versions.test.ts.
  const isPromised = (await readOldestProgram(db)) !== version;
  const beside = isPromised ? old : newer;

  const saved: unknown[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const [one, other] = turn % 2 ? [newer, beside] : [beside, newer];
    const { auth } = await one.act('auth_login', { email: REP.email, password: REP.pin });
    const rep = { auth, rep: REP.name };

    const booked = await one.book(10 + turn, apptDate);
    visits.push(booked);
    const { visit, reference } = booked;
    expect(await other.ofVisit('show_visit', { visit })).toMatchObject({ reference, apptTime: 'morning' });
    await other.ofVisit('change_visit', { visit, apptDate, apptTime: 'afternoon' });
    const changed = { reference, apptTime: 'afternoon', changes: 1 };
    expect(await one.ofVisit('show_visit', { visit })).toMatchObject(changed);

    const next = async (host: typeof one, fields: Fields) => {
      const { lead } = await host.act('next_lead', { ...rep, batch: 'website-bookings', ...fields });
      expect(lead).toMatchObject({ leadId: expect.any(String) });
      return lead && typeof lead === 'object' && 'leadId' in lead ? lead.leadId : '';
    };
    const first = await next(one, {});
    expect(await next(other, { resume: '1' })).toBe(first);
    const leadId = await next(other, { skip: first });
    expect(leadId).not.toBe(first);
    expect(await next(one, { resume: '1' })).toBe(leadId);
    const save = {
      ...rep,
      leadId,
      status: 'Not Qualified',
      note: `Turn ${turn}`,
      saveId: crypto.randomUUID(),
    };
    await one.act('update_lead', save);
    // Its answer was lost.
    await other.act('update_lead', save);
    saved.push(leadId);
    const shown = (host: typeof one) => host.act('show_lead', { auth, leadId });
    expect(await shown(other)).toMatchObject({ lead: { status: 'Not Qualified', notes: `Turn ${turn}` } });
    const correction = { was: { city: 'Melbourne Beach' }, now: { city: 'Palm Bay' } };
    await other.act('correct_lead', { auth, leadId, ...correction });
    expect(await shown(one)).toMatchObject({ lead: { city: 'Palm Bay' }, attempts: 1 });
  }

  const isWhole = async (host: typeof old) => {
    for (const { visit, reference } of visits)
      expect(await host.ofVisit('show_visit', { visit })).toMatchObject({ reference });
    const { auth } = await host.act('auth_login', { email: REP.email, password: REP.pin });
    for (const leadId of new Set(saved))
      expect(await host.act('show_lead', { auth, leadId })).toMatchObject({
        lead: { status: 'Not Qualified', city: 'Palm Bay' },
      });
  };
  expect(new Set(saved).size).toBe(TURNS);
  await isWhole(beside);
  await isWhole(newer);
  expect([...old.logged, ...newer.logged]).toEqual([]);

  await old.stop();
  const back = await startHost(before, folder, variables);
  // The first program that knows the promise is that of 0030-erasing.
  const knows = (await readFile(join(before, MIGRATE), 'utf8')).includes('OLDEST_PROGRAM');
  expect(back.isRunning, back.logged.join('\n')).toBe(isPromised && knows);
  expect(back.logged[0]).toContain(version);
  if (back.isRunning) {
    expect(back.logged).toEqual([expect.stringMatching(/this version of the program works with it\.$/)]);
    await isWhole(back);
    visits.push(await back.book(30, apptDate));
  }
  visits.push(await newer.book(31, apptDate));
  await isWhole(newer);
});
