import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '#backend/hosts/node/web/serve.ts';

export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(createServer(), 0, '127.0.0.1');
  await close();
  return port;
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script of the project in another folder, with all data in that folder. Returns its exit status and
 * the lines that it printed: first those of its output, then those of its errors.
 */
export async function runScriptIn(
  folder: string,
  script: string,
  options: readonly string[] = [],
  more: Record<string, string> = {},
): Promise<{ status: number; lines: string[] }> {
  const { DATABASE_URL: _, PIN_PEPPER: __, ...variables } = process.env;
  const env = { ...variables, PORT: String(await findFreePort()), ...more };
  const args = ['--import', TSX, resolve('scripts', script), ...options];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder, env }, (fault, stdout, stderr) =>
      done({ status: fault ? 1 : 0, lines: (stdout + stderr).split('\n').filter((line) => line !== '') }),
    );
  });
}
