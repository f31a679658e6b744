import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

const folders = new Set<string>();
const processes = new Set<ChildProcess>();
let isWatching = false;

/** Also when the bench is stopped or fails, nothing of it is left. */
function watchExit(): void {
  if (isWatching) return;
  isWatching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    for (const child of processes) child.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Makes a folder that is deleted when this process ends. */
export async function makeFolder(parent: string, prefix: string): Promise<string> {
  watchExit();
  const folder = await mkdtemp(join(parent, prefix));
  folders.add(folder);
  return folder;
}

/** Kills the process when this one ends. */
export function killAtExit(child: ChildProcess): void {
  watchExit();
  processes.add(child);
  child.once('exit', () => processes.delete(child));
}
