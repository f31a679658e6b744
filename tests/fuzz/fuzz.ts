import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** A whole number from the environment; undefined when it is not set. */
function fromEnvironment(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number)) throw new Error(`${name} must be a whole number, not ${text}.`);
  return number;
}

/** How many cases each fuzz test generates; the nightly run generates 10,000. */
const RUNS = fromEnvironment('FUZZ_RUNS') ?? 300;

/**
 * Every run has the same cases, so that a test fails only if something has changed; with `FUZZ_SEED=random`
 * each has others. A failure prints the seed and the smallest case that fails.
 */
const SEED = process.env.FUZZ_SEED === 'random' ? {} : { seed: fromEnvironment('FUZZ_SEED') ?? 489_147 };

/** Far more than a run takes on a busy machine: 12 ms for each case. */
const TIMEOUT_MS = 60_000 + RUNS * 12;

type Arbitraries<Case extends unknown[]> = { [Index in keyof Case]: fc.Arbitrary<Case[Index]> };

/**
 * A test that holds for RUNS generated cases.
 * @param check throws when the rule is broken
 * @param kept cases that have failed once; they run first, in every run
 */
export function fuzz<Case extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: Arbitraries<Case>,
  check: (...values: Case) => void | Promise<void>,
  { kept = [] }: { kept?: NoInfer<Case>[] } = {},
): void {
  const options = { numRuns: RUNS + kept.length, examples: kept, ...SEED };
  const property = fc.asyncProperty(...arbitraries, async (...values: Case) => {
    await check(...values);
  });
  test(title, () => fc.assert(property, options), TIMEOUT_MS);
}

/** Like `expect(actual).toEqual(expected)`, which takes too long to be asked in each of many cases. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
