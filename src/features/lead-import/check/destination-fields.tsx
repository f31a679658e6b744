import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Batch } from '#contract/actions/list-batches.ts';
import { toSlug } from '#contract/lead/slug.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, toOneLine } from '#contract/text.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { IMPORT } from '#src/content/rep/import.ts';

/** An existing batch, or a new one, which needs a name. */
export const destinationSchema = z
  .object({
    batch: z.string(),
    batchName: optionalText(LIMITS.name),
    description: optionalText(LIMITS.address),
  })
  .check(
    z.refine(({ batch, batchName }) => batch !== '' || batchName !== '', {
      error: IMPORT.batchNameMissing,
      path: ['batchName'],
    }),
  );
type Destination = z.output<typeof destinationSchema>;
type DestinationValues = z.input<typeof destinationSchema>;

export const newDestination = (fileName: string) => ({
  batch: '',
  batchName: toOneLine(fileName.replace(/\.\w{1,4}$/, '')).slice(0, LIMITS.name),
  description: '',
});

/** A new batch always gets its own id, even when another batch has the same name. */
export function getBatchFields(destination: Destination, batches: readonly Batch[], importId: string) {
  const { batch, batchName, description } = destination;
  const chosen = batches.find(({ batchId }) => batchId === batch);
  if (chosen) {
    const { batchId, name } = chosen;
    // The name may have been edited in the sheet, where a cell holds line breaks.
    const sent = toOneLine(chosen.description).slice(0, LIMITS.address);
    return { batchId, batchName: toOneLine(name), description: sent };
  }
  const batchId = `${toSlug(batchName) || 'batch'}-${importId.replace(/-/g, '').slice(0, 6)}`;
  return { batchId, batchName, description };
}

interface DestinationFieldsProps {
  batches: readonly Batch[];
  control: Control<DestinationValues, unknown, Destination>;
  /** From useSubmitForm. */
  field: (name: keyof DestinationValues) => UseFormRegisterReturn & { error: string | undefined };
}

export function DestinationFields({ batches, control, field }: DestinationFieldsProps) {
  const isNew = useWatch({ control, name: 'batch' }) === '';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...field('batch')}
        className="sm:col-span-2"
        label={IMPORT.batch}
        placeholder={IMPORT.newBatch}
        options={batches.map(({ batchId: value, name }) => ({ value, label: name }))}
      />
      {isNew && (
        <>
          <TextField
            {...field('batchName')}
            label={IMPORT.batchName}
            required
            autoComplete="off"
            maxLength={LIMITS.name}
          />
          <TextField
            {...field('description')}
            label={IMPORT.description}
            autoComplete="off"
            maxLength={LIMITS.address}
          />
        </>
      )}
    </div>
  );
}
