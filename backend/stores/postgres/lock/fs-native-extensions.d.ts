// The package carries no types; this is the part that is used.
declare module 'fs-native-extensions' {
  /** Whether the lock was free. Throws what the system says when the file cannot be locked at all. */
  export function tryLock(handle: number): boolean;
}
