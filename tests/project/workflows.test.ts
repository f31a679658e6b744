import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const workflows = trackedFiles().filter((file) => /^\.github\/.*\.ya?ml$/.test(file));

/** Each `uses:` line, which names an action of somebody else. */
const uses = workflows.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, line: line.trim() }))
    .filter(({ line }) => /\buses["']?\s*:/.test(line)),
);

test('a workflow names each action by the hash of its commit, so a moved tag cannot change what runs', () => {
  expect(uses.length).toBeGreaterThan(0);
  const pinned = /^(?:- )?uses: (?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
  expect(uses.filter(({ line }) => !pinned.test(line))).toEqual([]);
});
