import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** Runs the script in a folder of its own, with an npm that answers `audit` with this text. */
async function runAudit(answer: string) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'audit.json'), answer);
  const installed = `${folder}:site@1.0.0\n${folder}/node_modules/@a/b:@a/b@1.2.3\n${folder}/node_modules/c:c@0.1.0\n`;
  await writeFile(join(folder, 'installed.txt'), installed);
  await writeFile(
    join(folder, 'npm'),
    '#!/bin/sh\nif [ "$1" = audit ]; then cat audit.json; else cat installed.txt; fi\n',
  );
  await chmod(join(folder, 'npm'), 0o755);
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/licenses.md'), '# Licenses\n\n## @date-fns/tz - 1.5.0 (MIT)\n\ntext\n');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return new Promise<{ status: unknown; said: string }>((done) => {
    const args = ['--import', tsx, resolve('scripts/audit.ts')];
    execFile(process.execPath, args, { cwd: folder, env }, (fault, stdout, stderr) =>
      done({ status: fault ? fault.code : 0, said: stdout + stderr }),
    );
  });
}

const found = (over: Record<string, number>) =>
  JSON.stringify({
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...over } },
  });

describe('npm run audit', () => {
  test('passes when nothing grave is known, and lists what ships', async () => {
    const { status, said } = await runAudit(found({ moderate: 2 }));
    expect(status).toBe(0);
    expect(said).toContain('0 critical, 0 high, 2 moderate');
    expect(said).toContain('@date-fns/tz@1.5.0');
    expect(said).toMatch(/^ {2}@a\/b@1\.2\.3\n {2}c@0\.1\.0\n/m);
  });

  test.each<Record<string, number>>([{ high: 1 }, { critical: 1 }])('fails on %o', async (over) => {
    expect((await runAudit(found(over))).status).toBe(1);
  });

  test.each([
    [
      'is refused',
      '{"message":"405 Method Not Allowed - POST https://registry.example/-/advisories"}',
      '405 Method Not',
    ],
    ['is no JSON', 'npm error', 'no answer that can be read'],
  ])(
    'says that nothing was checked, and does not pass, when the answer %s',
    async (_case, answer, reason) => {
      const { status, said } = await runAudit(answer);
      expect(status).toBe(2);
      expect(said).toContain(`Nothing was checked: the registry of this machine has no audit (${reason}`);
      expect(said).not.toContain('Known vulnerabilities');
    },
  );
});
