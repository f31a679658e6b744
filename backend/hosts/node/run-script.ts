import { BackupUnusable } from '#backend/stores/postgres/backup.ts';
import { FolderInUse, FolderUnusable } from '#backend/stores/postgres/folder-lock.ts';
import { DataTooNew } from '#backend/stores/postgres/migrate.ts';
import { DatabaseUnusable } from '#backend/stores/postgres/open-postgres.ts';
import { ConfigError } from '#contract/config.ts';
import { WrongPepper } from './data-folder.ts';
import { AddressUnusable } from './web/serve.ts';

/** The owner asked for something invalid; the message says what to do instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Errors that the owner can fix; only their message is printed. */
const OWNER_FIXABLE_ERRORS = [
  AddressUnusable,
  BackupUnusable,
  ConfigError,
  DataTooNew,
  DatabaseUnusable,
  FolderInUse,
  FolderUnusable,
  UsageError,
  WrongPepper,
];

export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (fault) {
    const isOwners = OWNER_FIXABLE_ERRORS.some((kind) => fault instanceof kind);
    console.error(isOwners && fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

/**
 * Closes resources in reverse order when the process is told to stop (Ctrl+C, `kill`, a closed terminal). The
 * returned function registers a resource.
 */
export function closeOnSignal(): (close: () => Promise<void> | void) => void {
  const open: (() => Promise<void> | void)[] = [];
  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    try {
      for (const close of open.reverse()) await close();
      process.exit(0);
    } catch (fault) {
      console.error(fault);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithNpm(stop);
  return (close) => open.push(close);
}

/** npm's shell does not forward signals: when npm is stopped, the script only loses its parent process. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(), 1_000).unref();
}
