import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from '#tests/project/tracked-files.ts';

const STYLES = 'src/app/styles.css';

test('a stylesheet that loads on its own carries the values of the theme: documents do not have their names', () => {
  const imported = readFileSync(STYLES, 'utf8');
  const alone = trackedFiles().filter(
    (file) => file.endsWith('.css') && file !== STYLES && !imported.includes(basename(file)),
  );
  expect(alone).toContain('src/features/area-map/city-map.css');
  expect(alone.filter((file) => readFileSync(file, 'utf8').includes('var(--color-'))).toEqual([]);
});
