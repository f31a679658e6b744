import type { ImportResult } from '#contract/actions/import-leads.ts';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type ColumnMapping, toRowShape } from '#contract/lead/import-columns.ts';
import { LIMITS } from '#contract/limits.ts';
import { toSlug } from '#contract/slug.ts';
import type { Checked, ReadyRow } from '#src/features/lead-import/check/check-rows.ts';
import type { Destination } from '#src/features/lead-import/check/destination-fields.tsx';
import type { ImportSource } from '#src/features/lead-import/file/import-source.ts';
import type { CsvRow } from '#src/features/lead-import/file/read-csv.ts';
import type { ImportTarget } from './send-rows.ts';

export interface ImportJob {
  target: ImportTarget;
  titles: readonly string[];
  /** The rows as in the file, for the report. */
  rows: readonly CsvRow[];
  ready: readonly ReadyRow[];
  wrong: readonly ImportResult[];
}

interface JobParts {
  source: ImportSource;
  titles: readonly string[];
  rows: readonly CsvRow[];
  mapping: ColumnMapping;
  checked: Checked;
  destination: Destination;
  batches: readonly Batch[];
}

/** Creates the job. A new batch always gets its own id, even when another batch has the same name. */
export function importJob({
  source,
  titles,
  rows,
  mapping,
  checked,
  destination,
  batches,
}: JobParts): ImportJob {
  const { importId } = source;
  const chosen = batches.find(({ batchId }) => batchId === destination.batch);
  const name = chosen?.name ?? destination.batchName;
  const description = chosen?.description ?? destination.description;
  const batchId = chosen?.batchId ?? `${toSlug(name) || 'batch'}-${importId.replace(/-/g, '').slice(0, 6)}`;
  const target: ImportTarget = {
    importId,
    batchId,
    batchName: name,
    description: description.slice(0, LIMITS.address),
    columns: toRowShape(mapping).columns,
  };
  return { target, titles, rows, ready: checked.ready, wrong: checked.wrong };
}
