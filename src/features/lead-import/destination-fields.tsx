import { useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { LIMITS } from '#contract/limits.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { IMPORT } from '#src/content/import.ts';
import type { Destination } from './import-job.ts';

interface DestinationFieldsProps {
  batches: readonly Batch[];
  /** The file's name, which a new batch is named after until somebody knows better. */
  opening: string;
  nameProblem: string;
}

/** Into which batch the leads go. */
export function DestinationFields({ batches, opening, nameProblem }: DestinationFieldsProps) {
  const [batchId, setBatchId] = useState('');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label={IMPORT.batch}
        name="batch"
        placeholder={IMPORT.newBatch}
        options={batches.map(({ batchId: value, name }) => ({ value, label: name }))}
        value={batchId}
        onChange={(event) => setBatchId(event.target.value)}
      />
      {batchId === '' && (
        <>
          <TextField
            label={IMPORT.batchName}
            name="batchName"
            required
            autoComplete="off"
            maxLength={LIMITS.name}
            defaultValue={opening.replace(/\.\w{1,4}$/, '').slice(0, LIMITS.name)}
            error={nameProblem || undefined}
          />
          <TextField
            label={IMPORT.description}
            name="description"
            autoComplete="off"
            maxLength={LIMITS.address}
          />
        </>
      )}
    </div>
  );
}

/** What the fields say; null while a new batch has no name. */
export function readDestination(form: HTMLFormElement, batches: readonly Batch[]): Destination | null {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const chosen = batches.find(({ batchId }) => batchId === text('batch'));
  if (chosen) return chosen;
  const name = text('batchName');
  return name === '' ? null : { name, description: text('description') };
}
