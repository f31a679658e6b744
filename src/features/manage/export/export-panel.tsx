import { zodResolver } from '@hookform/resolvers/zod';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Batch } from '#contract/actions/list-batches.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { BATCHES } from '#src/content/rep/batches.ts';
import { EXPORT, MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { useArchivedBatches } from '#src/features/manage/batches/use-archived-batches.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { csvName, downloadCsv } from '#src/lib/csv/csv-download.ts';
import { fetchExportFile } from './export-file.ts';

interface ExportPanelProps {
  auth: string;
  batches: readonly Batch[];
  onExpired: () => void;
}

const checkChoice = zodResolver(z.object({ batch: z.string().check(z.minLength(1, EXPORT.batchMissing)) }));
const FAILED: OutcomeMessage = { isSuccess: false, text: EXPORT.failed };

export function ExportPanel({ auth, batches, onExpired }: ExportPanelProps) {
  const { archived, failure, load } = useArchivedBatches(auth, onExpired);
  /** Leads fetched so far; null when no export is running. */
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const choice = useSubmitForm({
    initialValues: { batch: '' },
    resolver: checkChoice,
    async send({ batch }) {
      const controller = new AbortController();
      running.current = controller;
      setCount(0);
      const file = await fetchExportFile({ auth, batch }, setCount, controller.signal).finally(() =>
        setCount(null),
      );
      if (controller.signal.aborted) return null;
      if (file.ok) {
        const batchName = [...batches, ...archived].find(({ batchId }) => batchId === batch)?.name ?? batch;
        const name = csvName(batchName, easternDay(Date.now()));
        downloadCsv(name, file.pieces);
        return { isSuccess: true, text: EXPORT.done(name, file.count) };
      }
      if (file.reason !== 'expired') return { ...FAILED, detail: failureWords(file) };
      onExpired();
      return null;
    },
    failed: FAILED,
    getRefusalMessage: ({ batch }) => ({ isSuccess: false, text: batch?.message ?? EXPORT.batchMissing }),
  });

  return (
    <section aria-labelledby="export" className="max-w-xl">
      <h2 id="export">{EXPORT.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{EXPORT.lead}</p>
      <LoadFailed words={BATCHES.archivedNotLoaded} failure={failure} onRetry={load} />
      <Form form={choice}>
        <SelectField
          className="mb-5"
          label={EXPORT.batch}
          {...choice.form.register('batch')}
          required
          placeholder={EXPORT.pickBatch}
          options={[
            ...batches.map(({ batchId, name, countTotal }) => ({
              value: batchId,
              label: EXPORT.option(name, countTotal),
            })),
            ...archived.map(({ batchId, name, countTotal }) => ({
              value: batchId,
              label: EXPORT.option(BATCHES.archivedName(name), countTotal),
            })),
          ]}
        />
        <Outcome ref={choice.outcome} message={choice.message} />
        <p role="status" className="[&:not(:empty)]:mb-4">
          {count !== null && EXPORT.progress(count)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            {count !== null && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
            {EXPORT.submit}
          </Button>
          {count !== null && (
            <Button look="outline" onClick={() => running.current?.abort()}>
              {MANAGE.cancel}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
