import { Alert } from '#src/components/ui/alert.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import type { Checked } from './check-rows.ts';
import { RowProblems } from './row-problems.tsx';

/**
 * The result of checking the rows under the current mapping.
 * @param missing what must be mapped first; null when nothing is missing
 */
export function CheckResult({ checked, missing }: { checked: Checked | null; missing: string | null }) {
  return (
    <div className="grid gap-3">
      <Alert kind="warning">{missing}</Alert>
      <div role="status" className="grid gap-1">
        {!missing && !checked && <p className="text-slate-600">{IMPORT.checking}</p>}
        {!missing && checked && (
          <>
            <p className="text-lg font-semibold text-navy-900">
              {checked.ready.length > 0 ? IMPORT.ready(checked.ready.length) : IMPORT.noneReady}
            </p>
            {checked.repeated > 0 && <p>{IMPORT.repeated(checked.repeated)}</p>}
            {checked.wrong.length > 0 && (
              <p className="font-semibold text-coral-700">{IMPORT.wrong(checked.wrong.length)}</p>
            )}
          </>
        )}
      </div>
      {!missing && checked && checked.wrong.length > 0 && <RowProblems results={checked.wrong} />}
    </div>
  );
}
