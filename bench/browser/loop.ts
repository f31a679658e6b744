import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { openBackend } from '#backend/hosts/node/backend.ts';
import { DEMO_REP, seedDemo } from '#backend/hosts/node/demo/seed.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { toSettings } from '#backend/hosts/node/settings.ts';
import { createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { readSiteConfig } from '#contract/config.ts';
import { seedManager, TEST_MANAGER } from '#tests/e2e/support/site/manager.ts';
import { now } from './clock.ts';

export interface LoopOptions {
  /** How long each answer of the script is held back, in ms. */
  answerMs?: number;
}

/** Holds back what the script answers, as a script does that takes its time. */
function slowed(app: Hono, answerMs: number): Hono {
  const slow = new Hono();
  slow.all('*', async (c) => {
    const answer = await app.fetch(c.req.raw, c.env);
    if (c.req.path.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, answerMs));
    return answer;
  });
  return slow;
}

const DEMO_PIN = '482915';

/** Serves a built site with the embedded backend and the demo data. Its clock starts at 10 AM. */
export async function serveLoop(dist: string, { answerMs = 0 }: LoopOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const config = readSiteConfig({});
  const settings = toSettings(config, config.siteUrl);
  const backend = await openBackend({ env: readHostEnv({}, 0), settings, folder });
  await seedDemo({ ...backend, pin: DEMO_PIN, nowMs: now() });
  await seedManager({ ...backend, nowMs: now() });
  const app = createApp({ ...backend, mode: 'development', dist, clock: now });
  const host = await serveApp(answerMs > 0 ? slowed(app, answerMs) : app, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${host.port}`,
    port: host.port,
    store: backend.store,
    demoRep: { ...DEMO_REP, pin: DEMO_PIN },
    manager: TEST_MANAGER,
    close: async () => {
      await host.close();
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Loop = Awaited<ReturnType<typeof serveLoop>>;

export async function signIn(page: Page, url: string, who: { email: string; pin: string }): Promise<void> {
  await page.goto(`${url}/rep-access`);
  await page.locator('[name=email]').fill(who.email);
  await page.locator('[name=password]').fill(who.pin);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/rep-access/hub');
}
