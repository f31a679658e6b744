import { createInterface } from 'node:readline';
import { FolderInUse, takeLock } from '#backend/stores/postgres/folder-lock.ts';

// A process that takes and releases a folder's lock. It reads one command per line (holders.ts sends them).

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
