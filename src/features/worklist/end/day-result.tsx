import type { RepDay } from '#contract/actions/list-batches.ts';
import { END, easternWords } from '#src/content/rep/worklist.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';

/** What this rep has saved today, by status, and when the next callback is due. */
export function DayResult({
  day: { saved, callbacksDue, nextCallbackAt },
  now,
}: {
  day: RepDay;
  now: number;
}) {
  const total = saved.reduce((sum, { count }) => sum + count, 0);
  const nextMs = Date.parse(nextCallbackAt);
  return (
    <section aria-label={END.today} className="mx-auto mt-5 max-w-2xl">
      {total > 0 && (
        <>
          <p className="font-semibold text-navy-900">{END.saved(total)}</p>
          <dl className="mt-2 flex flex-wrap justify-center gap-2">
            {saved.map(({ status, count }) => (
              <div
                key={status}
                className="flex min-w-28 flex-1 flex-col-reverse rounded-lg border border-line bg-white px-3 py-2 sm:max-w-44"
              >
                <dt className="text-sm leading-tight text-slate-600">{status}</dt>
                <dd className="text-2xl font-semibold text-navy-900 tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {callbacksDue > 0 && <p className="mt-3 font-semibold text-coral-700">{END.due(callbacksDue)}</p>}
      {callbacksDue === 0 && nextMs > now && (
        <p className="mt-3 text-slate-700">
          {END.nextCallback} <strong>{easternWords(easternMomentWords(nextMs))}</strong>
        </p>
      )}
    </section>
  );
}
