import { Download } from 'lucide-react';
import { Counts, withoutEmpty } from '#src/components/rep/counts.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IMPORT, OUTCOME_LABELS } from '#src/content/rep/import.ts';
import { countLeft } from '#src/features/lead-import/check/row-groups.ts';
import { RowProblems } from '#src/features/lead-import/check/row-problems.tsx';
import type { ImportProgress } from './use-import-run.ts';

interface ImportSummaryProps {
  progress: ImportProgress;
  /** Number of rows without an answer that are sent, or were to be. */
  notSent: number;
  /** Number of rows in the file. */
  all: number;
  onDownload: () => void;
}

export function ImportSummary({ progress, notSent, all, onDownload }: ImportSummaryProps) {
  const { added, reopened, listed, results, state } = progress;
  const groups: (readonly [label: string, count: number])[] = [
    [OUTCOME_LABELS.added, added],
    ...withoutEmpty([
      [OUTCOME_LABELS.reopened, reopened],
      [OUTCOME_LABELS.listed, listed],
      [OUTCOME_LABELS.closed, results.filter(({ outcome }) => outcome === 'closed').length],
    ]),
    ...countLeft(results),
  ];
  if (notSent > 0) groups.push([state === 'running' ? IMPORT.toSend : IMPORT.notSent, notSent]);
  return (
    <section aria-label={IMPORT.summary} className="grid gap-4">
      <Counts groups={groups} all={[IMPORT.allRows, all]} />
      {results.length > 0 && <RowProblems results={results} words={IMPORT.inFile} />}
      {state !== 'running' && results.length + notSent > 0 && (
        <div>
          <Button look="outline" onClick={onDownload}>
            <Download aria-hidden="true" className="size-5" />
            {IMPORT.report}
          </Button>
          <p className="mt-1.5 text-sm text-slate-600">{IMPORT.reportHint}</p>
        </div>
      )}
    </section>
  );
}
