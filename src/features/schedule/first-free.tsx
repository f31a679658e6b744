import { CalendarCheck } from 'lucide-react';
import { formatDay } from '#contract/dates/calendar.ts';
import { PERIODS, periodInWords, slotDays, slotId } from '#contract/slots.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';

interface FirstFreeProps {
  /** The date in America/New_York, or null while it is unknown. */
  today: string | null;
  /** Slots that take no further visit. */
  taken: TakenSlots;
  /** Where the times are. */
  href: string;
}

/** Says when the first free time is; on a phone the times themselves are a long way down. */
export function FirstFree({ today, taken, href }: FirstFreeProps) {
  return (
    <p className="flex items-start gap-2 text-navy-900">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-700" />
      {/* On a phone the time has a line of its own, so that nothing moves when it is known. */}
      <span className="flex flex-wrap gap-x-2 max-sm:*:w-full">
        {`${SCHEDULE_STEPS.firstFree} `}
        <a href={href} className="font-semibold text-tarp-700 underline underline-offset-4">
          {today === null ? SCHEDULE_STEPS.seeTimes : firstFreeWords(today, taken)}
        </a>
      </span>
    </p>
  );
}

function firstFreeWords(today: string, taken: TakenSlots): string {
  const days = slotDays(today);
  const slots = days.flatMap((date) => PERIODS.map((period) => ({ date, period })));
  const free = slots.find((slot) => !taken[slotId(slot)]);
  if (!free) return SCHEDULE_STEPS.noneFree;
  const { name } = periodInWords(free.period);
  if (free.date === days[0]) return SCHEDULE_STEPS.freeTomorrow(name);
  return SCHEDULE_STEPS.free(formatDay(free.date, { weekday: 'short', month: 'long', day: 'numeric' }), name);
}
