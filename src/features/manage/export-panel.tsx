import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { easternDay } from '#contract/eastern-time.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { EXPORT, MANAGE } from '#src/content/manage.ts';
import { failureWords } from '#src/content/rep-failures.ts';
import { csvName, downloadCsv } from '#src/lib/csv-download.ts';

interface ExportPanelProps {
  auth: string;
  batches: readonly Batch[];
  onExpired: () => void;
}

/** A batch as a CSV file in the manager's downloads. */
export function ExportPanel({ auth, batches, onExpired }: ExportPanelProps) {
  /** Leads fetched so far; null while nothing is under way. */
  const [count, setCount] = useState<number | null>(null);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (count !== null) return;
    const chosen = new FormData(event.currentTarget).get('batch');
    const batch = batches.find(({ batchId }) => batchId === chosen);
    if (!batch) {
      setMessage({ good: false, text: EXPORT.batchMissing });
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setMessage(null);
    setCount(0);
    const { exportedFile } = await import('./export-file.ts');
    const file = await exportedFile({ auth, batch: batch.batchId }, setCount, controller.signal);
    if (controller.signal.aborted) return;
    setCount(null);
    if (file.ok) {
      const name = csvName(batch.name, easternDay(Date.now()));
      downloadCsv(name, file.pieces);
      setMessage({ good: true, text: EXPORT.done(name, file.count) });
    } else if (file.reason === 'expired') onExpired();
    else setMessage({ good: false, text: EXPORT.failed, detail: failureWords(file) });
  }

  function cancel() {
    underWay.current?.abort();
    setCount(null);
  }

  return (
    <section aria-labelledby="export" className="max-w-xl">
      <h2 id="export">{EXPORT.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{EXPORT.lead}</p>
      <form onSubmit={submit} noValidate aria-busy={count !== null}>
        <SelectField
          className="mb-5"
          label={EXPORT.batch}
          name="batch"
          required
          placeholder={EXPORT.pickBatch}
          options={batches.map(({ batchId, name, countTotal }) => ({
            value: batchId,
            label: countTotal === undefined ? name : `${name} (${countTotal.toLocaleString('en-US')})`,
          }))}
        />
        <Outcome message={message} />
        <p role="status" className="[&:not(:empty)]:mb-4">
          {count !== null && EXPORT.progress(count)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            {count !== null && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
            {EXPORT.submit}
          </Button>
          {count !== null && (
            <Button look="outline" onClick={cancel}>
              {MANAGE.cancel}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
