import { withCommas } from '#src/lib/number-words.ts';

type Count = readonly [label: string, count: number];

interface CountsProps {
  /** Groups that add up to `all`. */
  groups: readonly Count[];
  all: Count;
}

/** Counts above their sum. */
export const Counts = ({ groups, all }: CountsProps) => (
  <dl className="ruled">
    {groups.map(([label, count]) => (
      <div key={label} className="flex justify-between gap-4 py-2">
        <dt className="text-slate-700 first-letter:uppercase">{label}</dt>
        <dd className="font-semibold text-navy-900 tabular-nums">{withCommas(count)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 py-2 font-semibold text-navy-900">
      <dt>{all[0]}</dt>
      <dd className="tabular-nums">{withCommas(all[1])}</dd>
    </div>
  </dl>
);

/** The groups that have any. */
export const withoutEmpty = (groups: readonly Count[]): Count[] => groups.filter(([, count]) => count > 0);
