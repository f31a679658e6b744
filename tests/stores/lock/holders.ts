import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Runs the command after it in a new PID namespace, as in a container. The shell is process 1. */
const ISOLATED_COMMAND = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc'].concat([
  'sh',
  '-c',
  'exec 3<&0; "$0" "$@" <&3 & wait',
]);

/** Returns why this system cannot start a process in its own PID namespace; empty when it can. */
export function getIsolationError(): string {
  const [command = '', ...options] = ISOLATED_COMMAND;
  const { error, status, stderr } = spawnSync(command, [...options, 'true'], { encoding: 'utf8' });
  return status === 0 ? '' : (error?.message ?? stderr.trim());
}

/**
 * Starts a process that runs holder.ts.
 * @param isIsolated in its own PID namespace @param preload a module the process loads first
 */
export async function startHolder({ isIsolated = false, preload = '' } = {}) {
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
    /** The process's id in its own namespace. */
    pid: Number(await next()),
    /** Resolves to `has it`, or to the message of FolderInUse. */
    take: (folder: string) => tell(folder),
    release: () => tell('release'),
    /** Does not wait for the signal's effect. */
    signal: (signal: NodeJS.Signals) => void holder.kill(signal),
    /** Ends the process with SIGKILL and waits for its exit. */
    async kill() {
      const gone = once(holder, 'exit');
      holder.stdin.write('die\n');
      await gone;
    },
  };
}
export type Holder = Awaited<ReturnType<typeof startHolder>>;
