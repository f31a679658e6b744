import fs, { readSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { FolderInUse, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';

// A process that takes and releases a lock as it is told to. Before each step it makes in the folder it stands still until it
// is told to go on, as a process does that was stopped, or that a busy machine gives no time. See steps.ts.

const STEPS = [
  'readdirSync',
  'readFileSync',
  'writeFileSync',
  'linkSync',
  'rmSync',
  'openSync',
  'ftruncateSync',
] as const;

let folder = '';

const say = (reply: object): void => void writeSync(1, `${JSON.stringify(reply)}\n`);

/** The next line the test sent; nothing else happens in this process meanwhile. */
function nextLine(): string {
  const byte = Buffer.alloc(1);
  let line = '';
  while (readSync(0, byte, 0, 1, null) === 1) {
    if (byte.toString() === '\n') return line;
    line += byte.toString();
  }
  return process.exit();
}

/** A handle, or a path in the folder. */
const isOfFolder = (what: unknown): boolean =>
  typeof what === 'number' || (typeof what === 'string' && folder !== '' && what.startsWith(folder));

for (const name of STEPS) {
  const call = fs[name];
  const step = (...given: unknown[]) => {
    if (isOfFolder(given[0])) {
      say({ before: name });
      nextLine();
    }
    return Reflect.apply(call, fs, given);
  };
  Object.assign(fs, { [name]: step });
}
syncBuiltinESMExports();

// A line is a folder to lock, or the word to let go of it.
let release = () => {};
for (;;) {
  const command = nextLine();
  try {
    if (command === 'release') {
      release();
      say({ has: 'nothing' });
    } else {
      folder = command;
      ({ release } = takeLock(folder));
      say({ has: 'lock' });
    }
  } catch (fault) {
    if (!(fault instanceof FolderInUse)) throw fault;
    say({ has: 'nothing' });
  }
}
