import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

test('npm start with a file in the place of its data folder stops with one line that names the folder', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.data'), '');
  const { status, lines } = await runScriptIn(folder, 'start.ts');
  expect(lines).toEqual([
    expect.stringMatching(/^The data folder .data\/dev cannot be used \(E.*\). Use a folder/),
  ]);
  expect(status).toBe(1);
});

test('npm run reps with a secret that it cannot read stops with one line that names the folder', {
  tags: 'nightly',
}, async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.data/dev/db'), { recursive: true });
  await mkdir(join(folder, '.data/dev/pepper'));
  const { status, lines } = await runScriptIn(folder, 'reps.ts', ['list']);
  expect(lines).toEqual([
    expect.stringContaining('Accounts in .data/dev'),
    expect.stringContaining('The data folder .data/dev cannot be used (EISDIR'),
  ]);
  expect(status).toBe(1);
});
