import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { fillSheet } from '#tests/apps-script/filled.ts';
import { anInstalledScript } from '#tests/apps-script/installed.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { type Benchmark, printTable } from '../report.ts';

const SIZES = [1_000, 10_000, 100_000];

/** Writes a sheet as Google saves it, a file for each tab. Each lead has a booking, a line and a call. */
async function saveSheet(folder: string, leads: number): Promise<void> {
  const script = await anInstalledScript();
  fillSheet(script, leads);
  for (const sheet of script.world.spreadsheet.sheets) {
    await writeFile(join(folder, `Roof leads - ${sheet.getName()}.csv`), Papa.unparse(sheet.shown()));
  }
}

/** Runs the command, whose output is shown when it fails. Returns its seconds and most memory in MB. */
async function move(folder: string, databaseUrl: string) {
  const start = performance.now();
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', REPORT, 'scripts/migrate-sheet.ts', folder],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(command, 'exit');
  if (status !== 0) throw new Error(`The move failed: ${said}`);
  const memory = Number(/most memory: (\d+)/.exec(said)?.[1]);
  return { seconds: (performance.now() - start) / 1_000, memory, said };
}

/** Says at the end of the command how much memory it had, in MB. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => console.log('most memory: ' + Math.round(process.resourceUsage().maxRSS / 1024)))`,
)}`;

/** The move from a sheet to PostgreSQL, by the command that an owner runs. */
export const moving: Benchmark = async ({ leads }) => {
  const sizes = leads.length > 0 ? leads : SIZES;
  const server = await startPostgres();
  try {
    const rows: (string | number)[][] = [];
    for (const size of sizes) {
      const folder = await mkdtemp(join(tmpdir(), 'move-'));
      try {
        await saveSheet(folder, size);
        const { seconds, memory } = await move(folder, await server.createDatabase());
        rows.push([
          size.toLocaleString('en-US'),
          seconds.toFixed(1),
          ((size * 4) / seconds).toFixed(0),
          memory,
        ]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
    printTable(['leads', 'seconds', 'rows a second', 'most memory, MB'], rows);
  } finally {
    await server.stop();
  }
};
