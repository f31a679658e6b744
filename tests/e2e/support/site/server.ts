import { openBackend } from '#backend/hosts/node/backend.ts';
import { DEMO_REP, seedDemo } from '#backend/hosts/node/demo/seed.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { closeOnSignal } from '#backend/hosts/node/run-script.ts';
import { toSettings } from '#backend/hosts/node/settings.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { readSiteConfig } from '#contract/config.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aheadFor, machineNow } from '../clock.ts';
import { BUILT_SITE } from './built-site.ts';
import { seedManager, TEST_MANAGER } from './manager.ts';
import { answerAsks } from './server-control.ts';

// Server process of the browser tests: the built site and the embedded backend, with the data in the given
// folder.
const [folder = ''] = process.argv.slice(2);

let ahead = aheadFor(FRIDAY_TEN);
const clock = () => machineNow() + ahead;

const onStop = closeOnSignal();
const config = readSiteConfig({});
const settings = toSettings(config, config.siteUrl);
const backend = await openBackend({ env: readHostEnv({}, 0), settings, folder });
onStop(backend.close);
await seedDemo({ ...backend, nowMs: clock() });
await seedManager({ ...backend, nowMs: clock() });

const app = createApp({ ...backend, mode: 'development', dist: BUILT_SITE, clock });
const { port, close } = await serveApp(app, 0, '127.0.0.1');
onStop(close);

answerAsks(backend, (asked) => {
  ahead = asked;
});

const getAccount = ({ email, pin }: typeof DEMO_REP) => ({ email, pin });
console.log(
  JSON.stringify({
    url: `http://127.0.0.1:${port}`,
    ahead,
    demoRep: getAccount(DEMO_REP),
    manager: getAccount(TEST_MANAGER),
  }),
);
