import { Download } from 'lucide-react';
import type { ImportResult } from '#contract/actions/import-leads.ts';
import { Button } from '#src/components/ui/button.tsx';
import { IMPORT, OUTCOME_LABELS } from '#src/content/rep/import.ts';
import { RowProblems } from '#src/features/lead-import/check/row-problems.tsx';
import type { ImportProgress } from './use-import-run.ts';

interface ImportSummaryProps {
  progress: ImportProgress;
  notSent: number;
  onDownload: () => void;
}

export function ImportSummary({ progress, notSent, onDownload }: ImportSummaryProps) {
  const { added, results, state } = progress;
  const countOf = (wanted: ImportResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const counts: [label: string, count: number][] = [
    [OUTCOME_LABELS.added, added],
    [OUTCOME_LABELS.duplicate, countOf('duplicate')],
    [OUTCOME_LABELS.suppressed, countOf('suppressed')],
    [OUTCOME_LABELS.invalid, countOf('invalid')],
  ];
  if (notSent > 0) counts.push([IMPORT.notSent, notSent]);
  return (
    <section aria-label={IMPORT.summary} className="grid gap-4">
      <dl className="ruled">
        {counts.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="text-slate-700 first-letter:uppercase">{label}</dt>
            <dd className="font-semibold text-navy-900 tabular-nums">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {results.length > 0 && <RowProblems results={results} />}
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
