import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import {
  BackupUnusable,
  DatabaseNotEmpty,
  readBackupHead,
  readForBackup,
  restoreBackup,
} from '#backend/stores/postgres/backup.ts';
import { DataTooNew, migrate, readVersion } from '#backend/stores/postgres/migrate.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { emptyPglite, freshPglite } from './fresh-pglite.ts';
import { aCompany, dumpTables, live, WORDS } from './lived-company.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { anAudit, fresh, put } from './rows.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();
const MADE_AT = '2026-11-20T15:00:00.000Z';

/** An embedded database of a test, with tables that it may change. */
async function anEmbedded(prepare?: (db: Database) => Promise<void>): Promise<Database> {
  const { db } = await (prepare ? openPglite({}, prepare) : freshPglite());
  return db;
}

const linesOf = (part: string): string[] => part.split('\n').slice(0, -1);

async function readAll(db: Database): Promise<string[]> {
  const all: string[] = [];
  for await (const part of readForBackup(db, MADE_AT).parts) all.push(...linesOf(part));
  return all;
}

async function* given(lines: readonly string[]) {
  yield* lines;
}

const restore = (db: Database, [head = '', ...lines]: readonly string[]) =>
  restoreBackup(db, readBackupHead(head), given(lines));

async function aFilled(db: Database) {
  const company = await aCompany(createPostgresStore(db));
  await live(company);
  return company;
}

describe.each<[string, () => Promise<Database>, () => Promise<Database>]>([
  ['the embedded database, restored into PostgreSQL', emptyPglite, () => postgres.open()],
  ['PostgreSQL, restored into an embedded database', () => postgres.open(), () => anEmbedded()],
])('a backup of %s', (_name, from, to) => {
  test('brings back every row of every table, and work goes on', async () => {
    const [source, target] = [await from(), await to()];
    await aFilled(source);
    const lines = await readAll(source);
    // Every rep signs in again.
    await sql`DELETE FROM sessions`.execute(source);
    const before = await dumpTables(source);
    expect(WORDS.filter((word) => !before.includes(word))).toEqual([]);

    const { counts, leftOut, waiting } = await restore(target, lines);

    expect(await dumpTables(target)).toBe(before);
    expect({ leftOut, waiting }).toEqual({ leftOut: [], waiting: counts.messages });
    expect(counts).toMatchObject({ leads: 3, bookings: 2, visits: 2, photos: 1, reps: 2 });
    // New lines of the audit trail come after those that were restored.
    await createPostgresStore(target).transact((transaction) =>
      transaction.write([{ kind: 'insertAudit', row: anAudit({ auditId: 'next' }) }]),
    );
    const last = sql<{ auditId: string }>`SELECT audit_id FROM audit ORDER BY seq DESC LIMIT 1`;
    expect((await last.execute(target)).rows).toEqual([{ auditId: 'next' }]);
  });
});

test('what is written meanwhile is in the backup whole or not at all, and a photo deleted meanwhile is not', async () => {
  const db = await postgres.open();
  const store = createPostgresStore(db);
  await aFilled(db);
  const book = async () => {
    const leadId = fresh('lead');
    await store.transact((transaction) =>
      transaction.write([put.lead({ leadId }), put.newBooking({ leadId }), put.visit({ leadId })]),
    );
    return leadId;
  };
  const known = [await book(), await book()];
  const lines: string[] = [];
  for await (const part of readForBackup(db, MADE_AT).parts) {
    lines.push(...linesOf(part));
    if (part.startsWith('{"table":"bookings"')) await book();
    if (part.startsWith('{"table":"photos"')) await sql`DELETE FROM photos`.execute(db);
  }
  const target = await postgres.open();
  const { counts } = await restore(target, lines);
  expect(counts).toMatchObject({ leads: 5, bookings: 4, visits: 4 });
  expect(counts).not.toHaveProperty('photos');
  for (const leadId of known)
    await createPostgresStore(target).transact(async (transaction) => {
      expect(await transaction.read('lead', { leadId })).not.toBeNull();
      expect(await transaction.read('bookingsOfLead', { leadId, limit: 9 })).toHaveLength(1);
    });
});

