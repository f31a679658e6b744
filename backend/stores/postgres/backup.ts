import { sql } from 'kysely';
import * as z from 'zod/mini';
import { findPepperCheck } from '#backend/core/owner-settings/pepper-check.ts';
import type { Instant } from '#backend/core/rows.ts';
import { migrate, readVersion, refuseUnknownVersion } from './migrate.ts';
import { READERS } from './queries/reads.ts';
import { allRows, firstRow } from './statements.ts';
import type { Database } from './tables.ts';

// A backup is lines of JSON: what it is, then each table's name and columns and its rows, then the end with the
// number of rows. Rows are written and read by the database itself, so that no value passes through JavaScript.

const backupHead = z.object({
  /** Version of this form. */
  backup: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Name of the database's last migration. */
  version: z.string(),
  /** See `pepperCheckOf`; empty if the rows have none. */
  pepperCheck: z.string(),
});
export type BackupHead = z.infer<typeof backupHead>;

const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
const backupEnd = z.object({ end: z.record(z.string(), z.number()) });

export interface Restored {
  counts: RowCounts;
  /** Tables, and columns like `table.column`, that this program does not know: they were left out. */
  leftOut: readonly string[];
  /** Messages that are sent when a host starts on the database. */
  waiting: number;
}

/** Rows by table, by its name in the database. */
export type RowCounts = Record<string, number>;

/** The file is not a backup, is not whole, or does not fit the database. The message is for the owner. */
export class BackupUnusable extends Error {
  override name = 'BackupUnusable';
}

/** The database has rows, which a restore would mix or write over, or is of a newer version than the backup. */
export class DatabaseNotEmpty extends Error {
  override name = 'DatabaseNotEmpty';
}

/** Kysely's tables are made by the migrations, and triggers of `leads` write the other three. */
const isKept = (table: string): boolean =>
  !table.startsWith('kysely_') && !['batch_counts', 'lead_search', 'other_numbers'].includes(table);

/** Returns the tables with the columns that are written, as they are in the database. */
async function listTables(db: Database): Promise<z.infer<typeof tableHead>[]> {
  const tables = await allRows<{ table: string; columns: string[] }>(
    db,
    sql`SELECT relname::text AS table, array_agg(attname::text ORDER BY attnum) AS columns
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY relname ORDER BY relname`,
  );
  return tables.filter(({ table }) => isKept(table));
}

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)));

// Names of columns are used as they are, also those with capital letters that the owner has added: without plugins.

const FETCHED = 500;
const PHOTOS_FETCHED = 4;
const PHOTOS = 'photos';

const toLine = (value: BackupHead | z.infer<typeof tableHead> | z.infer<typeof backupEnd>): string =>
  `${JSON.stringify(value)}\n`;

const asJson = (columns: readonly string[], table: string) =>
  sql`SELECT row_to_json(r)::text AS line FROM (SELECT ${list(columns)} FROM ${sql.id(table)}`;

/**
 * Reads all rows while others work on the database. They are as they were at one moment, so that nothing is half
 * there; only pictures, which never change, are read afterward, and those deleted meanwhile are left out. The
 * embedded database serves nobody else during that moment (docs/decisions/0076).
 * @returns whole lines of a backup, some at a time, and the number of rows, which grows as they are read
 */
export function readForBackup(
  db: Database,
  madeAt: Instant,
): { parts: AsyncIterable<string>; counts: RowCounts } {
  const counts: RowCounts = {};
  return { parts: backupParts(db.withoutPlugins(), madeAt, counts), counts };
}

