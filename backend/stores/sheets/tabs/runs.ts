/** A range of numbers; both ends are included. */
export interface Run {
  first: number;
  last: number;
}

/** Groups numbers into ranges without gaps, ascending and without duplicates. */
export function toRuns(numbers: Iterable<number>): Run[] {
  const runs: Run[] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const run = runs[runs.length - 1];
    if (run && run.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs;
}

/** Merges ranges until at most `most` are left, closing the smallest gaps first. */
export function atMostRuns(runs: readonly Run[], most: number): Run[] {
  const gaps = runs
    .slice(1)
    .map((run, index) => ({ at: index + 1, size: run.first - (runs[index]?.last ?? 0) }));
  const kept = new Set(
    gaps
      .sort((one, other) => other.size - one.size)
      .slice(0, Math.max(0, most - 1))
      .map(({ at }) => at),
  );
  const merged: Run[] = [];
  runs.forEach((run, index) => {
    const last = merged[merged.length - 1];
    if (last && !kept.has(index)) last.last = run.last;
    else merged.push({ ...run });
  });
  return merged;
}
