// The package ships no types. This file declares only what the project uses.
declare module 'fs-native-extensions' {
  /** Returns whether the lock was free. @throws the system's error when the file cannot be locked at all */
  export function tryLock(handle: number): boolean;
}
