import { CalendarOff, CalendarPlus, CalendarX2, Copy, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  saveVisitLimitsAction,
  showVisitLimitsAction,
  type VisitLimitsAnswer,
} from '#contract/actions/manager/visit-limits.ts';
import type { DayVisit } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { PERIODS } from '#contract/slots.ts';
import { findTaken, parseVisitLimits } from '#contract/visits/visit-limits.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { VISITS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { BookForm } from './book-form.tsx';
import { toggleClosedDay } from './closed-days.ts';
import { DayList } from './day-list.tsx';
import { DayMapPlace } from './day-map-place.tsx';
import { DayNav } from './day-nav.tsx';
import { dayAsText, isPlanned, visitorName } from './day-words.ts';
import { useDayVisits } from './use-day-visits.ts';
import { useVisitLimits } from './use-visit-limits.ts';
import { VisitLimitsForm } from './visit-limits-form.tsx';
import './day-sheet.css';

interface VisitsPanelProps {
  auth: string;
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** What came of a decision: about a visit, or about the day if `reference` is empty. */
interface Said {
  message: OutcomeMessage;
  day: string;
  reference: string;
}

/** The company's calendar, one day at a time, and how many visits there may be. */
export function VisitsPanel({ auth, renderPhotos, onExpired }: VisitsPanelProps) {
  const backend = useBackendFeatures();
  const [query] = useSearchParams();
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : easternDay(Date.now());
  const sheet = useDayVisits(auth, backend.can('visits') ? day : '', onExpired);
  const { limits, setLimits, failure, load } = useVisitLimits(auth, onExpired);
  const [said, setSaid] = useState<Said | null>(null);
  const [isBooking, setIsBooking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const limitsTitle = useRef<HTMLHeadingElement>(null);

  function say(message: OutcomeMessage) {
    setSaid({ message, day, reference: '' });
    outcome.current?.focus();
  }

  /** Says what came of a decision where its visit is now, or above all if that has left the day. */
  async function showDecided(reference: string, message: OutcomeMessage | null) {
    const [now] = await Promise.all([sheet.load(), load()]);
    const isHere = now && [...now.visits, ...now.toAgree].some((visit) => visit.reference === reference);
    if (message && !isHere) return say(message);
    setSaid(message && { message, day, reference });
    focusVisit(reference);
  }

  async function toggleDay() {
    // Another manager may have changed them since.
    const fresh = await call(showVisitLimitsAction, { auth });
    const isDue = fresh.ok && parseVisitLimits(fresh.answer).closedDays.includes(day) === isClosedByDate;
    const result = isDue ? await call(saveVisitLimitsAction, { auth, ...toggled(fresh.answer, day) }) : fresh;
    if (result.ok) {
      setLimits(result.answer);
      say({ isSuccess: true, text: isClosedByDate ? DAY_SHEET.dayOpened : DAY_SHEET.dayClosed });
    } else if (result.reason === 'expired') onExpired();
    else say({ isSuccess: false, text: DAY_SHEET.notChanged, detail: failureWords(result) });
  }

  const parsed = limits && parseVisitLimits(limits);
  const isClosedByDate = parsed?.closedDays.includes(day) ?? false;
  const isClosed = parsed !== null && PERIODS.every((period) => findTaken(parsed, { date: day, period }, -1));
  const { shown } = sheet;
  const planned = shown?.visits.filter(isPlanned) ?? [];
  const title = DAY_SHEET.title(day);
  const isAhead = day >= easternDay(Date.now());
  // Of another day no longer.
  const shownSaid = said?.day === day ? said : null;
  const rows = { auth, said: shownSaid, renderPhotos, onDecided: showDecided, onExpired };

  async function copy() {
    try {
      await navigator.clipboard.writeText(dayAsText(title, shown?.visits ?? []));
      say({ isSuccess: true, text: DAY_SHEET.copied });
    } catch {
      say({ isSuccess: false, text: DAY_SHEET.notCopied });
    }
  }

  return (
    <section
      aria-labelledby={backend.can('visits') ? 'visits' : 'limits'}
      aria-busy={!limits && !failure}
      className="day-sheet"
    >
      {backend.can('visits') && (
        <>
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="visits">{title}</h2>
            <p className="text-slate-700">{shown && DAY_SHEET.count(planned.length)}</p>
          </div>
          <DayNav day={day} limits={limits} />
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            {!isBooking && (
              <Button onClick={() => setIsBooking(true)}>
                <CalendarPlus aria-hidden="true" className="size-5" />
                {DAY_SHEET.book}
              </Button>
            )}
            <Button look="outline" onClick={copy} disabled={planned.length === 0}>
              <Copy aria-hidden="true" className="size-5" />
              {DAY_SHEET.copy}
            </Button>
            <Button look="outline" onClick={() => window.print()} disabled={planned.length === 0}>
              <Printer aria-hidden="true" className="size-5" />
              {DAY_SHEET.print}
            </Button>
            {limits && isAhead && (isClosedByDate || !isClosed) && (
              <Button look="outline" onClick={toggleDay}>
                <CalendarOff aria-hidden="true" className="size-5" />
                {isClosedByDate ? DAY_SHEET.open : DAY_SHEET.close}
              </Button>
            )}
            <TextButton onClick={() => limitsTitle.current?.focus()}>{DAY_SHEET.limits}</TextButton>
          </div>
          <div className="mt-4 print:hidden">
            <Outcome ref={outcome} message={shownSaid?.reference === '' ? shownSaid.message : null} />
            {isClosed && shown && (
              <p className="mb-4 rounded-lg bg-amber-100 p-4 font-semibold text-navy-950">
                {DAY_SHEET.closed(planned.length)}
              </p>
            )}
            {isBooking && (
              <BookForm
                auth={auth}
                onBooked={(text) => {
                  setIsBooking(false);
                  void Promise.all([sheet.load(), load()]);
                  say({ isSuccess: true, text });
                }}
                onCancel={() => setIsBooking(false)}
                onExpired={onExpired}
              />
            )}
          </div>
          <LoadFailed
            words={DAY_SHEET.failed}
            failure={sheet.result?.ok === false ? sheet.result : null}
            onRetry={sheet.load}
          />
          <div role="status">
            {!sheet.result && <p className="py-6 text-slate-600">{DAY_SHEET.loading}</p>}
          </div>
          {shown && (
            <>
              {shown.visits.length === 0 && (
                <EmptyNote Icon={CalendarX2} text={DAY_SHEET.none} hint={DAY_SHEET.noneHint} />
              )}
              <DayMapPlace stops={toStops(shown.visits)} onPick={focusVisit} />
              <DayList visits={shown.visits} day={day} {...rows} />
              {shown.more && <p className="mt-4">{DAY_SHEET.more(PAGE_SIZES.visitsOfDay)}</p>}
              <ToAgree {...rows} visits={shown.toAgree.filter(({ apptDate }) => apptDate !== day)} />
            </>
          )}
        </>
      )}
      <section aria-labelledby="limits" className="mt-12 print:hidden">
        <h2 ref={limitsTitle} id="limits" tabIndex={-1} className="scroll-mt-6 outline-none">
          {VISITS.title}
        </h2>
        <p className="mt-1 mb-5 max-w-3xl text-slate-700">{VISITS.lead}</p>
        <LoadFailed words={VISITS.failed} failure={failure} onRetry={load} />
        <div role="status">{!limits && !failure && <Loading />}</div>
        {limits && (
          <VisitLimitsForm
            key={limits.closedDays}
            auth={auth}
            saved={limits}
            onSaved={setLimits}
            onExpired={onExpired}
          />
        )}
      </section>
    </section>
  );
}

/** The owner's settings with a day closed, or opened. */
const toggled = ({ jobsPerMorning, jobsPerAfternoon, closedDays }: VisitLimitsAnswer, day: string) => ({
  ...{ jobsPerMorning, jobsPerAfternoon },
  closedDays: toggleClosedDay(closedDays, day),
});

const toStops = (visits: readonly DayVisit[]) =>
  visits.filter(isPlanned).map((visit, index) => ({
    ...{ id: visit.reference, number: index + 1, name: visitorName(visit) },
    ...{ zip: visit.contact.zip, city: visit.contact.city, isOff: visit.state === 'done' },
  }));

const focusVisit = (reference: string) => document.getElementById(`visit-${reference}`)?.focus();

/** Visits of other days without a time. */
function ToAgree(list: Omit<Parameters<typeof DayList>[0], 'day'>) {
  if (list.visits.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2>{DAY_SHEET.toAgree}</h2>
      <p className="mt-1 text-slate-700">{DAY_SHEET.toAgreeHint}</p>
      <DayList {...list} day="" />
    </section>
  );
}
