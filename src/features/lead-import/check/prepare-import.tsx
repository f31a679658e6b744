import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type ColumnMapping, getMissingColumn } from '#contract/lead-list/columns.ts';
import { type RowShape, toRowShape } from '#contract/lead-list/row-shape.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
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
import { readBackendFeatures } from '#src/stored/backend-features.ts';
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
import { type CallAgain, countToAdd, groupRows } from './row-groups.ts';
import { readSavedMapping, saveMapping } from './saved-mappings.ts';
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
  const [mapping, setMapping] = useState(() => beginWith(file.rows, heading));
  const [nowMs] = useState(() => Date.now());
  const rows = useMemo(() => getLeadRows(file.rows, heading), [file, heading]);
  const titles = useMemo(() => getTitles(file.rows, heading), [file, heading]);
  const shape = useMemo(() => toRowShape(mapping, titles), [mapping, titles]);
  const missing = getMissingColumn(mapping);
  const checked = useCheck(rows, missing ? null : shape, titles.length, nowMs);
  const numbers = useNumberCheck(checked?.questions ?? null);
  const [isCallingAgain, setCallingAgain] = useState(false);
  // The manager chooses for as many people as the page names, so all numbers must be checked.
  const again: CallAgain = numbers.state !== 'done' ? 'no' : isCallingAgain ? 'chosen' : 'offered';
  // Groups all rows of the file again: in a task of its own, after the box is ticked.
  const shownAgain = useDeferredValue(again);
  const groups = useMemo(() => {
    const names = new Map(batches.map(({ batchId, name }) => [batchId, name]));
    return checked && groupRows(checked, numbers.answers, names, shownAgain);
  }, [checked, numbers.answers, batches, shownAgain]);
  const toAdd = groups ? countToAdd(groups) : 0;
  const toList = groups?.listed.length ?? 0;

  const destination = useSubmitForm({
    initialValues: newDestination(source.name),
    resolver: checkDestination,
    async send(fields) {
      if (checked && groups && toAdd + toList > 0) {
        const { importId } = source;
        const { ready, wrong, related, columns } = checked;
        const batch = getBatchFields(fields, batches, importId);
        const target = { importId, ...batch, columns, ...(again === 'chosen' && { reopen: true }) };
        const closed = new Set(groups.closed.map(({ line }) => line));
        if (heading >= 0) saveMapping(titles, mapping, openingMapping(file.rows, heading));
        onStart({ target, titles, rows, ready, wrong, related, closed });
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
        leads={rows.length}
        onChoose={(chosen) => {
          setHeading(chosen);
          setMapping(beginWith(file.rows, chosen));
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
          {!missing && <PreviewTable rows={rows} shape={shape} nowMs={nowMs} />}
          <CheckResult
            checked={checked}
            groups={groups}
            numbers={numbers}
            callAgain={
              <CheckField checked={isCallingAgain} onChange={({ target }) => setCallingAgain(target.checked)}>
                <strong className="block text-navy-900">
                  {IMPORT.callAgain(groups?.closed.length ?? 0)}
                </strong>
                {IMPORT.callAgainHint}
              </CheckField>
            }
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
          disabled={toAdd + toList === 0}
          className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
        >
          {startWords(toAdd, toList, numbers.state === 'done')}
        </Button>
      </div>
    </Form>
  );
}

function startWords(toAdd: number, toList: number, isChecked: boolean): string {
  if (toAdd === 0 && toList > 0) return IMPORT.startListing(toList);
  return isChecked || toAdd === 0 ? IMPORT.start(toAdd) : IMPORT.startUpTo(toAdd);
}

/** As the manager chose the columns of the last list with these headings, else as we guess them. */
const beginWith = (rows: readonly CsvRow[], heading: number): ColumnMapping =>
  (heading >= 0 && readSavedMapping(getTitles(rows, heading))) || openingMapping(rows, heading);

/**
 * Checks the rows again for each new shape; null while that runs.
 * @param shape null while too few columns are mapped
 */
function useCheck(
  rows: readonly CsvRow[],
  shape: RowShape | null,
  width: number,
  nowMs: number,
): RowCheck | null {
  const [takesNoCall] = useState(() => readBackendFeatures().can('import_do_not_call'));
  const [takesHouses] = useState(() => readBackendFeatures().can('houses'));
  const [done, setDone] = useState<{ rows: unknown; shape: RowShape; checked: RowCheck } | null>(null);

  useEffect(() => {
    if (!shape) return;
    const controller = new AbortController();
    const { signal } = controller;
    checkRows(rows, width, shape, { signal, nowMs, takesNoCall, takesHouses }).then((checked) => {
      if (checked) startTransition(() => setDone({ rows, shape, checked }));
    });
    return () => controller.abort();
  }, [rows, shape, width, nowMs, takesNoCall, takesHouses]);

  return done?.rows === rows && done.shape === shape ? done.checked : null;
}
