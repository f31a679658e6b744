import { createRequire } from 'node:module';

/**
 * Locks the file of a handle, which must be open for writing, for this process alone and without waiting.
 * Throws what the system says when the file cannot be locked at all.
 * @returns false when another handle has it
 */
export type TryLock = (handle: number) => boolean;

const isFault = (fault: unknown, code: string): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === code;

/** What the package's program has, once it is loaded. */
interface Program {
  exports: {
    tryLock?: (handle: number, offset: number, length: number, isExclusive: boolean) => void;
  };
}

/** The package's program for Linux. Throws where there is none for this processor. */
function loadForLinux(): TryLock {
  const file = `fs-native-extensions/prebuilds/linux-${process.arch}/fs-native-extensions.node`;
  const program: Program = { exports: {} };
  process.dlopen(program, createRequire(import.meta.url).resolve(file));
  const { tryLock } = program.exports;
  if (!tryLock) throw new Error(`${file} has no tryLock.`);
  return (handle) => {
    try {
      tryLock(handle, 0, 0, true);
      return true;
    } catch (fault) {
      if (isFault(fault, 'EAGAIN')) return false;
      throw fault;
    }
  };
}

/**
 * Loads the kernel's file lock for this system.
 * Rejects where the package has no program for it.
 */
export async function loadTryLock(): Promise<TryLock> {
  try {
    const { tryLock } = await import('fs-native-extensions');
    return tryLock;
  } catch (fault) {
    // On Alpine it looks for a program of Alpine's own and has none, though the one for Linux runs there.
    if (process.platform === 'linux' && isFault(fault, 'ADDON_NOT_FOUND')) return loadForLinux();
    throw fault;
  }
}
