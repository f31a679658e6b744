import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { listen } from '#backend/hosts/node/web/serve.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

async function findFreePort(): Promise<number> {
  const { port, close } = await listen(createServer(), 0, '127.0.0.1');
  await close();
  return port;
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs a script of the project in another folder, with all data in that folder. */
async function run(folder: string, script: string, ...options: string[]) {
  const { DATABASE_URL: _, PIN_PEPPER: __, ...variables } = process.env;
  const env = { ...variables, PORT: String(await findFreePort()) };
  const args = [...(script.endsWith('.ts') ? ['--import', TSX] : []), resolve('scripts', script), ...options];
  return new Promise<{ status: number; lines: string[] }>((done) => {
    execFile(process.execPath, args, { cwd: folder, env }, (fault, stdout, stderr) =>
      done({ status: fault ? 1 : 0, lines: (stdout + stderr).split('\n').filter((line) => line !== '') }),
    );
  });
}

test.each([
  ['npm start', 'start/launch.mjs', 'dev'],
  ['npm run preview', 'preview.ts', 'preview'],
])(
  '%s with a file in the place of its data folder stops with one line that names the folder',
  async (_command, script, data) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/index.html'), '');
    await writeFile(join(folder, '.data'), '');
    const { status, lines } = await run(folder, script);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^The data folder .data/${data} cannot be used \\(E.*\\). Use a folder`),
      ),
    ]);
    expect(status).toBe(1);
  },
);

test('npm run reps with a secret that it cannot read stops with one line that names the folder', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.data/dev/db'), { recursive: true });
  await mkdir(join(folder, '.data/dev/pepper'));
  const { status, lines } = await run(folder, 'reps.ts', 'list');
  expect(lines).toEqual([
    expect.stringContaining('Accounts in .data/dev'),
    expect.stringContaining('The data folder .data/dev cannot be used (EISDIR'),
  ]);
  expect(status).toBe(1);
});
