import { expect, test } from 'vitest';
import { LEGAL_LINKS, QUICK_LINKS, TOP_LINKS } from '#src/content/company/navigation.ts';
import { paths } from '#src/content/site-map.ts';

const known = Object.values(paths).filter((path) => typeof path === 'string');

test('the top bar holds the eight links of the specification in its order', () => {
  expect(TOP_LINKS.map((link) => link.to)).toEqual([
    '/',
    '/services',
    '/service-area',
    '/process',
    '/schedule',
    '/about',
    '/community',
    '/contact',
  ]);
});

test('every link of the navigation leads to a page', () => {
  for (const link of [...TOP_LINKS, ...QUICK_LINKS, ...LEGAL_LINKS]) expect(known).toContain(link.to);
});

test('the support page is linked from nowhere: it is not for visitors', () => {
  expect([...TOP_LINKS, ...QUICK_LINKS, ...LEGAL_LINKS].map((link) => link.to)).not.toContain(paths.support);
});
