import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Files that are in the repository, or would be after the next commit. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file && existsSync(file));
}

export const textFiles = (): string[] =>
  trackedFiles().filter((file) => !/\.(woff2?|png|jpe?g|webp|avif|ico|gif|pdf)$/.test(file));
