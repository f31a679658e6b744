import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKS } from '../../scripts/doctor/report.ts';

const readme = readFileSync('README.md', 'utf8');
const [, list = ''] = /\n## Going live\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(readme) ?? [];

test('what README, "Going live", has in bold is what npm run doctor ticks, in the same words and order', () => {
  const inBold = [...list.matchAll(/^- \[ \] \*\*(.+?)\*\*/gm)].map(([, title]) => title);
  expect(inBold).toEqual(Object.values(CHECKS).map(({ title }) => title));
});

test('every item of "Going live" can be ticked', () => {
  const items = list.split('\n').filter((line) => /^[-*\d]/.test(line));
  expect(items.length).toBeGreaterThan(30);
  expect(items.filter((line) => !line.startsWith('- [ ] '))).toEqual([]);
});
