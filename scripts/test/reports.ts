import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A step's part of the totals, and notes for the summary. */
export interface Tally {
  passed: number;
  failed: number;
  notes: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          tags: z.optional(z.array(z.string())),
          fullName: z.optional(z.string()),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Counts a runner that exited with an error, but named no failed test, as one failure. */
function account(tally: Tally, status: number): Tally {
  if (status === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, notes: [...tally.notes, `the runner ended with status ${status}`] };
}

function readReport<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | null {
  try {
    const report = z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return report.success ? report.data : null;
  } catch {
    return null;
  }
}

const noReport: Tally = { passed: 0, failed: 1, notes: ['the runner left no report'] };
/** A skipped test counts as failed. */
const notRun = (count: number) => (count ? [`${count} not run`] : []);

/** Names each failed test with the first lines of its error, since a long log is often cut to its end. */
const namesOfFailed = ({ testResults }: z.output<typeof vitestReport>): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName = 'a test without a name', failureMessages = [] }) => {
        const error = failureMessages.join('\n').split('\n').slice(0, 6);
        return [`${name} › ${fullName}`, ...error.map((line) => `        ${line}`)].join('\n');
      }),
  );

/**
 * Reads Vitest's JSON report. A file that could not be loaded counts as one failure.
 * @param isLeftOut whether this run leaves out tests with these tags, which then count as nothing
 */
export function tallyVitest(
  file: string,
  status: number,
  isLeftOut: (tags: readonly string[]) => boolean = () => false,
): Tally {
  const report = readReport(file, vitestReport);
  if (!report) return noReport;
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  const leftOut = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && isLeftOut(tags));
  const skipped = report.numPendingTests + report.numTodoTests - leftOut.length;
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + skipped,
    notes: [
      ...broken.map((result) => `${result.name} could not be run`),
      ...namesOfFailed(report),
      ...notRun(skipped),
    ],
  };
  return account(tally, status);
}

/** Reads Playwright's JSON report. An error outside any test counts as one failure. */
export function tallyPlaywright(file: string, status: number): Tally {
  const report = readReport(file, playwrightReport);
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = {
    passed: expected,
    failed: unexpected + flaky + skipped + report.errors.length,
    notes: [
      ...report.errors.map((fault) => fault.message?.split('\n')[0] ?? 'a fault without words'),
      ...notRun(skipped),
    ],
  };
  return account(tally, status);
}
