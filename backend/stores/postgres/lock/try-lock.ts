import { createRequire } from 'node:module';

/**
 * Takes an exclusive lock on the file of a handle that is open for writing, without waiting.
 * @returns false when another handle holds the lock
 * @throws the system's error when the file cannot be locked at all
 */
export type TryLock = (handle: number) => boolean;

const isFault = (fault: unknown, code: string): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === code;

/** The package's native addon; `dlopen` fills in `exports`. */
interface NativeAddon {
  exports: {
    tryLock?: (handle: number, offset: number, length: number, isExclusive: boolean) => void;
  };
}

/** Loads the package's addon for Linux. @throws when there is none for this processor */
function loadForLinux(): TryLock {
  const file = `fs-native-extensions/prebuilds/linux-${process.arch}/fs-native-extensions.node`;
  const program: NativeAddon = { exports: {} };
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

/** Loads the native file lock. @throws when the package has no addon for this system */
export async function loadTryLock(): Promise<TryLock> {
  try {
    const { tryLock } = await import('fs-native-extensions');
    return tryLock;
  } catch (fault) {
    // On Alpine the package looks for an Alpine addon, which it does not ship; its Linux addon works there.
    if (process.platform === 'linux' && isFault(fault, 'ADDON_NOT_FOUND')) return loadForLinux();
    throw fault;
  }
}
