import type { ReactNode } from 'react';
import { Counts, withoutEmpty } from '#src/components/rep/counts.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { IMPORT, OUTCOME_LABELS, type RowOutcome } from '#src/content/rep/import.ts';
import type { LineCounts } from '#src/features/lead-import/file/import-source.ts';
import type { RowCheck } from './check-rows.ts';
import { NumberProgress } from './number-progress.tsx';
import { countLeft, countToAdd, type RowGroups } from './row-groups.ts';
import { RowProblems } from './row-problems.tsx';
import type { NumberCheck } from './use-number-check.ts';

interface CheckResultProps {
  checked: RowCheck | null;
  groups: RowGroups | null;
  numbers: NumberCheck;
  /** The choice to call people again whose leads are closed. */
  callAgain: ReactNode;
  /** What must be mapped first; null when nothing is missing. */
  missing: string | null;
  lines: LineCounts;
}

/** What will become of the rows under the current mapping. */
export function CheckResult({ checked, groups, numbers, callAgain, missing, lines }: CheckResultProps) {
  const all = groups ? groups.toAdd + groups.listed.length + groups.closed.length + groups.left.length : 0;
  return (
    <div className="grid gap-3">
      <Alert kind="warning">{missing}</Alert>
      <div role="status">
        {!missing && !groups && <p className="text-slate-600">{IMPORT.checking}</p>}
        {!missing && groups && checked && (
          <p className="text-lg font-semibold text-navy-900">{verdict(groups, checked, all)}</p>
        )}
      </div>
      {!missing && groups && checked && (
        <>
          {checked.ready.length > 0 && <NumberProgress check={numbers} />}
          <div className="max-w-2xl">
            <Counts groups={toCounts(groups)} all={[IMPORT.allRows, all]} />
            <p className="text-sm text-slate-600">{IMPORT.lines(lines)}</p>
          </div>
          {groups.closed.length > 0 && (
            <>
              <p className="font-semibold text-navy-900">{IMPORT.closed(groups.closed.length)}</p>
              <RowProblems results={groups.closed} words={IMPORT.notListed} />
              {callAgain}
            </>
          )}
          {groups.listed.length > 0 && (
            <>
              <p className="font-semibold text-navy-900">{IMPORT.listed(groups.listed.length)}</p>
              <RowProblems results={groups.listed} words={IMPORT.notListed} />
            </>
          )}
          {checked.noCallNumbers > 0 && <p>{IMPORT.noCallNumbers(checked.noCallNumbers)}</p>}
          {groups.left.length > 0 && (
            <>
              <p className="font-semibold text-coral-700">{IMPORT.left(groups.left.length)}</p>
              <RowProblems results={groups.left} words={IMPORT.afterwards} />
            </>
          )}
          {groups.kept.length > 0 && (
            <>
              <p className="font-semibold text-navy-900">{IMPORT.kept(groups.kept.length)}</p>
              <RowProblems results={groups.kept} words={IMPORT.notListed} />
            </>
          )}
          {groups.zips.length > 0 && (
            <>
              <p className="font-semibold text-navy-900">{IMPORT.zips(groups.zips.length)}</p>
              <RowProblems results={groups.zips} words={IMPORT.notListed} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function verdict(groups: RowGroups, { ready }: RowCheck, all: number): string {
  const toAdd = countToAdd(groups);
  if (toAdd > 0 || groups.listed.length > 0) return IMPORT.ready(toAdd, all);
  return ready.length > 0 ? IMPORT.noneNew : IMPORT.noneReady;
}

function toCounts({ toAdd, listed, closed, left }: RowGroups): (readonly [label: string, count: number])[] {
  const count = (wanted: RowOutcome) => closed.filter(({ outcome }) => outcome === wanted).length;
  return [
    [IMPORT.toAdd, toAdd],
    ...withoutEmpty([
      [IMPORT.toCallAgain, count('reopened')],
      [OUTCOME_LABELS.listed, listed.length],
      [OUTCOME_LABELS.closed, count('closed')],
      ...countLeft(left),
    ]),
  ];
}
