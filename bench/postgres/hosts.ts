import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { BENCH_SETTINGS } from '../settings.ts';

const HOST = fileURLToPath(import.meta.resolve('./host.ts'));

const answer = z.looseObject({ ok: z.boolean() });
export type ScriptAnswer = z.infer<typeof answer>;

export interface HostProcess {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export async function startHost(databaseUrl: string): Promise<HostProcess> {
  const host = spawn(process.execPath, ['--import', 'tsx', HOST, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (host.exitCode !== null) return;
    host.kill('SIGTERM');
    await once(host, 'exit');
  };
  const [said] = await Promise.race([
    once(host.stdout, 'data'),
    once(host, 'exit').then((): never => {
      throw new Error('A host ended before it was ready.');
    }),
  ]);
  host.stdout.resume();
  return { url: String(said).trim(), pid: host.pid ?? 0, stop };
}

/** Sends an action like the site, form-encoded over HTTP. */
export async function act(url: string, action: string, fields: object): Promise<ScriptAnswer> {
  const payload = JSON.stringify({ action, token: BENCH_SETTINGS.repToken, ...fields });
  const response = await fetch(`${url}/api/script`, {
    method: 'POST',
    body: new URLSearchParams({ payload }),
  });
  return answer.parse(await response.json());
}
