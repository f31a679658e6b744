import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showVisitLimitsAction } from '#contract/actions/manager/visit-limits.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { Session } from '#contract/session.ts';
import { dayTitle } from '#contract/visits/day-sheet.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { VISITS } from '#src/content/rep/manage.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { DayLinksSection } from './day-links.tsx';
import { DayNav } from './day-nav.tsx';
import { DayView } from './day-view.tsx';
import { VisitLimitsForm } from './visit-limits-form.tsx';
import './day-sheet.css';

interface VisitsPanelProps {
  session: Session;
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** The company's calendar, one day at a time, and how many visits there may be. */
export function VisitsPanel({ session, renderPhotos, onExpired }: VisitsPanelProps) {
  const { auth } = session;
  const backend = useBackendFeatures();
  const [query] = useSearchParams();
  const [today, setToday] = useState(() => easternDay(Date.now()));
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const ask = (signal: AbortSignal) => call(showVisitLimitsAction, { auth }, { signal });
  const { answer: limits, setAnswer: setLimits, failure, load } = useAnswer(ask, onExpired);
  useOnReturn(() => {
    setToday(easternDay(Date.now()));
    void load();
  });
  const limitsTitle = useRef<HTMLHeadingElement>(null);

  return (
    <section
      aria-labelledby={backend.can('visits') ? 'visits' : 'limits'}
      aria-busy={!limits && !failure}
      className="day-sheet"
    >
      {backend.can('visits') && (
        <>
          <h2 id="visits" className="mb-4">
            {dayTitle(day)}
          </h2>
          <DayNav day={day} limits={limits} />
          <DayView
            key={day}
            session={session}
            day={day}
            limits={limits}
            onLimits={setLimits}
            onVisitsChanged={load}
            onShowLimits={() => limitsTitle.current?.focus()}
            renderPhotos={renderPhotos}
            onExpired={onExpired}
          />
          <DayLinksSection auth={auth} onExpired={onExpired} />
        </>
      )}
      <section aria-labelledby="limits" className="mt-12 print:hidden">
        <h2 ref={limitsTitle} id="limits" tabIndex={-1} className="scroll-mt-6 outline-none">
          {VISITS.title}
        </h2>
        <p className="mt-1 mb-5 max-w-3xl text-slate-700">{VISITS.lead}</p>
        <LoadFailed words={VISITS.failed} failure={failure} onRetry={load} />
        <div role="status">{!limits && !failure && <Loading />}</div>
        {limits && <VisitLimitsForm auth={auth} saved={limits} onSaved={setLimits} onExpired={onExpired} />}
      </section>
    </section>
  );
}
