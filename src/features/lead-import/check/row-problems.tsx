import { IMPORT, OUTCOME_LABELS } from '#src/content/rep/import.ts';
import type { RowResult } from './check-rows.ts';

/** Rows shown at once, and when expanded. */
const AT_ONCE = 5;
const SHOWN = 100;

interface RowProblemsProps {
  results: readonly RowResult[];
  /** Where to see this many more rows. */
  words: (count: number) => string;
}

/** Shows only a few rows at once, so that the next button stays near. */
export function RowProblems({ results, words }: RowProblemsProps) {
  return (
    <div className="ruled rounded-lg border border-line bg-white px-4">
      <ProblemList results={results.slice(0, AT_ONCE)} />
      {results.length > AT_ONCE && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-tarp-700">
            {IMPORT.andMore(results.length - AT_ONCE)}
          </summary>
          <ProblemList results={results.slice(AT_ONCE, SHOWN)} />
          {results.length > SHOWN && (
            <p className="py-2 text-sm text-slate-600">{words(results.length - SHOWN)}</p>
          )}
        </details>
      )}
    </div>
  );
}

function ProblemList({ results }: { results: readonly RowResult[] }) {
  return (
    <ul className="ruled">
      {results.map(({ line, outcome, message }) => (
        <li key={line} className="flex gap-x-4 py-2 text-sm max-xs:flex-wrap">
          <span className="min-w-20 shrink-0 xs:w-20 font-semibold text-navy-900 tabular-nums">
            {IMPORT.lineNumber(line)}
          </span>
          <span className="min-w-0 wrap-anywhere">{message || OUTCOME_LABELS[outcome]}</span>
        </li>
      ))}
    </ul>
  );
}
