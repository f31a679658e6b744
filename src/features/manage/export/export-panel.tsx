import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { BATCHES } from '#src/content/rep/batches.ts';
import { EXPORT, MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { useArchivedBatches } from '#src/features/manage/batches/use-archived-batches.ts';
import { type ColumnHeads, LoadFailed, ManagedRows } from '#src/features/manage/managed-list-view.tsx';
import { csvName, downloadCsv } from '#src/lib/csv/csv-download.ts';
import { fetchExportFile } from './export-file.ts';

const HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[6fr_2fr_2fr]',
  names: EXPORT.heads,
};

interface ExportPanelProps {
  auth: string;
  batches: readonly Batch[];
  onExpired: () => void;
}

interface Exportable {
  batchId: string;
  name: string;
  /** What its file is named after. */
  title: string;
  description: string;
  countTotal?: number | undefined;
}

/** All batches, below them the archived ones, each with its leads as a file. */
export function ExportPanel({ auth, batches, onExpired }: ExportPanelProps) {
  const { archived, failure, load } = useArchivedBatches(auth, onExpired);
  /** The export that runs, with the leads fetched so far. */
  const [running, setRunning] = useState<{ batchId: string; count: number } | null>(null);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run({ batchId, title }: Exportable) {
    if (running) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setMessage(null);
    setRunning({ batchId, count: 0 });
    const onCount = (count: number) => setRunning({ batchId, count });
    const file = await fetchExportFile({ auth, batch: batchId }, onCount, signal);
    if (signal.aborted) return;
    setRunning(null);
    if (file.ok) {
      const fileName = csvName(title, easternDay(Date.now()));
      downloadCsv(fileName, file.pieces);
      setMessage({ isSuccess: true, text: EXPORT.done(fileName, file.count) });
    } else if (file.reason === 'expired') onExpired();
    else setMessage({ isSuccess: false, text: EXPORT.failed, detail: failureWords(file) });
    outcome.current?.focus();
  }

  function cancel() {
    controller.current?.abort();
    setRunning(null);
    outcome.current?.focus();
  }

  const rows: Exportable[] = [
    ...batches.map((batch) => ({ ...batch, title: batch.name })),
    ...archived.map((batch) => ({ ...batch, title: batch.name, name: BATCHES.archivedName(batch.name) })),
  ];
  return (
    <section aria-labelledby="export">
      <h2 id="export">{EXPORT.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{EXPORT.lead}</p>
      <LoadFailed words={BATCHES.archivedNotLoaded} failure={failure} onRetry={load} />
      <Outcome ref={outcome} message={message} />
      <ManagedRows rows={rows} getKey={({ batchId }) => batchId} look="lines" heads={HEADS}>
        {(batch) => (
          <ExportLine
            batch={batch}
            count={running?.batchId === batch.batchId ? running.count : null}
            isOtherRunning={running !== null && running.batchId !== batch.batchId}
            onRun={() => run(batch)}
            onCancel={cancel}
          />
        )}
      </ManagedRows>
    </section>
  );
}

interface ExportLineProps {
  batch: Exportable;
  /** Leads fetched so far; null while it is not exported. */
  count: number | null;
  isOtherRunning: boolean;
  onRun: () => void;
  onCancel: () => void;
}

function ExportLine({ batch, count, isOtherRunning, onRun, onCancel }: ExportLineProps) {
  const { name, description, countTotal } = batch;
  return (
    <div
      className={`grid items-center gap-x-4 gap-y-1 px-4 py-3 xs:max-lg:grid-cols-[1fr_auto] lg:px-5 [&>*]:min-w-0 ${HEADS.columns}`}
    >
      <div>
        <h3 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-slate-700 max-lg:hidden">{description}</p>
      </div>
      <div className="text-sm text-slate-700 tabular-nums">
        <p>{countTotal !== undefined && EXPORT.leads(countTotal)}</p>
        <p role="status">{count !== null && EXPORT.progress(count)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 xs:max-lg:col-start-2 xs:max-lg:row-span-2 xs:max-lg:row-start-1 lg:justify-end">
        {count !== null && <TextButton onClick={onCancel}>{MANAGE.cancel}</TextButton>}
        <Button
          look="outline"
          aria-label={EXPORT.exportBatch(name)}
          disabled={isOtherRunning}
          onClick={onRun}
        >
          {count !== null && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {EXPORT.submit}
        </Button>
      </div>
    </div>
  );
}
