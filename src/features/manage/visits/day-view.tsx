import { CalendarOff, CalendarPlus, CalendarX2, Copy, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  saveVisitLimitsAction,
  showVisitLimitsAction,
  type VisitLimitsAnswer,
} from '#contract/actions/manager/visit-limits.ts';
import type { DayVisit } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { Session } from '#contract/session.ts';
import { PERIODS } from '#contract/slots.ts';
import { dayAsText, dayTitle, isPlanned, visitorName } from '#contract/visits/day-sheet.ts';
import { findTaken, parseVisitLimits } from '#contract/visits/visit-limits.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { DAY_SHEET, VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { copyText } from '#src/lib/clipboard.ts';
import { env } from '#src/lib/env.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { refreshTakenSlots } from '#src/services/taken-slots.ts';
import { callerDraft } from '#src/stored/rep-draft.ts';
import { BookForm } from './book-form.tsx';
import { createCallerDraft } from './caller-draft.ts';
import { toggleClosedDay } from './closed-days.ts';
import { DayList, type Said } from './day-list.tsx';
import { DayMapPlace } from './day-map-place.tsx';
import { NextVisits } from './day-nav.tsx';
import { useDayVisits } from './use-day-visits.ts';

interface DayViewProps {
  session: Session;
  /** `yyyy-mm-dd`. Mount it anew for another one. */
  day: string;
  /** Null until they are known. */
  limits: VisitLimitsAnswer | null;
  onLimits: (limits: VisitLimitsAnswer) => void;
  /** Loads the limits again, with the counts of visits. */
  onVisitsChanged: () => Promise<void>;
  renderPhotos: (leadId: string) => ReactNode;
  onExpired: () => void;
}

/** Two of them stand beside each other on a phone. */
const ACTION = 'max-sm:min-h-11 max-sm:px-3.5 max-sm:text-sm';

