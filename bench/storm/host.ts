import * as z from 'zod/mini';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { closeOnSignal, runScript } from '#backend/hosts/node/run-script.ts';
import { serveProduction } from '#backend/hosts/node/serve-production.ts';
import { machineNow } from '#tests/e2e/support/clock.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from '../settings.ts';
import { lookUp, question } from './inspection.ts';

// A host process in production mode. It tells its parent the port, and what its database holds when asked.
const hostOptions = z.object({
  databaseUrl: z.string(),
  folder: z.string(),
  dist: z.optional(z.string()),
  smtpUrl: z.optional(z.string()),
  port: z.number(),
  /** Offset of its clock from the machine's, in ms: the same for every process of one run. */
  ahead: z.number(),
});
const {
  databaseUrl,
  folder,
  dist,
  smtpUrl = '',
  port,
  ahead,
} = hostOptions.parse(JSON.parse(process.argv[2] ?? ''));

await runScript(async () => {
  const onStop = closeOnSignal();
  const host = await serveProduction({
    env: { ...readHostEnv({}, port), databaseUrl, smtpUrl, pinPepper: databaseUrl ? BENCH_PEPPER : '' },
    settings: BENCH_SETTINGS,
    folder,
    ...(dist && { dist }),
    hostname: '127.0.0.1',
    clock: () => machineNow() + ahead,
    onStop,
  });
  process.on('message', async (message) => {
    const asked = question.parse(message);
    try {
      process.send?.({ id: asked.id, stored: await lookUp(host.store, asked) });
    } catch (fault) {
      process.send?.({ id: asked.id, fault: String(fault) });
    }
  });
  // Its parent has died.
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port: host.port });
});
