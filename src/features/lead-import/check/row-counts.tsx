import { IMPORT } from '#src/content/rep/import.ts';
import { withCommas } from '#src/lib/number-words.ts';

interface RowCountsProps {
  /** Every row of the file is in one group. */
  groups: readonly (readonly [label: string, count: number])[];
  /** Number of rows in the file. */
  all: number;
}

/** The groups of rows above their sum. */
export function RowCounts({ groups, all }: RowCountsProps) {
  return (
    <dl className="ruled">
      {groups.map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="text-slate-700 first-letter:uppercase">{label}</dt>
          <dd className="font-semibold text-navy-900 tabular-nums">{withCommas(count)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2 font-semibold text-navy-900">
        <dt>{IMPORT.allRows}</dt>
        <dd className="tabular-nums">{withCommas(all)}</dd>
      </div>
    </dl>
  );
}
