import type { DayWork } from '#contract/actions/manager/show-today.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { type CHARTS, COMPANY_TODAY } from '#src/content/rep/company-today.ts';

interface DayChartProps {
  days: readonly DayWork[];
  what: (typeof CHARTS)[number];
}

/** A bar for each day, with its number above it. */
export function DayChart({ days, what }: DayChartProps) {
  const id = `chart-${what}`;
  const most = Math.max(1, ...days.map((day) => day[what]));
  const sum = days.reduce((total, day) => total + day[what], 0);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-2xl border border-line bg-white p-4 sm:p-5">
      <h4 id={id} className="flex flex-wrap items-baseline justify-between gap-x-3 font-sans font-semibold">
        {COMPANY_TODAY[what]}
        <span className="text-sm font-normal text-slate-600 tabular-nums">{COMPANY_TODAY.sum(sum)}</span>
      </h4>
      <ol className="mt-3 flex gap-1.5 text-center text-sm tabular-nums">
        {days.map((day, index) => (
          <li key={day.day} className="min-w-0 flex-1">
            <span className="sr-only">{formatDay(day.day, WEEKDAY_AND_DAY)}: </span>
            <span className="flex h-24 flex-col items-center">
              <span className="mt-auto font-semibold text-navy-900">{day[what]}</span>
              <span
                aria-hidden="true"
                className="mt-1 w-full rounded bg-tarp-600"
                style={{ height: `${(day[what] / most) * 70}%` }}
              />
            </span>
            <span
              aria-hidden="true"
              className={`block border-t border-slate-400 ${index === days.length - 1 ? 'font-semibold text-navy-900' : 'text-slate-600'}`}
            >
              {formatDay(day.day, WEEKDAY)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WEEKDAY = { weekday: 'short' } as const;
const WEEKDAY_AND_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
