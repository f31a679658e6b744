import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBackend } from '#backend/hosts/node/backend.ts';
import { DEMO_REP, seedDemo } from '#backend/hosts/node/demo/seed.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { toSettings } from '#backend/hosts/node/settings.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import type { Store } from '#backend/stores/store.ts';
import { readSiteConfig } from '#contract/config.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aheadFor, machineNow, withWorkerClock } from '../clock.ts';
import { BUILT_SITE } from './built-site.ts';
import { seedManager, TEST_MANAGER } from './manager.ts';

export interface Account {
  email: string;
  pin: string;
}

export interface Site {
  url: string;
  demoRep: Account;
  manager: Account;
  /** Offset of the server's clock from the machine's, in ms. It starts at FRIDAY_TEN; tests may set it. */
  ahead: number;
  /** The server's rows, for steps that a visitor cannot do. */
  store: Store;
  /** The mail that the server has sent. */
  outbox: Pick<Outbox, 'newest'>;
}

const DEMO_PIN = '482915';

/** Initial data of every copy. Creating it takes seconds; copying it is fast. */
const FRESH_DATA = resolve('node_modules/.cache/e2e-data');

async function openData(folder: string) {
  const config = readSiteConfig({});
  return openBackend({ env: readHostEnv({}, 0), settings: toSettings(config, config.siteUrl), folder });
}

export async function makeFreshData(): Promise<void> {
  await rm(FRESH_DATA, { recursive: true, force: true });
  const backend = await openData(FRESH_DATA);
  await seedDemo({ ...backend, pin: DEMO_PIN, nowMs: FRIDAY_TEN });
  await seedManager({ ...backend, nowMs: FRIDAY_TEN });
  await backend.close();
}

interface OpenSite {
  site: Site;
  close: () => Promise<void>;
}

/**
 * Serves the built site on a free port with fresh data in a temporary folder, which `close` deletes.
 * @param dist the folder of the built site
 * @param withClock gives pages and workers that the browser's driver does not reach the server's time
 */
export async function openSite(dist = BUILT_SITE, withClock = withWorkerClock): Promise<OpenSite> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  await cp(FRESH_DATA, folder, { recursive: true });
  const backend = await openData(folder);
  const site: Site = {
    ...backend,
    url: '',
    demoRep: { ...DEMO_REP, pin: DEMO_PIN },
    manager: TEST_MANAGER,
    ahead: aheadFor(FRIDAY_TEN),
  };
  const clock = () => machineNow() + site.ahead;
  const app = withClock(createApp({ ...backend, mode: 'development', dist, clock }), site.ahead);
  const server = await serveApp(app, 0, '127.0.0.1');
  site.url = `http://127.0.0.1:${server.port}`;
  return {
    site,
    close: async () => {
      await server.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens each site by name when it is first asked for, and closes all after `use`. */
export async function withSites(
  use: (find: (name: string) => Promise<Site>) => Promise<void>,
): Promise<void> {
  const opened = new Map<string, OpenSite>();
  await use(async (name) => {
    const found = opened.get(name) ?? (await openSite());
    opened.set(name, found);
    return found.site;
  });
  for (const { close } of opened.values()) await close();
}
