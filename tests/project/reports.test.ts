import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest } from '../../scripts/test/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

const vitest = (counts: object, ...testResults: object[]) =>
  report({
    ...{ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts },
    testResults,
  });

const playwright = (stats: object, ...messages: string[]) =>
  report({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: messages.map((message) => ({ message })),
  });

describe('from the report of the unit tests, the last line of npm test counts', () => {
  test('passed and failed tests, each with its name and the start of its error', () => {
    const failed = {
      status: 'failed',
      fullName: 'a lead is skipped',
      failureMessages: ['expected 1 to be 2\n  at line 3'],
    };
    const results = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }];
    expect(tallyVitest(vitest({ numPassedTests: 3, numFailedTests: 1 }, ...results), 1)).toEqual({
      passed: 3,
      failed: 1,
      notes: ['a.test.ts › a lead is skipped\n        expected 1 to be 2\n          at line 3'],
    });
  });

  test('a file that could not be loaded, or a failed run without a failed test, as one failure', () => {
    const passed = file('passed', 'passed', 'passed');
    const tally = tallyVitest(vitest({ numPassedTests: 2 }, passed, file('failed')), 1);
    expect(tally).toMatchObject({ passed: 2, failed: 1, notes: ['a.test.ts could not be run'] });
    expect(tallyVitest(vitest({ numPassedTests: 2 }, passed), 1)).toMatchObject({ failed: 1 });
  });

  test('skipped and todo tests as failures, with a note', () => {
    const tally = tallyVitest(vitest({ numPassedTests: 3, numPendingTests: 2, numTodoTests: 1 }), 0);
    expect(tally).toEqual({ passed: 3, failed: 3, notes: ['3 not run'] });
  });

  test('nothing for tests that the run leaves out by their tag', () => {
    const assertionResults = [{ status: 'skipped', tags: ['nightly'] }, { status: 'skipped' }];
    const result = { name: 'a.test.ts', status: 'passed', assertionResults };
    const skipped = vitest({ numPassedTests: 3, numPendingTests: 2 }, result);
    const tally = tallyVitest(skipped, 0, (tags) => tags.includes('nightly'));
    expect(tally).toEqual({ passed: 3, failed: 1, notes: ['1 not run'] });
  });

  test('a missing, broken or unknown report as one failure', () => {
    const none = { passed: 0, failed: 1, notes: ['the runner left no report'] };
    expect(tallyVitest(join(folder, 'missing.json'), 0)).toEqual(none);
    expect(tallyVitest(report('{"numPassed'), 0)).toEqual(none);
    expect(tallyVitest(report({}), 0)).toEqual(none);
  });
});

describe('from the report of the browser tests, the last line of npm test counts', () => {
  test('passed, failed, flaky and left out tests, and faults outside any test, all but the first as failures', () => {
    const tally = tallyPlaywright(playwright({ expected: 5, unexpected: 1, flaky: 1 }), 1);
    expect(tally).toMatchObject({ passed: 5, failed: 2 });
    const none = tallyPlaywright(playwright({}, 'No browser\nat somewhere'), 1);
    expect(none).toEqual({ passed: 0, failed: 1, notes: ['No browser'] });
    const skipped = tallyPlaywright(playwright({ expected: 1, skipped: 2 }), 0);
    expect(skipped).toEqual({ passed: 1, failed: 2, notes: ['2 not run'] });
  });
});