async function* backupParts(db: Database, madeAt: Instant, counts: RowCounts): AsyncGenerator<string> {
  const toLines = (table: string, rows: readonly { line: string }[]): string => {
    if (rows.length > 0) counts[table] = (counts[table] ?? 0) + rows.length;
    return rows.map(({ line }) => `{"row":${line}}\n`).join('');
  };
  const moment = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const snapshot = await moment.execute();
  let photos: z.infer<typeof tableHead> | undefined;
  let photoIds: string[] = [];
  try {
    const tables = await listTables(snapshot);
    photos = tables.find(({ table }) => table === PHOTOS);
    // Every row is read: an index would only be a detour.
    await sql`SET LOCAL enable_seqscan = on`.execute(snapshot);
    yield toLine(await readHead(snapshot, madeAt, tables));
    for (const { table, columns } of tables.filter((each) => each !== photos)) {
      yield toLine({ table, columns });
      await sql`DECLARE backup_rows NO SCROLL CURSOR FOR ${asJson(columns, table)}) AS r`.execute(snapshot);
      for (;;) {
        const fetched = sql<{ line: string }>`FETCH ${sql.lit(FETCHED)} FROM backup_rows`;
        const rows = await allRows(snapshot, fetched);
        yield toLines(table, rows);
        if (rows.length < FETCHED) break;
      }
      await sql`CLOSE backup_rows`.execute(snapshot);
    }
    if (photos) {
      const ids = await allRows<{ photo_id: string }>(snapshot, sql`SELECT photo_id FROM photos`);
      photoIds = ids.map((row) => row.photo_id);
    }
  } finally {
    // It has only read.
    await snapshot.rollback().execute();
  }
  if (photos) yield toLine(photos);
  for (let start = 0; start < photoIds.length; start += PHOTOS_FETCHED) {
    const some = photoIds.slice(start, start + PHOTOS_FETCHED);
    const query = sql<{ line: string }>`
      ${asJson(photos?.columns ?? [], PHOTOS)} WHERE photo_id = ANY (${some}::text[])) AS r`;
    yield toLines(PHOTOS, await allRows(db, query));
  }
  yield toLine({ end: counts });
}

async function readHead(
  db: Database,
  madeAt: Instant,
  tables: readonly { table: string }[],
): Promise<BackupHead> {
  const version = await readVersion(db);
  if (version === '') throw new BackupUnusable('The database has no data of this program.');
  const hasSettings = tables.some(({ table }) => table === 'owner_settings');
  const pepperCheck = hasSettings ? findPepperCheck(await READERS.ownerSettings(db, {})) : '';
  return { backup: 1, madeAt, version, pepperCheck };
}

