import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trackedFiles } from '#tests/project/tracked-files.ts';

const STYLES = 'src/app/layouts/rep-dark.css';

/** Where the classes of the rep area's pages are written. */
const REP_AREA =
  /^src\/(?:pages\/(?:rep-access|crew)|components\/(?:rep|ui)\/|forms\/|app\/layouts\/rep-|features\/(?:account|crew|lead-import|link-deduplication|manage|new-lead|notifications|profile|rep-hub|rep-session|ring|worklist)\/).*\.tsx?$/;

const COLOR =
  /(?<![\w-])(?:(?:[a-z][\w-]*(?:\[[^[\]\s]*\])?|\[(?:[^[\]\s]|\[[^[\]\s]*\])*\]):)*(?:accent|bg|border|fill|outline|stroke|text)-(?:amber|coral|current|foam|leaf|line|navy|sand|slate|tarp|transparent|white)(?:-\w+)*(?:\/\d+)?(?![\w-])/g;

const colorsIn = (files: readonly string[]) =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(COLOR) ?? []));

test('every color of the rep area has a dark value, and no other has one', () => {
  const used = colorsIn(trackedFiles().filter((file) => REP_AREA.test(file)));
  expect(used.size).toBeGreaterThan(40);
  const dark = new Set(
    [...readFileSync(STYLES, 'utf8').matchAll(/@source inline\("(.+?)"\)/g)].flatMap(([, list = '']) =>
      list.split(' '),
    ),
  );
  expect([...dark].sort()).toEqual([...used].sort());
});
