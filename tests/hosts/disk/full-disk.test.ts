import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { getDiskError, onSmallDisk } from './small-disk.ts';

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);

const whyNot = getDiskError(tmpdir());
if (whyNot) console.log(`Tests on a small disk are skipped: ${whyNot}`);

test.skipIf(whyNot)(
  'a data folder on a full disk is refused in one line when its database cannot start, and keeps its data',
  async () => {
    const folder = await temporaryFolder();
    const [command, ...options] = onSmallDisk(folder, 128);
    const script = ['--import', 'tsx', 'tests/hosts/disk/start-on-full-disk.ts', folder];
    const { stdout, stderr } = await run(command, [...options, process.execPath, ...script]);
    expect(stdout.trim().split('\n')).toEqual([
      'the second was refused',
      expect.stringMatching(
        /^FolderUnusable: The data folder .* cannot be used \(its disk is full\)\. .*free/,
      ),
      'first@x.example',
    ]);
    expect(stderr).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z The embedded database has stopped .*\n$/);
  },
);
