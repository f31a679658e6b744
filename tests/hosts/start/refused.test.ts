import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

test('npm start and npm run reps with a data folder that they cannot use stop with one line that names it', {
  tags: 'nightly',
}, async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.data'), '');
  await cp('company.example', join(folder, 'company.example'), { recursive: true });
  expect(await runScriptIn(folder, 'start.ts')).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^The data folder .data\/dev cannot be used \(E.*\). Use a folder/)],
  });

  const other = await temporaryFolder();
  await mkdir(join(other, '.data/dev/db'), { recursive: true });
  await mkdir(join(other, '.data/dev/pepper'));
  expect(await runScriptIn(other, 'reps.ts', ['list'])).toEqual({
    status: 1,
    lines: [
      expect.stringContaining('Accounts in .data/dev'),
      expect.stringContaining('The data folder .data/dev cannot be used (EISDIR'),
    ],
  });
});
