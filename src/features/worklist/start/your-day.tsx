import { Clock } from 'lucide-react';
import type { RepDay } from '#contract/actions/list-batches.ts';
import { VISIT_SET } from '#contract/lead/status.ts';
import { REP_TODAY } from '#src/content/rep/rep-hub.ts';
import { END, easternWords, START } from '#src/content/rep/worklist.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';

/** What this rep has done today, and the callbacks to make. */
export function YourDay({ day: { saved, callbacksDue, nextCallbackAt } }: { day: RepDay }) {
  const count = (status?: string) =>
    saved.reduce((sum, each) => sum + (!status || each.status === status ? each.count : 0), 0);
  const counts = [
    [START.saved, count()],
    [START.visits, count(VISIT_SET)],
    [START.due, callbacksDue],
  ] as const;
  return (
    <section aria-labelledby="your-day" className="rounded-2xl border border-line bg-white p-5">
      <p id="your-day" className="font-semibold text-navy-900">
        {END.today}
      </p>
      <dl className="mt-3 grid gap-3 xs:grid-cols-3">
        {counts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-tight text-slate-600">{label}</dt>
            <dd className="text-2xl font-semibold text-navy-900 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {callbacksDue === 0 && (
        <p className="mt-4 flex items-center gap-2 border-t border-line pt-3 text-sm text-slate-700">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {nextCallbackAt
            ? `${END.nextCallback} ${easternWords(easternMomentWords(Date.parse(nextCallbackAt)))}`
            : REP_TODAY.none}
        </p>
      )}
    </section>
  );
}
