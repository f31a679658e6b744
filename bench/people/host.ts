import * as z from 'zod/mini';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { closeOnSignal, runScript } from '#backend/hosts/node/run-script.ts';
import { serveProduction } from '#backend/hosts/node/serve-production.ts';
import { machineNow } from '#tests/e2e/support/clock.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from '../company.ts';

// A host process in production mode, which tells its parent the port.
const hostOptions = z.object({
  databaseUrl: z.string(),
  folder: z.string(),
  smtpUrl: z.string(),
  /** Offset of its clock from the machine's, in ms. */
  ahead: z.number(),
});
const { databaseUrl, folder, smtpUrl, ahead } = hostOptions.parse(JSON.parse(process.argv[2] ?? ''));

await runScript(async () => {
  const { port } = await serveProduction({
    env: { ...readHostEnv({}, 0), databaseUrl, smtpUrl, pinPepper: databaseUrl ? BENCH_PEPPER : '' },
    settings: BENCH_SETTINGS,
    folder,
    clock: () => machineNow() + ahead,
    onStop: closeOnSignal(),
  });
  // Its parent has died.
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
});
