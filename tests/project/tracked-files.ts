import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that are, or on the next commit would be, part of the repository. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file && existsSync(file));
}

/** Those of them that hold text a person wrote. */
export const textFiles = (): string[] =>
  trackedFiles().filter((file) => !/\.(woff2?|png|jpe?g|webp|avif|ico|gif|pdf)$/.test(file));