const parse = <T extends z.ZodMiniType>(type: T, line: string): z.output<T> | null => {
  try {
    return type.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** Reads the first line of a backup. @throws BackupUnusable */
export function readBackupHead(line: string): BackupHead {
  const head = parse(backupHead, line);
  if (!head) throw new BackupUnusable('This file is not a backup that this program has made.');
  return head;
}

/** How much goes into the database at once. */
const MOST_ROWS = 500;
const MOST_CHARACTERS = 4_000_000;
const ROW = /^\{"row":(.*)\}$/s;

/**
 * Writes the rows of a backup into a database without rows, all of them or none, and brings it to the version of this
 * program. Sessions end: one that was ended after the backup must not be open again.
 * @param lines those after the first one
 * Rejects with DataTooNew, with DatabaseNotEmpty, and with BackupUnusable when the lines are not whole.
 */
export async function restoreBackup(
  db: Database,
  { version }: BackupHead,
  lines: AsyncIterable<string>,
): Promise<Restored> {
  refuseUnknownVersion(version);
  const has = await readVersion(db);
  if (has > version)
    throw new DatabaseNotEmpty(`The database is of a newer version (${has}) than the backup.`);
  // The rows are those of the tables of that time.
  if (has !== version) await migrate(db, version);
  const loaded = await loadRows(db.withoutPlugins(), lines);
  await migrate(db);
  const waiting = await firstRow<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM messages WHERE state = 'waiting'`,
  );
  return { ...loaded, waiting: waiting?.count ?? 0 };
}

/** A table of the file, with those of its columns that the database has. */
type Target = z.infer<typeof tableHead>;

async function loadRows(
  db: Database,
  lines: AsyncIterable<string>,
): Promise<Pick<Restored, 'counts' | 'leftOut'>> {
  return db.transaction().execute(async (transaction) => {
    const there = await listTables(transaction);
    await refuseUnlessEmpty(transaction, there);
    const known = new Map(there.map(({ table, columns }) => [table, columns]));
    const counts: RowCounts = {};
    const leftOut: string[] = [];
    let into: Target | null = null;
    let rows: string[] = [];
    let characters = 0;
    const insert = async () => {
      if (into) counts[into.table] = (counts[into.table] ?? 0) + rows.length;
      if (into && into.columns.length > 0 && rows.length > 0) await insertRows(transaction, into, rows);
      rows = [];
      characters = 0;
    };
    for await (const line of lines) {
      const row = ROW.exec(line)?.[1];
      if (row !== undefined) {
        if (!into) throw new BackupUnusable('The file is damaged: it has rows before the name of a table.');
        rows.push(row);
        characters += row.length;
        if (rows.length === MOST_ROWS || characters > MOST_CHARACTERS) await insert();
        continue;
      }
      await insert();
      const end = parse(backupEnd, line)?.end;
      if (end) {
        if (Object.entries(end).some(([table, count]) => counts[table] !== count)) break;
        await continueCounting(transaction, [...known.keys()]);
        await sql`DELETE FROM sessions`.execute(transaction);
        return { counts: end, leftOut };
      }
      const head = parse(tableHead, line);
      if (!head) break;
      into = await prepareTable(transaction, head, known.get(head.table) ?? [], leftOut);
    }
    throw new BackupUnusable('The file is damaged or not whole. Nothing was restored.');
  });
}

/** A host that was started before has written these. */
const OF_A_NEW_HOST = ['owner_settings', 'meters'];

async function refuseUnlessEmpty(db: Database, tables: readonly { table: string }[]): Promise<void> {
  const names = tables.map(({ table }) => table);
  // A host that runs on the database has to wait.
  await sql`LOCK TABLE ${list(names)} IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  for (const name of OF_A_NEW_HOST.filter((each) => names.includes(each)))
    await sql`DELETE FROM ${sql.id(name)}`.execute(db);
  for (const name of names) {
    const row = await firstRow(db, sql`SELECT 1 FROM ${sql.id(name)} LIMIT 1`);
    if (row) throw new DatabaseNotEmpty(`The database has rows in the table ${name}.`);
  }
}

/**
 * Returns the table with the columns to write; none for one that this program does not know. Fields of leads that it
 * does not have any more keep their columns, as they do in a database.
 */
async function prepareTable(
  db: Database,
  { table, columns }: Target,
  known: readonly string[],
  leftOut: string[],
): Promise<Target> {
  if (known.length === 0) {
    leftOut.push(table);
    return { table, columns: [] };
  }
  const unknown = columns.filter((column) => !known.includes(column));
  if (table !== 'leads') {
    leftOut.push(...unknown.map((column) => `${table}.${column}`));
    return { table, columns: columns.filter((column) => !unknown.includes(column)) };
  }
  for (const column of unknown)
    await sql`ALTER TABLE leads ADD COLUMN ${sql.id(column)} text DEFAULT ''`.execute(db);
  return { table, columns };
}

async function insertRows(db: Database, { table, columns }: Target, rows: readonly string[]): Promise<void> {
  const json = `[${rows.join(',')}]`;
  await sql`INSERT INTO ${sql.id(table)} (${list(columns)}) OVERRIDING SYSTEM VALUE
    SELECT ${list(columns)} FROM json_populate_recordset(NULL::${sql.id(table)}, ${json}::json)`.execute(db);
}

/** Numbers that the database gives to new rows go on after the highest one. */
async function continueCounting(db: Database, tables: readonly string[]): Promise<void> {
  const columns = await allRows<{ table: string; column: string }>(
    db,
    sql`SELECT relname::text AS table, attname::text AS column
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND attidentity <> ''`,
  );
  for (const { table, column } of columns.filter((each) => tables.includes(each.table)))
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.id(column)}))
      FROM ${sql.id(table)} HAVING max(${sql.id(column)}) IS NOT NULL`.execute(db);
}