describe('a restore', () => {
  test('goes from the version of the backup to this one', async () => {
    const OLD = '0021-archived-batches';
    const old = await anEmbedded((db) => migrate(db, OLD));
    await sql`INSERT INTO numbers (phone_key, suppressed_at, suppressed_by, calls, file_id)
      VALUES ('13215550142', ${MADE_AT}, 'bea@tarps.example', '[]', '')`.execute(old);
    await sql`INSERT INTO outbox (mail_id, at, recipient, reply_to, subject, body, attachment_name, attachment_type,
      attachment, expires_at, state, fault, tries, next_at, source) VALUES ('m1', ${MADE_AT}, 'a@b.example', '', 'Words', '', '',
      '', '', '', 'caught', '', 0, '', 'script')`.execute(old);
    const lines = await readAll(old);
    expect(readBackupHead(lines[0] ?? '')).toMatchObject({ version: OLD, pepperCheck: '' });

    const target = await anEmbedded(async () => {});
    await restore(target, lines);

    expect(await readVersion(target)).toBe(await readVersion(await emptyPglite()));
    const restored = await dumpTables(target);
    expect(restored).toContain('13215550142');
    expect(restored).toContain('Words');
  });

  test('keeps columns that the owner or an earlier version gave to leads, and leaves out other things of the owner’s', async () => {
    const source = await anEmbedded();
    for (const statement of [
      'CREATE TABLE notes_of_mine (x integer)',
      'INSERT INTO notes_of_mine VALUES (1), (2)',
      'ALTER TABLE visits ADD COLUMN own_note text',
      'ALTER TABLE leads ADD COLUMN "Gate code" text',
    ])
      await sql.raw(statement).execute(source);
    await aFilled(source);
    await sql`UPDATE leads SET "Gate code" = '4711' WHERE first_name = 'Noor'`.execute(source);
    const target = await anEmbedded();
    const { counts, leftOut } = await restore(target, await readAll(source));
    expect(leftOut).toEqual(['notes_of_mine', 'visits.own_note']);
    expect(counts).toMatchObject({ visits: 2, notes_of_mine: 2 });
    const { rows } = await sql`SELECT DISTINCT "Gate code" AS code FROM leads ORDER BY code`.execute(target);
    expect(rows).toEqual([{ code: '4711' }, { code: null }]);
  });

  test('goes into a database that a host has only been started on, and into no other', async () => {
    const lines = await readAll(await emptyPglite());
    const target = await anEmbedded();
    const store = createPostgresStore(target);
    const check = { kind: 'putOwnerSetting', row: { name: 'pepperCheck', value: 'another' } } as const;
    await store.transact((transaction) => transaction.write([check]));
    await restore(target, lines);
    expect(await dumpTables(target)).not.toContain('another');
    await store.transact((transaction) => transaction.write([put.batch({ name: 'Storm' })]));
    await expect(restore(target, lines)).rejects.toThrow(DatabaseNotEmpty);
    expect(await dumpTables(target)).toContain('Storm');
  });

  test('writes nothing of a backup that is not whole', async () => {
    const source = await anEmbedded();
    await aFilled(source);
    const lines = await readAll(source);
    const target = await emptyPglite();
    const empty = await dumpTables(target);
    const row = lines.findIndex((line) => line.includes('Xiomara'));
    const broken: [string, string[]][] = [
      ['damaged or not whole', lines.slice(0, -1)],
      ['damaged or not whole', lines.filter((_, index) => index !== row)],
      ['damaged or not whole', [...lines.slice(0, row), '{"ro', ...lines.slice(row)]],
      ['rows before the name of a table', lines.filter((line) => !line.startsWith('{"table"'))],
    ];
    for (const [words, some] of broken) {
      await expect(restore(target, some)).rejects.toThrow(words);
      await expect(restore(target, some)).rejects.toThrow(BackupUnusable);
    }
    expect(() => readBackupHead('{"backup":2}')).toThrow(BackupUnusable);
    expect(() => readBackupHead('once upon a time')).toThrow('is not a backup');
    expect(await dumpTables(target)).toBe(empty);
  });
});

test('there is no backup of a database without this program’s tables', async () => {
  const db = await anEmbedded(async () => {});
  await sql`CREATE TABLE of_another_program (x integer)`.execute(db);
  await expect(readAll(db)).rejects.toThrow('The database has no data of this program.');
});

test('a backup of a newer version is refused', async () => {
  const lines = await readAll(await emptyPglite());
  const newer = lines.map((line) => line.replace(/"version":"[^"]+"/, '"version":"9999-next-year"'));
  await expect(restore(await emptyPglite(), newer)).rejects.toThrow(DataTooNew);
});
