import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Command and options that put a small file system in memory on a folder, and run the command after them.
 * Only that command sees the file system, which ends with it.
 */
export function onSmallDisk(folder: string, megabytes: number): [command: string, ...options: string[]] {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=1777 tmpfs "$0"`;
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  if (user === 0) return ['unshare', '--mount', 'sh', '-c', `${mount} && exec "$@"`, folder];
  // A database server does not run as root, not even as the root of a namespace.
  const asUser = `exec unshare --user --map-user=${user} --map-group=${group} "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', `${mount} && ${asUser}`, folder];
}

/** Returns why this system cannot make such a file system on a folder; empty when it can. */
export function getDiskError(folder: string): string {
  const [command, ...options] = onSmallDisk(folder, 1);
  const { error, status, stderr } = spawnSync(command, [...options, 'true'], { encoding: 'utf8' });
  return status === 0 ? '' : (error?.message ?? stderr.trim());
}

function fill(file: string, most: number): void {
  const handle = openSync(file, 'a');
  let written = 0;
  for (let bytes = 1_048_576; bytes >= 512; bytes /= 2) {
    const block = Buffer.alloc(bytes);
    try {
      while (written + bytes <= most && writeSync(handle, block) === bytes) written += bytes;
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC')) throw fault;
    }
  }
  closeSync(handle);
}

/** Fills the disk of a folder. @param spare bytes that are left @returns a function that makes room again */
export function fillDisk(folder: string, spare = 0): () => void {
  const [filler, kept] = [join(folder, 'filler'), join(folder, 'kept')];
  fill(kept, spare);
  fill(filler, Number.POSITIVE_INFINITY);
  rmSync(kept);
  return () => rmSync(filler);
}
