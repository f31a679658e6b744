import { Link } from 'react-router-dom';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import { csvName, downloadCsv } from '#src/lib/csv/csv-download.ts';
import { takeFocusSoon } from '#src/lib/take-focus.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';
import { ImportSummary } from './import-summary.tsx';
import { reportPieces } from './report.ts';
import { type ImportJob, type ImportProgress, useImportRun } from './use-import-run.ts';

interface ImportRunProps {
  job: ImportJob;
  /** Called when sending ends, except on an expired session: the batch counts may be stale. */
  onImported: () => void;
  onAgain: () => void;
}

export function ImportRun({ job, onImported, onAgain }: ImportRunProps) {
  const { progress, stop, goOn } = useImportRun(job, onImported);
  const { state, next, failure } = progress;
  const all = job.ready.length;
  const canUndo = readBackendFeatures().can('undo_import');

  async function download() {
    const notSent = new Set(job.ready.slice(next).map(({ line }) => line));
    const { titles, rows } = job;
    const pieces = await reportPieces({ titles, rows, results: progress.results, notSent });
    downloadCsv(csvName(job.target.batchName, easternDay(Date.now()), '-not-added'), pieces);
  }

  return (
    <div className="grid max-w-2xl gap-6">
      <div>
        <div role="status">
          <h3 ref={takeFocusSoon} tabIndex={-1} className="outline-none">
            {state === 'done' ? IMPORT.done : IMPORT.running}
          </h3>
        </div>
        <p className="mt-3 mb-1.5 font-semibold tabular-nums">{IMPORT.progress(next, all)}</p>
        <ShareBar part={next} whole={all} />
        {state === 'running' && <p className="mt-2 text-slate-700">{IMPORT.stay}</p>}
        <div className="[&:has(p)]:mt-5 [&:has(p)]:-mb-5">
          <Outcome message={stopMessage(progress)} />
        </div>
      </div>
      {state === 'running' && (
        <Button look="outline" className="justify-self-start" onClick={stop}>
          {IMPORT.cancel}
        </Button>
      )}
      {(state === 'cancelled' || state === 'failed') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={goOn}>{IMPORT.goOn}</Button>
          {failure?.reason === 'expired' && (
            <a href={paths.rep.login} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
              {IMPORT.signIn}
            </a>
          )}
        </div>
      )}
      <ImportSummary progress={progress} notSent={all - next} all={job.rows.length} onDownload={download} />
      {state !== 'running' && (
        <div className="flex flex-wrap gap-3">
          {progress.added + progress.reopened > 0 && (
            <Link
              to={`${paths.rep.worklist}?${new URLSearchParams({ batch: job.target.batchId })}`}
              className={buttonClass(state === 'done' ? 'main' : 'outline')}
            >
              {IMPORT.work}
            </Link>
          )}
          <Button look="outline" onClick={onAgain}>
            {IMPORT.again}
          </Button>
        </div>
      )}
      {state !== 'running' && canUndo && progress.added + progress.reopened + progress.listed > 0 && (
        <div>
          <p className="text-slate-700">{IMPORT.undoHint}</p>
          <Link to="?view=batches" replace preventScrollReset className={loneLinkClass}>
            {IMPORT.undoLink}
          </Link>
        </div>
      )}
    </div>
  );
}

function stopMessage({ state, failure }: ImportProgress) {
  if (state === 'cancelled') return { isSuccess: true, text: IMPORT.cancelled };
  if (!failure) return null;
  const detail =
    failure.reason === 'expired'
      ? IMPORT.expired
      : `${failureWords(failure) ?? ''} ${IMPORT.failedHint}`.trim();
  return { isSuccess: false, text: IMPORT.failed, detail };
}
