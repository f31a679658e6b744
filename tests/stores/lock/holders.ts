import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that takes and releases the locks of folders (holder.ts). */
export interface Holder {
  /** Its id, as it sees it itself. */
  pid: number;
  /** @returns `has it`, or what it is told when it is refused */
  take: (folder: string) => Promise<string>;
  release: () => Promise<string>;
  /** Sends a signal, and waits for nothing. */
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it by `kill -9`, and waits until the system is done with it. */
  kill: () => Promise<void>;
}

/** Runs the command behind it with process ids of its own, as a container does; the shell is the first. */
const ISOLATED_COMMAND = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc'].concat([
  'sh',
  '-c',
  'exec 3<&0; "$0" "$@" <&3 & wait',
]);

/** Why no process can be started apart here; empty when one can. */
export function whyNotIsolated(): string {
  const [command = '', ...options] = ISOLATED_COMMAND;
  const { error, status, stderr } = spawnSync(command, [...options, 'true'], { encoding: 'utf8' });
  return status === 0 ? '' : (error?.message ?? stderr.trim());
}

/** Starts such a process: with process ids of its own if `isIsolated`; `preload` is a module it loads first. */
export async function startHolder({ isIsolated = false, preload = '' } = {}): Promise<Holder> {
  const [command = '', ...options] = [
    ...(isIsolated ? ISOLATED_COMMAND : []),
    process.execPath,
    ...(preload ? ['--require', preload] : []),
    '--import',
    'tsx',
    'tests/stores/lock/holder.ts',
  ];
  const holder = spawn(command, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The process has ended.');
    return value;
  };
  const tell = (line: string) => {
    holder.stdin.write(`${line}\n`);
    return next();
  };
  return {
    pid: Number(await next()),
    take: tell,
    release: () => tell('release'),
    signal: (signal) => void holder.kill(signal),
    async kill() {
      const gone = once(holder, 'exit');
      holder.stdin.write('die\n');
      await gone;
    },
  };
}
