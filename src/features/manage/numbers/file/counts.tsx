import { withCommas } from '#src/lib/number-words.ts';

interface CountsProps {
  /** Groups that add up to `all`; those without any are not shown. */
  groups: readonly (readonly [label: string, count: number])[];
  all: readonly [label: string, count: number];
}

/** Counts above their sum. */
export const Counts = ({ groups, all }: CountsProps) => (
  <dl className="ruled">
    {groups
      .filter(([, count]) => count > 0)
      .map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="text-slate-700">{label}</dt>
          <dd className="font-semibold text-navy-900 tabular-nums">{withCommas(count)}</dd>
        </div>
      ))}
    <div className="flex justify-between gap-4 py-2 font-semibold text-navy-900">
      <dt>{all[0]}</dt>
      <dd className="tabular-nums">{withCommas(all[1])}</dd>
    </div>
  </dl>
);
