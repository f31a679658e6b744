import { createInterface } from 'node:readline';
import { FolderInUse, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';

// A process that takes and releases a folder's lock as it is told, a line at a time: see holders.ts.

let release = () => {};

async function answer(line: string): Promise<string> {
  if (line === 'die') process.kill(process.pid, 'SIGKILL');
  if (line === 'release') {
    release();
    return 'released';
  }
  try {
    ({ release } = await takeLock(line));
    return 'has it';
  } catch (fault) {
    if (fault instanceof FolderInUse) return fault.message;
    throw fault;
  }
}

console.log(process.pid);
for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line));
