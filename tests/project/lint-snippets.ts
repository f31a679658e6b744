import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');

const rules = (): string[] => [
  'biome.json',
  'biome.imports.json',
  'package.json',
  ...trackedFiles().filter((file) => file.endsWith('.grit')),
];

/**
 * Lints files in a temporary folder with the project's own rules.
 * @param files contents by path in the repository
 * @returns the linter's messages by file, only for files with findings
 */
export async function lintSnippets(files: Record<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    const put = async (file: string, write: (to: string) => Promise<void>) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await write(join(folder, file));
    };
    for (const file of rules()) await put(file, (to) => copyFile(file, to));
    for (const [file, text] of Object.entries(files)) await put(file, (to) => writeFile(to, text));
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const report = await new Promise<string>((done) => {
      execFile(process.execPath, [BIOME, ...args], { cwd: folder }, (_fault, stdout) => done(stdout));
    });
    const said = new Map<string, string>();
    for (const { location, message } of JSON.parse(report).diagnostics) {
      said.set(location.path, `${said.get(location.path) ?? ''}${message}\n`);
    }
    return said;
  } finally {
    await rm(folder, { recursive: true });
  }
}
