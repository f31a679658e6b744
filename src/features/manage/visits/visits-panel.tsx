import { VISITS } from '#src/content/rep/manage.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useVisitLimits } from './use-visit-limits.ts';
import { VisitLimitsForm } from './visit-limits-form.tsx';

interface VisitsPanelProps {
  auth: string;
  onExpired: () => void;
}

/** How many visits there may be, and the days without any, with what is booked in the next days. */
export function VisitsPanel({ auth, onExpired }: VisitsPanelProps) {
  const { limits, setLimits, failure, load } = useVisitLimits(auth, onExpired);
  return (
    <section aria-labelledby="visits" aria-busy={!limits && !failure}>
      <h2 id="visits">{VISITS.title}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-slate-700">{VISITS.lead}</p>
      <LoadFailed words={VISITS.failed} failure={failure} onRetry={load} />
      <div role="status">{!limits && !failure && <Loading />}</div>
      {limits && <VisitLimitsForm auth={auth} saved={limits} onSaved={setLimits} onExpired={onExpired} />}
    </section>
  );
}
