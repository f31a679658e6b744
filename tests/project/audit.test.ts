import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
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

test('npm run audit passes when nothing grave is known, and lists what ships', async () => {
  const { status, said } = await runAudit(found({ moderate: 2 }));
  expect(status).toBe(0);
  expect(said).toContain('0 critical, 0 high, 2 moderate');
  expect(said).toContain('@date-fns/tz@1.5.0');
  expect(said).toMatch(/^ {2}@a\/b@1\.2\.3\n {2}c@0\.1\.0\n/m);
});

test('npm run audit fails on what is grave, and says that nothing was checked when the answer cannot be read', async () => {
  const NOTHING = 'Nothing was checked: the registry of this machine has no audit';
  const cases = [
    [found({ high: 1 }), 1, '0 critical, 1 high'],
    [found({ critical: 1 }), 1, '1 critical, 0 high'],
    ['{"message":"405 Method Not Allowed - POST https://r.example"}', 2, `${NOTHING} (405 Method Not`],
    ['npm error', 2, `${NOTHING} (no answer that can be read`],
  ] as const;
  const audits = await Promise.all(cases.map(([answer]) => runAudit(answer)));
  for (const [index, [answer, status, words]] of cases.entries()) {
    expect(audits[index], answer).toEqual({ status, said: expect.stringContaining(words) });
    if (status === 2) expect(audits[index]?.said).not.toContain('Known vulnerabilities');
  }
});
