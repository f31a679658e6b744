import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';
import { serveLikeGoogle } from '#tests/apps-script/google-host.ts';
import { anInstalledScript, type Installed } from '#tests/apps-script/installed.ts';
import { buildSite } from './built-site.ts';
import type { Account } from './site.ts';

export interface SheetSite {
  url: string;
  script: Installed;
  demoRep: Account;
}

/** The built site with the spreadsheet script as both endpoints, on separate origins like Google's. */
export async function withSheetSite(use: (site: SheetSite) => Promise<void>): Promise<void> {
  const script = await anInstalledScript();
  const demoRep = { email: 'robin@reps.example', pin: '4829' };
  script.call('request_user_approval', { ...demoRep, name: 'Robin Reyes', phone: '+13215550110' });
  script.world.spreadsheet.select('Reps', 2);
  script.start().approveRep();
  const approval = script.world.mail.sent.find(({ to }) => to === demoRep.email);
  const code = /Your code: (\w+)/.exec(approval?.body ?? '')?.[1] ?? '';
  script.call('reset_pin', { ...demoRep, code });

  const google = await serveLikeGoogle(script);
  const folder = await mkdtemp(join(tmpdir(), 'e2e-script-'));
  try {
    await buildSite(folder, {
      // An owner's values are longer than the placeholders.
      VITE_COMPANY_NAME: 'Harrington & Daughters Emergency Roof Tarping of Brevard County',
      // This test does not answer for the weather service.
      VITE_STORM: 'off',
      VITE_BOOKING_ENDPOINT: google.endpoint,
      VITE_REP_ENDPOINT: google.endpoint,
    });
    // The build writes Google's two origins; replace them with the local ones.
    const headers = join(folder, '_headers');
    const text = await readFile(headers, 'utf8');
    await writeFile(
      headers,
      text.replaceAll(google.execOrigin, `${google.execOrigin} ${google.contentOrigin}`),
    );
    const app = new Hono();
    addStaticSite(app, folder);
    const { port, close } = await serveApp(app, 0, '127.0.0.1');
    try {
      await use({ url: `http://127.0.0.1:${port}`, script, demoRep });
    } finally {
      await close();
    }
  } finally {
    await google.close();
    await rm(folder, { recursive: true, force: true });
  }
}
