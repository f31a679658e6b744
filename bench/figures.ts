/** The value below which the share `part` (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Difference between the largest and the smallest value. */
export const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const inMs = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** Formats a ratio with two decimals; a dash when the floor is 0. */
export const inTimes = (figure: number, floor: number): string =>
  floor > 0 ? (figure / floor).toFixed(2) : '–';
