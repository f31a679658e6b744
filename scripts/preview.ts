import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { closeOnSignal, runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import { serveProduction } from '#backend/hosts/node/serve-production.ts';
import { describeDatabaseAddress } from '#backend/stores/postgres/open-postgres.ts';
import { readEnvironment, requirePepper, SITES } from './environment.ts';

const FOLDER = SITES.preview.folder;
const DIST = 'dist';
const VITE = 'node_modules/vite/bin/vite.js';

function buildIfMissing(): void {
  if (existsSync(`${DIST}/index.html`)) return;
  if (!existsSync(VITE))
    throw new UsageError(
      `There is no ${DIST}/ yet. Run: npm ci && npm run build && npm prune --omit=dev --no-save`,
    );
  console.log(`There is no ${DIST}/ yet. Building the site first.`);
  const { status } = spawnSync(process.execPath, [VITE, 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new UsageError('The site could not be built. See above.');
}

await runScript(async () => {
  const onStop = closeOnSignal();
  const { env, config, url, settings } = readEnvironment('preview');
  requirePepper('preview', env);
  buildIfMissing();

  await serveProduction({ env, settings, folder: FOLDER, dist: DIST, onStop });

  console.log(`
  ${config.companyName}, as built in ${DIST}/

  Site   ${url}
  Mail   ${env.smtpUrl ? 'is sent by SMTP_URL' : 'is not sent, only kept in the database: set SMTP_URL to send it'}
  Data   in ${env.databaseUrl ? `the database ${describeDatabaseAddress(env.databaseUrl)}` : FOLDER}

  Accounts: npm run reps -- list      Unsent mail: npm run reps -- mail
  Stop with Ctrl+C.
`);
});
