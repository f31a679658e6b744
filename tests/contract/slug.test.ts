import { expect, test } from 'vitest';
import { toSlug } from '#contract/lead/slug.ts';

test.each([
  ['Palm Bay squall line', 'palm-bay-squall-line'],
  ['  Hail, 11/20 (north)! ', 'hail-11-20-north'],
  ['Décembre — São Paulo', 'decembre-sao-paulo'],
  ['---', ''],
  ['東京', ''],
  ['x'.repeat(60), 'x'.repeat(48)],
  [`${'x'.repeat(47)} y`, 'x'.repeat(47)],
])('%j becomes %j in a URL', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
