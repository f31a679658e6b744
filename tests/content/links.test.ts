import { expect, test } from 'vitest';
import { paths } from '#src/content/site-map.ts';
import { LEGAL_LINKS, QUICK_LINKS, TOP_LINKS } from '#words/company/navigation.ts';

const links = [...TOP_LINKS, ...QUICK_LINKS, ...LEGAL_LINKS].map(({ to }) => to);

test('every navigation link leads to a page', () => {
  expect(Object.values(paths)).toEqual(expect.arrayContaining(links));
});

test('no navigation link leads to the support page, because it is not for visitors', () => {
  expect(links).not.toContain(paths.support);
});
