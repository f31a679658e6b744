import { getMessage } from '#backend/core/fault-text.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { loadEnvFiles } from '#backend/hosts/node/env-files.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import { describeDatabaseAddress, openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { loadRows, NotEmpty } from './load-rows.ts';
import { readExport, readExportRows } from './sheet-export.ts';

const LEAVE_OUT = '--leave-out-bad-rows';
const USAGE = `Usage: DATABASE_URL=postgresql://... npm run migrate:sheet -- FOLDER [${LEAVE_OUT}]
FOLDER holds the tabs of the spreadsheet, each saved as CSV (docs/google-sheets.md). Photos are not moved.`;

/** The command has no access to Google Drive. */
const PHOTOS_STAY = `Photos of bookings were not moved, if there are any: they stay in Google Drive, in the folder
"Roof Leads photos". The rep area does not show them any more; the tab Photos of the sheet has a link to each.`;

await runScript(async () => {
  loadEnvFiles('production');
  const options = process.argv.slice(2);
  const folder = options.find((option) => !option.startsWith('--'));
  if (folder === undefined) throw new UsageError(USAGE);
  const { databaseUrl } = readHostEnv(process.env, 0);
  if (databaseUrl === '') throw new UsageError(`DATABASE_URL is not set.\n${USAGE}`);

  const saved = await readExport(folder).catch((fault) => {
    throw new UsageError(getMessage(fault));
  });
  const { faults, ...rows } = readExportRows(saved);
  for (const { tab, row, reason } of faults) console.log(`${tab}, row ${row} cannot be read: ${reason}`);
  if (faults.length > 0 && !options.includes(LEAVE_OUT)) {
    throw new UsageError(
      `Nothing was written. Mend these ${faults.length} rows in the sheet and save it again, or add ${LEAVE_OUT}.`,
    );
  }

  console.log(`Into the database ${describeDatabaseAddress(databaseUrl)}`);
  const store = createPostgresStore(await openPostgres(databaseUrl));
  try {
    const counts = await loadRows(store, rows).catch((fault) => {
      throw fault instanceof NotEmpty ? new UsageError(fault.message) : fault;
    });
    for (const { name, rows: all, same } of counts) {
      console.log(`${name}: ${all} rows in the sheet, ${same} the same in PostgreSQL`);
    }
    if (counts.some(({ rows: all, same }) => all !== same)) {
      throw new UsageError('Some rows came back changed, so nothing was kept. Stay with the sheet for now.');
    }
    console.log('Every row of these tabs has arrived.');
    console.log(PHOTOS_STAY);
  } finally {
    await store.close();
  }
});
