import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showVisitLimitsAction } from '#contract/actions/manager/visit-limits.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { Session } from '#contract/session.ts';
import { dayTitle } from '#contract/visits/day-sheet.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { VISITS } from '#src/content/rep/manage.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { DayNav } from './day-nav.tsx';
import { DayView } from './day-view.tsx';
import './day-sheet.css';

interface VisitsPanelProps {
  session: Session;
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** The company's calendar, one day at a time. */
export function VisitsPanel({ session, renderPhotos, onExpired }: VisitsPanelProps) {
  const { auth } = session;
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

  return (
    <section aria-labelledby="visits" aria-busy={!limits && !failure} className="day-sheet">
      <h2 id="visits" className="mb-2 lg:mb-4">
        {dayTitle(day)}
      </h2>
      <DayNav day={day} limits={limits} />
      <LoadFailed words={VISITS.failed} failure={failure} onRetry={load} />
      <DayView
        key={day}
        session={session}
        day={day}
        limits={limits}
        onLimits={setLimits}
        onVisitsChanged={load}
        renderPhotos={renderPhotos}
        onExpired={onExpired}
      />
    </section>
  );
}
