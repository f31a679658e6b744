import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { VisitLimitsAnswer } from '#contract/actions/manager/visit-limits.ts';
import { addDays, formatDay, isDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { PERIODS, slotDays } from '#contract/slots.ts';
import { findTaken, parseVisitLimits } from '#contract/visits/visit-limits.ts';
import { controlClass } from '#src/components/ui/field.tsx';
import { DAY_SHEET, VISITS_OF } from '#src/content/rep/visits.ts';

/** The address of a day's view. @param day `yyyy-mm-dd` */
export const dayLink = (day: string): string => `?${new URLSearchParams({ view: 'visits', day })}`;

interface DayNavProps {
  /** The day that is shown. */
  day: string;
  /** Null until they are known. */
  limits: VisitLimitsAnswer | null;
}

const ARROWS = [
  { by: -1, name: DAY_SHEET.before, Icon: ChevronLeft },
  { by: 1, name: DAY_SHEET.after, Icon: ChevronRight },
];

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** A year that is still being typed begins with zeros. */
const FIRST_DAY = '2000-01-01';

/** Leads to the day before, the next seven days with their visits, the day after, and any other day. */
export function DayNav({ day, limits }: DayNavProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ day, value: day });
  const today = easternDay(Date.now());

  function choose(value: string) {
    setTyped({ day, value });
    if (isDay(value) && value >= FIRST_DAY) navigate(dayLink(value), { preventScrollReset: true });
  }

  return (
    <nav aria-label={DAY_SHEET.nav} className="grid grid-cols-1 gap-2 lg:gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {ARROWS.map(({ by, name, Icon }) => (
          <Link
            key={name}
            to={dayLink(addDays(day, by))}
            preventScrollReset
            aria-label={name}
            title={name}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg border-2 border-line bg-white text-navy-900 hover:border-navy-900"
          >
            <Icon aria-hidden="true" className="size-6" />
          </Link>
        ))}
        <input
          type="date"
          name="day"
          aria-label={DAY_SHEET.date}
          value={typed.day === day ? typed.value : day}
          onChange={({ target }) => choose(target.value)}
          className={`${controlClass} xs:w-auto! min-h-11! min-w-0 py-1.5!`}
        />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {shownDays(today).map((date) => (
          <li key={date}>
            <Link
              to={dayLink(date)}
              preventScrollReset
              aria-current={date === day ? 'date' : undefined}
              className={`grid min-h-13 content-center rounded-lg border-2 px-1 py-1 text-center leading-tight text-navy-900 hover:border-navy-900 ${date === day ? 'border-tarp-700 bg-tarp-100' : 'border-line bg-white'}`}
            >
              <span className="text-sm font-semibold">
                {date === today ? DAY_SHEET.today : shortName(date)}
              </span>
              <span className="text-sm text-slate-700">{limits && countWords(date, limits)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `Tue 24`: asked for both at once, English says `24 Tue`. */
const shortName = (date: string): string =>
  `${formatDay(date, { weekday: 'short' })} ${formatDay(date, { day: 'numeric' })}`;

/** Today, and the days that can be booked. */
const shownDays = (today: string): string[] => [today, ...slotDays(today)];

const countOn = (date: string, { booked }: VisitLimitsAnswer): number =>
  booked.filter((slot) => slot.date === date).reduce((sum, slot) => sum + slot.count, 0);

/** Leads to the next of the days above that has visits; nothing if none has, or it is not known. */
export function NextVisits({ day, limits }: DayNavProps) {
  const next = shownDays(easternDay(Date.now())).find(
    (date) => date > day && limits && countOn(date, limits) > 0,
  );
  if (!next || !limits) return null;
  return (
    <Link
      to={dayLink(next)}
      preventScrollReset
      className="mt-2 inline-flex min-h-11 items-center font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900 print:hidden"
    >
      {DAY_SHEET.next(formatDay(next, DAY), countOn(next, limits))}
    </Link>
  );
}

/** How many visits a day has, and whether it is closed: `3 visits`. */
function countWords(date: string, limits: VisitLimitsAnswer): string {
  const count = countOn(date, limits);
  const parsed = parseVisitLimits(limits);
  const isClosed = findTaken(parsed, { date, period: 'morning' }, -1) === 'closed';
  const isFull = PERIODS.every((period) => {
    const booked = limits.booked.find((slot) => slot.date === date && slot.period === period)?.count ?? 0;
    return findTaken(parsed, { date, period }, booked) === 'full';
  });
  return isClosed ? VISITS_OF.closed(count) : isFull ? VISITS_OF.full(count) : VISITS_OF.open(count);
}
