import { Link } from 'react-router-dom';
import type { VisitLimitsAnswer } from '#contract/actions/manager/visit-limits.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { PERIODS, periodInWords, type Slot, slotDays } from '#contract/slots.ts';
import { findTaken, parseVisitLimits, type VisitSettings } from '#contract/visits/visit-limits.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { VISITS } from '#src/content/rep/manage.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { dayLink } from './day-nav.tsx';

interface NextDaysProps {
  /** As typed, saved or not. */
  settings: VisitSettings;
  booked: VisitLimitsAnswer['booked'];
  /** Closes a day, or opens it. */
  onToggle: (day: string) => void;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Large text on a phone: the parts of a row are below each other. */
const STACKED = '@max-[17.9rem]:block';

/** The days on offer with their visits, and a button that closes each. */
export function NextDays({ settings, booked, onToggle }: NextDaysProps) {
  const limits = parseVisitLimits(settings);
  const hasDays = useBackendFeatures().can('visits');
  const countOf = ({ date, period }: Slot): number =>
    booked.find((slot) => slot.date === date && slot.period === period)?.count ?? 0;

  function words(slot: Slot): string {
    const count = countOf(slot);
    const jobs = limits.jobs[slot.period];
    const state = findTaken(limits, slot, count);
    if (state === 'closed') return VISITS.closed(count);
    if (jobs === 0) return VISITS.notOffered(count);
    return jobs === null ? VISITS.booked(count) : VISITS.bookedOf(count, jobs, state === 'full');
  }

  return (
    <div className="@container">
      <h3 id="next-days">{VISITS.nextDays}</h3>
      <p className="mt-1 mb-3 text-sm text-slate-600">{VISITS.nextDaysHint}</p>
      <table aria-labelledby="next-days" className="w-full text-left tabular-nums">
        <thead className="text-sm text-slate-600 @max-[17.9rem]:hidden">
          <tr>
            <th className="pr-2 font-semibold">{VISITS.day}</th>
            {PERIODS.map((period) => (
              <th key={period} className="pr-2 font-semibold">
                {periodInWords(period).name}
              </th>
            ))}
            <th>
              <span className="sr-only">{VISITS.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {slotDays(easternDay(Date.now())).map((date) => {
            const name = formatDay(date, DAY);
            const isDateClosed = limits.closedDays.includes(date);
            const isWeekdayClosed = !isDateClosed && findTaken(limits, { date, period: 'morning' }, -1);
            return (
              <tr key={date} className={`h-13 border-t border-line @max-[17.9rem]:h-auto ${STACKED}`}>
                <th scope="row" className={`pr-2 font-semibold text-navy-900 whitespace-nowrap ${STACKED}`}>
                  {hasDays ? (
                    <Link
                      to={dayLink(date)}
                      className="inline-flex min-h-11 items-center text-tarp-700 underline underline-offset-4 hover:text-navy-900"
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                {PERIODS.map((period) => (
                  <td
                    key={period}
                    data-period={`${periodInWords(period).name}: `}
                    className={`pr-2 text-slate-700 @max-[17.9rem]:before:content-[attr(data-period)] ${STACKED}`}
                  >
                    {words({ date, period })}
                  </td>
                ))}
                <td className={`text-right ${STACKED}`}>
                  {!isWeekdayClosed && (
                    <TextButton
                      aria-label={isDateClosed ? VISITS.openDay(name) : VISITS.closeDay(name)}
                      onClick={() => onToggle(date)}
                    >
                      {isDateClosed ? VISITS.open : VISITS.close}
                    </TextButton>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
