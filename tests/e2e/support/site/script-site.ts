import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';
import { PLACEHOLDERS } from '#contract/config.ts';
import { serveLikeGoogle } from '#tests/apps-script/google-host.ts';
import { anInstalledScript, type Installed } from '#tests/apps-script/installed.ts';

export interface ScriptSite {
  url: string;
  script: Installed;
  demoRep: { email: string; pin: string };
}

/** The built site with the spreadsheet script as both endpoints, on separate origins like Google's. */
export async function withScriptSite(use: (site: ScriptSite) => Promise<void>): Promise<void> {
  const script = await anInstalledScript();
  const demoRep = { email: 'robin@reps.example', pin: '4829' };
  script.call('request_user_approval', { ...demoRep, name: 'Robin Reyes', phone: '+13215550110' });
  script.world.spreadsheet.select('Reps', 2);
  script.start().approveRep();

  const google = await serveLikeGoogle(script);
  const folder = await mkdtemp(join(tmpdir(), 'e2e-script-'));
  try {
    await build(folder, google.endpoint);
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

async function build(folder: string, endpoint: string): Promise<void> {
  const env = {
    ...process.env,
    ...PLACEHOLDERS,
    // An owner's values are longer than the placeholders, and the page budgets must hold for them too.
    VITE_COMPANY_NAME: 'Harrington & Daughters Emergency Roof Tarping of Brevard County',
    VITE_BOOKING_ENDPOINT: endpoint,
    VITE_REP_ENDPOINT: endpoint,
    VITE_EMAILJS_ORIGIN: '',
    NODE_ENV: 'production',
  };
  const args = [
    resolve('node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel',
    'warn',
    '--emptyOutDir',
    '--outDir',
    folder,
  ];
  await promisify(execFile)(process.execPath, args, { env }).catch((fault) => {
    throw new Error(`The site could not be built.\n${fault.stdout}${fault.stderr}`);
  });
}
