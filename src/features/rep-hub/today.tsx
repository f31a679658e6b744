import { ChevronRight, Clock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { RepDay } from '#contract/actions/list-batches.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { isLeadStatus } from '#contract/lead/status.ts';
import { REP_TODAY } from '#src/content/rep/rep-hub.ts';
import { START_WORK } from '#src/stored/start-work.ts';
import { worklistPath } from './worklist-path.ts';

interface TodayProps {
  /** Undefined while it is loading. */
  day: RepDay | undefined;
  reload: () => void;
}

/** What the rep has saved today, and the callbacks to make: one line while there is neither. */
export function Today({ day, reload }: TodayProps) {
  useReloadAt(day?.nextCallbackAt ?? '', reload);
  return (
    <section
      aria-labelledby="today"
      aria-busy={!day}
      className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-white p-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="today" className="font-sans text-sm font-semibold text-slate-600">
          {REP_TODAY.title}
        </h2>
        {/* While it is loading, a line as high. */}
        {day ? <Saved day={day} /> : <p>{'\u00a0'}</p>}
      </div>
      {day && !isQuiet(day) && <Callbacks day={day} />}
    </section>
  );
}

/** Loads again when the next callback is due, for a rep who leaves the page open. */
function useReloadAt(instant: string, reload: () => void) {
  const onTime = useEffectEvent(reload);
  useEffect(() => {
    const ms = Date.parse(instant) - Date.now();
    if (!(ms > 0 && ms < DAY_MS)) return;
    const timer = setTimeout(() => onTime(), ms + CLOCK_SLACK_MS);
    return () => clearTimeout(timer);
  }, [instant]);
}

/** The backend's clock may be a little behind this device's. */
const CLOCK_SLACK_MS = 1_000;

const isQuiet = ({ saved, callbacksDue, nextCallbackAt }: RepDay) =>
  saved.length === 0 && callbacksDue === 0 && nextCallbackAt === '';

function Saved({ day }: { day: RepDay }) {
  const { saved } = day;
  const total = saved.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className="font-semibold text-navy-900 tabular-nums">
        {total > 0 ? REP_TODAY.saved(total) : isQuiet(day) ? REP_TODAY.quiet : REP_TODAY.nothing}
      </p>
      <ul className="flex basis-full flex-wrap gap-x-4 empty:hidden text-sm text-slate-600 tabular-nums">
        {saved.map(({ status, count }) => (
          <li key={status}>
            {isLeadStatus(status) ? REP_TODAY.statuses[status](count) : `${count} ${status}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Callbacks({ day: { callbacksDue, callbackBatch, nextCallbackAt } }: { day: RepDay }) {
  if (callbacksDue > 0)
    return (
      <Link
        to={worklistPath(callbackBatch)}
        state={START_WORK}
        className="flex min-h-12 min-w-0 items-center gap-3 rounded-lg border border-amber-500 bg-amber-100 px-4 py-1 leading-snug font-semibold wrap-anywhere text-navy-950"
      >
        <Clock aria-hidden="true" className="size-5 shrink-0" />
        {REP_TODAY.due(callbacksDue, callbacksDue >= PAGE_SIZES.callbacks)}
        <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 max-xs:hidden" />
      </Link>
    );
  return (
    <p className="flex items-center gap-3 leading-snug text-slate-700">
      <Clock aria-hidden="true" className="size-5 shrink-0" />
      {nextCallbackAt ? nextWords(nextCallbackAt) : REP_TODAY.none}
    </p>
  );
}

/** Says the time, and the day if it is not today. */
function nextWords(instant: string): string {
  const time = formatEasternTime(instant, { hour: 'numeric', minute: '2-digit' });
  if (easternDay(Date.parse(instant)) === easternDay(Date.now())) return REP_TODAY.nextToday(time);
  const day = formatEasternTime(instant, { weekday: 'short', month: 'short', day: 'numeric' });
  return REP_TODAY.next(day, time);
}
