import { ChevronLeft, LoaderCircle } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Batch, RepDay } from '#contract/actions/list-batches.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Feature } from '#contract/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { REP_HUB } from '#src/content/rep/rep-area.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { paths } from '#src/content/site-map.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';
import { progressWords } from './queue/progress-words.ts';
import type { Worklist } from './queue/use-worklist.ts';

export interface BatchOptions {
  batches: Batch[] | null;
  features: readonly Feature[] | null;
  /** Undefined until loaded, and from an older script. */
  day: RepDay | undefined;
  failed: boolean;
  reload: () => void;
}

interface WorklistSetupProps {
  worklist: Worklist;
  batchOptions: BatchOptions;
  batchId: string;
  onBatch: (batchId: string) => void;
  onNext: () => void;
  /** Whether a lead is on the card or about to be resumed: Next Lead then moves beside the title. */
  working: boolean;
}

export function WorklistSetup(props: WorklistSetupProps) {
  const { worklist, batchOptions, batchId, onBatch, onNext, working } = props;
  const { state, typeRep } = worklist;
  const { batches, failed, reload } = batchOptions;
  const shortcut = useKeyShortcut();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  const wide = working ? '' : 'max-lg:col-span-2';
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[auto_1fr_1.4fr_auto] lg:gap-5"
    >
      <div className={`flex items-center gap-1 ${wide}`}>
        <Link
          to={paths.rep.hub}
          aria-label={WORKLIST.toHub}
          title={WORKLIST.toHub}
          className="-ml-3 flex size-11 shrink-0 items-center justify-center rounded-lg text-tarp-700 hover:bg-tarp-100"
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Link>
        <div>
          <h1 className="text-3xl">{WORKLIST.title}</h1>
          <p className="min-h-5 text-sm leading-5 text-slate-600 tabular-nums">
            {progressWords(state, batches, batchId)}
          </p>
        </div>
      </div>
      <TextField
        className={wide}
        label={WORKLIST.rep}
        name="rep"
        required
        autoComplete="name"
        maxLength={LIMITS.name}
        value={state.rep}
        onChange={(event) => typeRep(event.target.value)}
      />
      <SelectField
        className={wide}
        label={WORKLIST.batch}
        name="batch"
        required
        value={batchId}
        onChange={(event) => onBatch(event.target.value)}
        placeholder={batches || failed ? WORKLIST.pickBatch : REP_HUB.loading}
        options={(batches ?? []).map(({ batchId: value, name: label }) => ({ value, label }))}
      />
      <Button
        type="submit"
        look={working ? 'outline' : 'main'}
        {...shortcut('N')}
        className={working ? 'max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end' : wide}
      >
        {state.phase === 'loading' && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        <span>{WORKLIST.next}</span>
        <KeyMark>N</KeyMark>
      </Button>
      {failed && (
        <p
          role="alert"
          className="col-span-full flex flex-wrap items-center gap-x-4 rounded-lg bg-coral-100 px-4 font-semibold text-coral-700"
        >
          <span>{REP_HUB.failed}</span>
          <button type="button" onClick={reload} className="min-h-12 underline underline-offset-4">
            {REP_HUB.retry}
          </button>
        </p>
      )}
    </form>
  );
}
