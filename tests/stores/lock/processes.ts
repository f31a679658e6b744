import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that does nothing, until the test is done with it. */
export async function withOther(use: (pid: number) => Promise<void>): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    await use(other.pid ?? 0);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
}

/** The id of a process that has ended. */
export async function goneProcess(): Promise<number> {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  return gone.pid ?? 0;
}
