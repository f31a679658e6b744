import { describe, expect, test } from 'vitest';
import {
  countOwnValues,
  findCopyOverBudget,
  findOverBudget,
  formatBudgetTable,
  formatCopyWeight,
  getLimits,
  type PageWeight,
} from '#build/limits/budgets.ts';
import { PLACEHOLDERS, readSiteConfig } from '#contract/config.ts';

const home: PageWeight = {
  path: '/',
  area: 'site',
  isStatic: true,
  document: 12_000,
  scriptBeforePaint: 500,
  script: 74_000,
  fonts: 7_600,
  images: 0,
  files: [{ file: '/assets/react-1.js', bytes: 64_500 }],
};

test.each([
  [{ path: '/', area: 'site', isStatic: true }, 100_000],
  [{ path: '/contact', area: 'site', isStatic: false }, 130_000],
  [{ path: '/rep-access', area: 'rep', isStatic: false }, 150_000],
] as const)('each kind of page has a limit for its script: %j', (page, bytes) => {
  expect(getLimits(page).script).toBe(bytes);
});

describe('a build', () => {
  test('passes when every page is within its limits', () => {
    expect(findOverBudget([home])).toEqual([]);
  });

  test.each([
    ['document', { document: 16_001 }],
    ['script before paint', { scriptBeforePaint: 2_001 }],
    ['script in all', { script: 100_001 }],
    ['fonts', { fonts: 22_001 }],
    ['all but deferred script', { images: 26_000 }],
  ] as const)('fails when a page has too much %s', (measure, excess) => {
    const faults = findOverBudget([{ ...home, ...excess }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`/: ${measure}`);
  });

  test('may be heavier by what the owner’s own values are longer than the defaults, and no more', () => {
    const token = 'q'.repeat(200);
    const own = countOwnValues(readSiteConfig({ VITE_REP_TOKEN: token }));
    expect(own).toBe(200 - PLACEHOLDERS.VITE_REP_TOKEN.length);
    expect(countOwnValues(readSiteConfig({ VITE_COMPANY_NAME: 'Tarps' }))).toBe(0);
    // A short name saves nothing on a page that has the token.
    expect(countOwnValues(readSiteConfig({ VITE_REP_TOKEN: token, VITE_COMPANY_NAME: 'Tarps' }))).toBe(own);
    expect(findOverBudget([{ ...home, script: 100_000 + own }], own)).toEqual([]);
    expect(findOverBudget([{ ...home, script: 100_001 + own }], own)).toHaveLength(1);
    expect(findOverBudget([{ ...home, fonts: 22_001 }], own)).toHaveLength(1);
    expect(findCopyOverBudget({ site: 350_000 + own, rep: 0 }, own)).toEqual([]);
  });

  test('names the heaviest files of a page over its limit', () => {
    const files = [
      { file: '/assets/small.js', bytes: 10 },
      { file: '/assets/calendar.js', bytes: 20_000 },
    ];
    expect(findOverBudget([{ ...home, script: 110_000, files }])[0]).toContain(
      '(/assets/calendar.js 20.0, /assets/small.js 0.0)',
    );
  });

  test('prints a line per page and marks the values over a limit', () => {
    const [, ...lines] = formatBudgetTable([home, { ...home, path: '/services', script: 102_000 }]).split(
      '\n',
    );
    expect(lines[0]).toMatch(/^\/ .* 74\.0\/100 /);
    expect(lines[1]).toMatch(/^\/services .* 102\.0\/100! /);
  });
});

describe('the offline copy', () => {
  test('passes within its limits, and is told in one line', () => {
    expect(findCopyOverBudget({ site: 350_000, rep: 100_000 })).toEqual([]);
    expect(formatCopyWeight({ site: 284_200, rep: 70_000 })).toContain('284.2/350.0');
  });

  test.each([
    ['site', { site: 350_001, rep: 0 }],
    ['rep', { site: 0, rep: 100_001 }],
  ] as const)('stops the build when the part %s is too heavy', (part, weight) => {
    expect(findCopyOverBudget(weight)).toEqual([expect.stringContaining(`(${part})`)]);
  });
});
