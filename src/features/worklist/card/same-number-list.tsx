import type { Batch } from '#contract/actions/list-batches.ts';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';

interface SameNumberListProps {
  leads: SameNumber[];
  batches: Batch[] | null;
}

/** Other leads with this number, so that nobody is called twice about the same roof by accident. */
export function SameNumberList({ leads, batches }: SameNumberListProps) {
  if (leads.length === 0) return null;
  return (
    <section className="rounded-2xl border border-line bg-white p-5">
      <h3>{WORKLIST.sameNumber}</h3>
      <ul className="mt-3 grid gap-3">
        {leads.map(({ leadId, firstName, lastName, batchId, status, workedAt }) => (
          <li key={leadId} className="border-l-4 border-amber-400 pl-3">
            <p className="font-medium wrap-anywhere">
              {`${firstName} ${lastName}`.trim() || WORKLIST.noName}
            </p>
            <p className="text-sm wrap-anywhere text-slate-600">
              {batches?.find((batch) => batch.batchId === batchId)?.name ?? WORKLIST.otherBatch} · {status}
              {workedAt && `, ${easternDateTime(workedAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
