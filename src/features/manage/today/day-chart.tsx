import { Link } from 'react-router-dom';
import type { DayWork } from '#contract/actions/manager/show-today.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { TODAY_NAMES } from '#contract/words/today.ts';
import { type CHARTS, COMPANY_TODAY } from '#src/content/rep/company-today.ts';
import { FROM_LIST } from '#src/features/manage/find/record-link.ts';
import { useCountedLink } from './counted-link.ts';
import { NumberLink } from './number-link.tsx';

interface DayChartProps {
  days: readonly DayWork[];
  what: (typeof CHARTS)[number];
}

/** A bar for each day, with its number above it. Each leads to what it counts. */
export function DayChart({ days, what }: DayChartProps) {
  const id = `chart-${what}`;
  const most = Math.max(1, ...days.map((day) => day[what]));
  const sum = days.reduce((total, day) => total + day[what], 0);
  const linkTo = useCountedLink();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-2xl border border-line bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 id={id} className="font-sans font-semibold">
          {TODAY_NAMES[what]}
        </h4>
        <span className="text-sm text-slate-600 tabular-nums">
          <NumberLink to={linkTo(sum, what)} name={COMPANY_TODAY.sumName(what, sum)}>
            {COMPANY_TODAY.sum(sum)}
          </NumberLink>
        </span>
      </div>
      <ol className="-mx-[3px] mt-3 flex text-center text-sm max-xs:text-[4vw] tabular-nums">
        {days.map((day, index) => (
          <li key={day.day} className="min-w-0 flex-1">
            <Bar
              day={day.day}
              count={day[what]}
              height={(day[what] / most) * 70}
              name={COMPANY_TODAY.dayName(what, day[what], day.day)}
              to={linkTo(day[what], what, { day: day.day })}
              isToday={index === days.length - 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface BarProps {
  day: string;
  count: number;
  /** In percent. */
  height: number;
  name: string;
  to: string | undefined;
  isToday: boolean;
}

function Bar({ day, count, height, name, to, isToday }: BarProps) {
  const bar = (
    <>
      <span className="flex h-24 flex-col items-center px-[3px]">
        <span
          className={`mt-auto font-semibold ${to ? 'text-tarp-700 underline decoration-1 underline-offset-4' : 'text-navy-900'}`}
        >
          {count}
        </span>
        <span
          aria-hidden="true"
          className="mt-1 w-full rounded bg-tarp-600"
          style={{ height: `${height}%` }}
        />
      </span>
      <span
        aria-hidden="true"
        className={`mx-[3px] block border-t border-slate-400 ${isToday ? 'font-semibold text-navy-900' : 'text-slate-600'}`}
      >
        {formatDay(day, WEEKDAY)}
      </span>
    </>
  );
  return to ? (
    <Link
      to={to}
      state={FROM_LIST}
      preventScrollReset
      aria-label={name}
      className="block rounded-lg hover:bg-foam-100"
    >
      {bar}
    </Link>
  ) : (
    <>
      <span className="sr-only">{formatDay(day, WEEKDAY_AND_DAY)}: </span>
      {bar}
    </>
  );
}

const WEEKDAY = { weekday: 'short' } as const;
const WEEKDAY_AND_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
