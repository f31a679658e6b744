import { startTransition, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { ChooseFile } from '#src/components/rep/choose-file.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import { downloadCsv } from '#src/lib/csv/csv-download.ts';
import { PrepareImport } from './check/prepare-import.tsx';
import { type ImportSource, readSource } from './file/import-source.ts';
import { SAMPLE_COLUMNS, sampleList } from './file/sample-list.ts';
import { ImportRun } from './run/import-run.tsx';
import type { ImportJob } from './run/use-import-run.ts';

interface ImportPanelProps {
  batches: readonly Batch[];
  onImported: () => void;
  /** Called with true when a file is open, which leaving the page would lose, and with false afterwards. */
  onOpen: (isOpen: boolean) => void;
}

export default function ImportPanel({ batches, onImported, onOpen }: ImportPanelProps) {
  const [source, setSource] = useState<ImportSource | null>(null);
  const [job, setJob] = useState<ImportJob | null>(null);

  function begin(read: ImportSource) {
    onOpen(true);
    // A list of all columns with all choices: drawn in short tasks.
    startTransition(() => setSource(read));
  }

  function startOver() {
    onOpen(false);
    setJob(null);
    setSource(null);
  }

  return (
    <section aria-labelledby="import">
      <h2 id="import">{IMPORT.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{IMPORT.lead}</p>
      {job ? (
        <ImportRun job={job} onImported={onImported} onAgain={startOver} />
      ) : source ? (
        <PrepareImport
          source={source}
          batches={batches}
          onStart={(ready) => startTransition(() => setJob(ready))}
          onAnother={startOver}
        />
      ) : (
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <ChooseFile id="import-file" words={IMPORT} read={readSource} onRead={begin} />
          <div>
            <h3 className="text-xl">{IMPORT.columnsKnown}</h3>
            <dl className="mt-2 grid gap-x-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[repeat(5,auto)]">
              {SAMPLE_COLUMNS.map(({ name, cell }) => (
                <div
                  key={name}
                  className="border-t border-line py-1.5 xs:grid xs:grid-cols-[7.5rem_1fr] xs:gap-3"
                >
                  <dt className="font-semibold text-navy-900">{name}</dt>
                  <dd className="min-w-0 text-slate-700 wrap-anywhere">{cell}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-slate-700">{IMPORT.columnsHint}</p>
            <TextButton onClick={() => downloadCsv(`${IMPORT.sampleName}.csv`, [sampleList()])}>
              {IMPORT.sample}
            </TextButton>
          </div>
        </div>
      )}
    </section>
  );
}
