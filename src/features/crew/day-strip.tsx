import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addDays, formatDay } from '#contract/dates/calendar.ts';
import { slotDays } from '#contract/slots.ts';
import { CREW_PATH, isDayOfLink } from '#contract/visits/day-link.ts';
import { CREW } from '#src/content/rep/crew.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';

/** The address of a day. Today has none of its own: a bookmark of it must open tomorrow's list tomorrow. */
export const toDay = (day: string, today: string, key: string): string =>
  `${CREW_PATH}${day === today ? '' : `?day=${day}`}#${key}`;

interface DayStripProps {
  /** Of the crew's link. */
  linkKey: string;
  /** The day that is shown. */
  day: string;
  today: string;
  /** Beside the arrows. */
  children: ReactNode;
}

const ARROWS = [
  { by: -1, name: DAY_SHEET.before, Icon: ChevronLeft },
  { by: 1, name: DAY_SHEET.after, Icon: ChevronRight },
];

/** Leads to yesterday, today and the next seven days, and day by day to all others that the link shows. */
export function DayStrip({ linkKey, day, today, children }: DayStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = strip.current;
    const chip = list?.querySelector(`[data-day="${day}"]`);
    if (!list || !chip) return;
    const { left, width } = chip.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    const isWhole = left >= frame.left && left + width <= frame.right;
    if (!isWhole) list.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
  }, [day]);
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-32">{children}</div>
        <nav aria-label={CREW.nav} className="flex shrink-0 gap-2 print:hidden">
          {ARROWS.filter(({ by }) => isDayOfLink(addDays(day, by), today)).map(({ by, name, Icon }) => (
            <Link
              key={name}
              to={toDay(addDays(day, by), today, linkKey)}
              aria-label={name}
              title={name}
              className="inline-flex size-14 items-center justify-center rounded-lg border-2 border-line bg-white text-navy-900 hover:border-navy-900"
            >
              <Icon aria-hidden="true" className="size-7" />
            </Link>
          ))}
        </nav>
      </div>
      <nav aria-label={CREW.days} className="mt-3 print:hidden">
        <ul ref={strip} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
          {[addDays(today, -1), today, ...slotDays(today)].map((date) => (
            <li key={date} data-day={date} className="shrink-0 grow">
              <Link
                to={toDay(date, today, linkKey)}
                aria-current={date === day ? 'date' : undefined}
                className={`grid min-h-14 min-w-18 place-items-center rounded-lg border-2 px-2 text-center leading-tight font-semibold whitespace-nowrap text-navy-900 hover:border-navy-900 ${date === day ? 'border-tarp-700 bg-tarp-100' : 'border-line bg-white'}`}
              >
                {date === today ? DAY_SHEET.today : shortName(date)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** `Tue 24`: asked for both at once, English says `24 Tue`. */
const shortName = (date: string): string =>
  `${formatDay(date, { weekday: 'short' })} ${formatDay(date, { day: 'numeric' })}`;
