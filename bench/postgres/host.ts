import { openBackend } from '#backend/hosts/node/backend.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { closeOnSignal } from '#backend/hosts/node/run-script.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { aheadFor, machineNow } from '#tests/e2e/support/clock.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { BENCH_PEPPER, BENCH_SETTINGS } from '../settings.ts';

// A host process on the given database. Its clock starts at 10 AM in the company's zone.
const [databaseUrl = ''] = process.argv.slice(2);
const ahead = aheadFor(FRIDAY_TEN);

const onStop = closeOnSignal();
const env = { ...readHostEnv({}, 0), databaseUrl, pinPepper: BENCH_PEPPER };
const backend = await openBackend({ env, settings: BENCH_SETTINGS, folder: '' });
onStop(backend.close);
const app = createApp({ ...backend, mode: 'production', clock: () => machineNow() + ahead });
const { port, close } = await serveApp(app, 0, '127.0.0.1');
onStop(close);
console.log(`http://127.0.0.1:${port}`);
