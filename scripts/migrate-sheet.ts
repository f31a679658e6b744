import { parseArgs } from 'node:util';
import pg from 'pg';
import { getMessage } from '#backend/core/fault-text.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { loadEnvFiles } from '#backend/hosts/node/env-files.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import {
  DatabaseUnusable,
  describeDatabaseAddress,
  openPostgres,
} from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { MovedRows, TabCount } from './compare-rows.ts';
import { readExport, type SavedTabs } from './export-files.ts';
import { loadRows } from './load-rows.ts';
import { readExportRows } from './sheet-export.ts';

const LEAVE_OUT = 'leave-out-bad-rows';
const USAGE = `Usage: DATABASE_URL=postgresql://... npm run migrate:sheet -- FOLDER [--${LEAVE_OUT}]
FOLDER holds the tabs of the spreadsheet, each saved as CSV (docs/google-sheets.md). Photos are not moved.`;

/** The command has no access to Google Drive. */
const PHOTOS_STAY = `Photos of bookings were not moved, if there are any: they stay in Google Drive, in the folder
"Roof Leads photos". The rep area does not show them any more; the tab Photos of the sheet has a link to each.`;

function readArguments(): { folder: string; leavesOut: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { [LEAVE_OUT]: { type: 'boolean' } },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || folder === '' || rest.length > 0) throw new UsageError(USAGE);
    return { folder, leavesOut: values[LEAVE_OUT] === true };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

/** @throws UsageError when rows cannot be read and may not be left out */
function readRows(saved: SavedTabs, leavesOut: boolean): MovedRows {
  const { faults, ...rows } = readExportRows(saved);
  for (const { file, line, row, reason } of faults) {
    console.log(`"${file}", line ${line} (row ${row} of the tab) cannot be read: ${reason}`);
  }
  if (faults.length > 0 && !leavesOut) {
    const them = faults.length === 1 ? 'this row' : `these ${faults.length} rows`;
    throw new UsageError(
      `Nothing was written. Mend ${them} in the sheet and save it again, or add --${LEAVE_OUT}.`,
    );
  }
  return rows;
}

/** Rejects with one line for the owner when it is a database of something else. */
async function openDatabase(url: string): Promise<Database> {
  try {
    return await openPostgres(url);
  } catch (fault) {
    if (fault instanceof DatabaseUnusable) throw fault;
    throw new UsageError(
      `The database ${describeDatabaseAddress(url)} cannot be set up: ${getMessage(fault)}. Choose a new, empty one.`,
      { cause: fault },
    );
  }
}

async function load(db: Database, rows: MovedRows): Promise<TabCount[]> {
  try {
    return await loadRows(createPostgresStore(db), rows);
  } catch (fault) {
    if (!(fault instanceof pg.DatabaseError)) throw fault;
    const { message, detail } = fault;
    throw new UsageError(`Nothing was kept. The database answered: ${detail ?? message}`, { cause: fault });
  }
}

await runScript(async () => {
  loadEnvFiles('production');
  const { folder, leavesOut } = readArguments();
  const { databaseUrl } = readHostEnv(process.env, 0);
  if (databaseUrl === '') throw new UsageError(`DATABASE_URL is not set.\n${USAGE}`);

  const saved = await readExport(folder);
  for (const [tab, { file }] of saved) console.log(`${tab}: "${file}"`);
  const rows = readRows(saved, leavesOut);

  console.log(`Into the database ${describeDatabaseAddress(databaseUrl)}`);
  const db = await openDatabase(databaseUrl);
  try {
    const counts = await load(db, rows);
    for (const { name, rows: all, same } of counts) {
      console.log(`${name}: ${all} rows in the sheet, ${same} the same in PostgreSQL`);
    }
    if (counts.some(({ rows: all, same }) => all !== same)) {
      throw new UsageError('Some rows came back changed, so nothing was kept. Stay with the sheet for now.');
    }
    console.log('Every row of these tabs has arrived.');
    console.log(PHOTOS_STAY);
  } finally {
    await db.destroy();
  }
});