/** The visits of one day, and what a manager does with them. */
export function DayView(props: DayViewProps) {
  const { session, day, limits, onLimits, onVisitsChanged, renderPhotos, onExpired } = props;
  const { auth, email } = session;
  const { shown, failure, load } = useDayVisits(auth, day, onExpired);
  const [said, setSaid] = useState<Said | null>(null);
  const [draft] = useState(() => createCallerDraft(callerDraft, email));
  const [booking, setBooking] = useState<'opened' | 'kept' | null>(() => (draft.isThere() ? 'kept' : null));
  const count = useRef(0);
  const outcome = useRef<HTMLDivElement>(null);

  function note(message: OutcomeMessage, of = { reference: '', changes: 0 }) {
    count.current += 1;
    setSaid({ ...of, id: count.current, message });
  }

  function say(message: OutcomeMessage) {
    note(message);
    outcome.current?.focus();
  }

  /** Says what came of a decision where its visit is now, or above all if that has left the day. */
  async function showDecided(reference: string, message: OutcomeMessage | null) {
    const [now] = await Promise.all([load(), onVisitsChanged()]);
    if (message === null) return setSaid(null);
    const visits = now ?? shown ?? { visits: [], toAgree: [] };
    const visit = [...visits.visits, ...visits.toAgree].find((each) => each.reference === reference);
    if (!visit) {
      const isChanged = message.text === VISIT_ACTIONS.changed;
      return say(isChanged ? { ...message, text: VISIT_ACTIONS.changedGone } : message);
    }
    note(message, visit);
  }

  const parsed = limits && parseVisitLimits(limits);
  const isClosedByDate = parsed?.closedDays.includes(day) ?? false;
  const isClosed = parsed !== null && PERIODS.every((period) => findTaken(parsed, { date: day, period }, -1));
  const planned = shown?.visits.filter(isPlanned) ?? [];
  const title = dayTitle(day);
  const isAhead = day >= easternDay(Date.now());
  const rows = { auth, said, limits, renderPhotos, onDecided: showDecided, onExpired };

  async function toggleDay() {
    // Another manager may have changed them since.
    const fresh = await call(showVisitLimitsAction, { auth });
    const isDue = fresh.ok && parseVisitLimits(fresh.answer).closedDays.includes(day) === isClosedByDate;
    const result = isDue ? await call(saveVisitLimitsAction, { auth, ...toggled(fresh.answer, day) }) : fresh;
    if (result.ok) {
      refreshTakenSlots();
      onLimits(result.answer);
      say({ isSuccess: true, text: isClosedByDate ? DAY_SHEET.dayOpened : DAY_SHEET.dayClosed });
    } else if (result.reason === 'expired') onExpired();
    else say({ isSuccess: false, text: DAY_SHEET.notChanged, detail: failureWords(result) });
  }

  async function copy() {
    const isCopied = await copyText(dayAsText(title, shown?.visits ?? []));
    say({ isSuccess: isCopied, text: isCopied ? DAY_SHEET.copied : DAY_SHEET.notCopied });
  }

  return (
    <>
      <p className="hidden text-sm print:block">{env.companyName}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3 lg:mt-4 print:hidden">
        {booking === null && (
          <Button className={ACTION} onClick={() => setBooking('opened')}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            {DAY_SHEET.book}
          </Button>
        )}
        {limits && isAhead && (isClosedByDate || !isClosed) && (
          <Button look="outline" className={ACTION} onClick={toggleDay}>
            <CalendarOff aria-hidden="true" className="size-5" />
            {isClosedByDate ? DAY_SHEET.open : DAY_SHEET.close}
          </Button>
        )}
        {planned.length > 0 && (
          <>
            <Button look="outline" className={ACTION} onClick={copy}>
              <Copy aria-hidden="true" className="size-5" />
              {DAY_SHEET.copy}
            </Button>
            <Button look="outline" className={ACTION} onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {DAY_SHEET.print}
            </Button>
          </>
        )}
        {planned.length > 0 && <p className="ml-auto text-slate-700">{DAY_WORDS.count(planned.length)}</p>}
      </div>
      <div className="mt-3 lg:mt-4 print:hidden">
        <Outcome ref={outcome} message={said?.reference === '' ? said.message : null} />
        {isClosed && isAhead && shown && (
          <p className="mb-4 rounded-lg bg-amber-100 p-4 font-semibold text-navy-950">
            {DAY_SHEET.closed(planned.filter(({ state }) => state !== 'done').length)}
          </p>
        )}
        {booking !== null && (
          <BookForm
            auth={auth}
            draft={draft}
            day={day}
            limits={limits}
            takesFocus={booking === 'opened'}
            onBooked={(text) => {
              setBooking(null);
              void Promise.all([load(), onVisitsChanged()]);
              say({ isSuccess: true, text });
            }}
            onCancel={() => {
              setBooking(null);
              outcome.current?.focus();
            }}
            onExpired={onExpired}
          />
        )}
      </div>
      <LoadFailed words={DAY_SHEET.failed} failure={failure} onRetry={load} />
      <div role="status">
        {!shown && !failure && <p className="py-6 text-slate-600">{DAY_SHEET.loading}</p>}
      </div>
      {shown && (
        <>
          {shown.visits.length === 0 && (
            <EmptyNote Icon={CalendarX2} text={DAY_WORDS.none} hint={DAY_SHEET.noneHint}>
              <NextVisits day={day} limits={limits} />
            </EmptyNote>
          )}
          <DayMapPlace stops={toStops(shown.visits)} onPick={focusVisit} />
          <DayList visits={shown.visits} day={day} {...rows} />
          {shown.more && <p className="mt-4">{DAY_SHEET.more(PAGE_SIZES.visitsOfDay)}</p>}
          <ToAgree
            {...rows}
            visits={shown.toAgree.filter(({ apptDate }) => apptDate !== day)}
            hasMore={shown.moreToAgree}
          />
        </>
      )}
    </>
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

interface ToAgreeProps extends Omit<Parameters<typeof DayList>[0], 'day'> {
  hasMore: boolean;
}

/** Visits of other days without a time. */
function ToAgree({ hasMore, ...list }: ToAgreeProps) {
  if (list.visits.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2>{DAY_SHEET.toAgree}</h2>
      <p className="mt-1 text-slate-700">{DAY_SHEET.toAgreeHint}</p>
      <DayList {...list} day="" />
      {hasMore && <p className="mt-4">{DAY_SHEET.moreToAgree(PAGE_SIZES.visitsToAgree)}</p>}
    </section>
  );
}
