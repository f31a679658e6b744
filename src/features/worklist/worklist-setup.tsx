import { ChevronLeft } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Batch, RepDay } from '#contract/actions/list-batches.ts';
import { LIMITS } from '#contract/limits.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { paths } from '#src/content/site-map.ts';
import { NextLeadButton, SETUP_FORM } from './next-lead-button.tsx';
import { progressWords } from './queue/progress-words.ts';
import type { Worklist } from './queue/use-worklist.ts';

export interface BatchOptions {
  batches: Batch[] | null;
  /** Undefined until loaded, and from an older backend. */
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
  /** Whether a lead is on the card or about to be resumed: Next Lead is then beside the title. */
  working: boolean;
}

/** In one row on a laptop; a missing name is marked with the border. */
const REP_FIELD =
  '[&_p]:sr-only lg:[&_label]:sr-only lg:[&_input]:min-h-10 lg:[&_input]:py-1 lg:[&_input]:px-2 lg:[&_input]:text-sm lg:[&_input]:text-ellipsis';

export function WorklistSetup(props: WorklistSetupProps) {
  const { worklist, batchOptions, batchId, onBatch, onNext, working } = props;
  const { state, typeRep } = worklist;
  const { batches, failed } = batchOptions;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form
      id={SETUP_FORM}
      onSubmit={submit}
      noValidate
      className="grid two-up items-end gap-3 xs:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:max-xl:contents xl:flex xl:items-center xl:gap-2"
    >
      <div
        className={`flex min-w-0 gap-1 lg:w-58 lg:items-center xl:w-auto xl:flex-1 ${working ? '' : 'max-lg:col-span-full'}`}
      >
        <Link
          to={paths.rep.hub}
          aria-label={WORKLIST.toHub}
          title={WORKLIST.toHub}
          className="-mt-1 -ml-4 flex size-11 shrink-0 items-center justify-center rounded-lg text-tarp-700 hover:bg-tarp-100 lg:mt-0"
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Link>
        <div>
          <h1 className="text-3xl lg:text-xl">{WORKLIST.title}</h1>
          <p className="min-h-10 text-sm leading-5 text-slate-600 tabular-nums lg:min-h-5 lg:text-xs lg:whitespace-nowrap">
            {progressWords(state, batches, batchId)}
          </p>
        </div>
      </div>
      <div className="min-w-0 lg:w-36" title={WORKLIST.rep}>
        <TextField
          className={REP_FIELD}
          label={WORKLIST.rep}
          name="rep"
          required
          autoComplete="name"
          placeholder={WORKLIST.rep}
          maxLength={LIMITS.name}
          value={state.rep}
          onChange={(event) => typeRep(event.target.value)}
          error={state.rep.trim() === '' ? WORKLIST.repNeeded : undefined}
        />
      </div>
      <SelectField
        className="min-w-0 lg:max-xl:max-w-80 lg:max-xl:flex-[1_1_10rem] xl:w-64 lg:[&_label]:sr-only lg:[&_select]:min-h-10 lg:[&_select]:py-1 lg:[&_select]:px-2 lg:[&_select]:text-sm lg:[&_select]:text-ellipsis"
        label={WORKLIST.batch}
        name="batch"
        required
        value={batchId}
        onChange={(event) => onBatch(event.target.value)}
        placeholder={batches || failed ? WORKLIST.pickBatch : REP_HUB.loading}
        options={(batches ?? []).map(({ batchId: value, name: label }) => ({ value, label }))}
      />
      {working && (
        <NextLeadButton
          look="outline"
          isLoading={state.phase === 'loading'}
          spinner="lg:hidden"
          className="lg:min-h-10 lg:px-3 lg:py-1 xs:max-lg:col-start-2 xs:max-lg:row-start-1 xs:max-lg:justify-self-end"
        />
      )}
    </form>
  );
}
