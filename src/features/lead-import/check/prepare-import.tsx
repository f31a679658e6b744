import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type ColumnMapping, getMissingColumn, toRowShape } from '#contract/lead/import-columns.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import {
  countLines,
  getLeadRows,
  getTitles,
  guessHeading,
  type ImportSource,
  openingMapping,
} from '#src/features/lead-import/file/import-source.ts';
import type { ImportJob } from '#src/features/lead-import/run/use-import-run.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { takeFocusSoon } from '#src/lib/take-focus.ts';
import { CheckResult } from './check-result.tsx';
import { checkRows, type RowCheck } from './check-rows.ts';
import { ColumnList } from './column-list.tsx';
import {
  DestinationFields,
  destinationSchema,
  getBatchFields,
  newDestination,
} from './destination-fields.tsx';
import { FirstLines } from './first-lines.tsx';
import { PreviewTable } from './preview-table.tsx';
import { groupRows } from './row-groups.ts';
import { useNumberCheck } from './use-number-check.ts';

const checkDestination = zodResolver(destinationSchema);

interface PrepareImportProps {
  source: ImportSource;
  batches: readonly Batch[];
  onStart: (job: ImportJob) => void;
  onAnother: () => void;
}

export function PrepareImport({ source, batches, onStart, onAnother }: PrepareImportProps) {
  const { file } = source;
  const [heading, setHeading] = useState(() => guessHeading(file.rows));
  const [mapping, setMapping] = useState(() => openingMapping(file.rows, heading));
  const rows = useMemo(() => getLeadRows(file.rows, heading), [file, heading]);
  const titles = getTitles(file.rows, heading);
  const missing = getMissingColumn(mapping);
  const checked = useCheck(rows, mapping);
  const numbers = useNumberCheck(checked?.numbers ?? null);
  const groups = useMemo(() => {
    const names = new Map(batches.map(({ batchId, name }) => [batchId, name]));
    return checked && groupRows(checked, numbers.known, names);
  }, [checked, numbers.known, batches]);
  const toAdd = groups?.toAdd ?? 0;

  const destination = useSubmitForm({
    initialValues: newDestination(source.name),
    rules: async () => checkDestination,
    async send(fields) {
      if (checked && toAdd > 0) {
        const { importId } = source;
        const { columns } = toRowShape(mapping);
        const target = { importId, ...getBatchFields(fields, batches, importId), columns };
        const { ready, wrong, repeats } = checked;
        onStart({ target, titles, rows, ready, wrong, repeats });
      }
      return null;
    },
    failed: { isSuccess: false, text: IMPORT.failed, detail: IMPORT.failedHint },
  });

  return (
    <Form form={destination} className="grid gap-8">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <strong ref={takeFocusSoon} tabIndex={-1} className="wrap-anywhere outline-none">
            {IMPORT.found(source.name, rows.length)}
          </strong>
          <TextButton onClick={onAnother}>{IMPORT.another}</TextButton>
        </p>
      </div>
      <FirstLines
        rows={file.rows}
        heading={heading}
        onChoose={(chosen) => {
          setHeading(chosen);
          setMapping(openingMapping(file.rows, chosen));
        }}
      />
      <section aria-labelledby="columns">
        <h3 id="columns" className="mb-4">
          {IMPORT.columns}
        </h3>
        <ColumnList titles={titles} rows={rows} mapping={mapping} onChange={setMapping} />
      </section>
      <div className="min-w-0">
        <h3 className="mb-4">{IMPORT.preview}</h3>
        <div className="grid min-w-0 gap-5">
          {!missing && <PreviewTable rows={rows} mapping={mapping} />}
          <CheckResult
            checked={checked}
            groups={groups}
            numbers={numbers}
            missing={missing && IMPORT.missing[missing]}
            lines={countLines(file, heading)}
          />
        </div>
      </div>
      <section aria-labelledby="target">
        <h3 id="target" className="mb-4">
          {IMPORT.target}
        </h3>
        <DestinationFields batches={batches} control={destination.form.control} field={destination.field} />
      </section>
      <div>
        <Outcome ref={destination.outcome} message={destination.message} />
        <Button
          type="submit"
          disabled={toAdd === 0}
          className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
        >
          {numbers.state === 'done' || toAdd === 0 ? IMPORT.start(toAdd) : IMPORT.startUpTo(toAdd)}
        </Button>
      </div>
    </Form>
  );
}

/** Checks the rows again for each new mapping; null while that runs and while too few columns are mapped. */
function useCheck(rows: readonly CsvRow[], mapping: ColumnMapping): RowCheck | null {
  const [done, setDone] = useState<{ rows: unknown; mapping: ColumnMapping; checked: RowCheck } | null>(null);

  useEffect(() => {
    if (getMissingColumn(mapping)) return;
    const controller = new AbortController();
    checkRows(rows, mapping.length, toRowShape(mapping), controller.signal).then((checked) => {
      if (checked) startTransition(() => setDone({ rows, mapping, checked }));
    });
    return () => controller.abort();
  }, [rows, mapping]);

  return done?.rows === rows && done.mapping === mapping ? done.checked : null;
}
