import { CircleCheck, Star } from 'lucide-react';
import { memo, useId } from 'react';
import { formatDay } from '#contract/calendar.ts';
import { COUNTS } from '#contract/limits.ts';
import { PERIODS, type Period, periodInWords, type Slot, slotDays, slotId } from '#contract/slots.ts';

interface SlotGridProps {
  /** The date in America/New_York, or null while it is unknown: the grid is then drawn without dates. */
  today: string | null;
  /** Id of the selected slot, empty for none. Omit it where a tap navigates instead of selecting. */
  chosen?: string;
  /** Id of the slot that a tap is about to open, empty for none. */
  opening?: string;
  onChoose: (slot: Slot) => void;
}

const POSITIONS = Array.from({ length: COUNTS.slotDays }, (_, index) => index + 1);

/** Morning and afternoon of the next seven days. Memoized so that typing beside it does not re-render it. */
export const SlotGrid = memo(function SlotGrid({ today, ...choice }: SlotGridProps) {
  const days = today === null ? [] : slotDays(today);
  return (
    <ul className="grid gap-x-3 gap-y-4">
      {POSITIONS.map((position) => (
        <SlotDay key={position} position={position} day={days[position - 1]} {...choice} />
      ))}
    </ul>
  );
});

type Choice = Omit<SlotGridProps, 'today'>;

interface SlotDayProps extends Choice {
  /** 1 is tomorrow. */
  position: number;
  day: string | undefined;
}

function SlotDay({ position, day, ...choice }: SlotDayProps) {
  const labelId = useId();
  const fallback = `In ${position} days`;
  const weekday = day ? formatDay(day, { weekday: 'long' }) : fallback;
  // A non-breaking space keeps the line's height while the day is unknown.
  const date = day ? formatDay(day, { month: 'long', day: 'numeric' }) : '\u00a0';
  return (
    <li>
      <fieldset
        aria-labelledby={labelId}
        className="grid grid-cols-2 gap-2 sm:grid-cols-[8.5rem_1fr_1fr] sm:gap-3"
      >
        <p
          id={labelId}
          className="col-span-2 flex flex-wrap items-baseline gap-x-2 sm:col-span-1 sm:block sm:self-center"
        >
          <span className="flex min-w-28 items-center gap-1.5 font-semibold text-navy-900">
            {position === 1 ? 'Tomorrow' : weekday}
            {position === 1 && (
              <Star aria-label="soonest" role="img" className="size-4 fill-amber-500 stroke-amber-600" />
            )}
          </span>
          <span className="block min-h-[1lh] text-slate-600 text-sm">
            {position === 1 && day ? `${formatDay(day, { weekday: 'short' })}, ${date}` : date}
          </span>
        </p>
        {PERIODS.map((period) => (
          <SlotButton
            key={period}
            position={position}
            slot={day ? { date: day, period } : null}
            period={period}
            {...choice}
          />
        ))}
      </fieldset>
    </li>
  );
}

interface SlotButtonProps extends Choice {
  position: number;
  period: Period;
  slot: Slot | null;
}

function SlotButton({ position, period, slot, chosen, opening = '', onChoose }: SlotButtonProps) {
  const id = slot ? slotId(slot) : undefined;
  const pressed = chosen === undefined ? undefined : chosen === id;
  const { name, hours } = periodInWords(period);
  return (
    <button
      type="button"
      // Lets the loader replay a tap made before hydration, so the value must not depend on the day.
      data-replay={`slot-${position}-${period}`}
      data-slot={id}
      aria-pressed={pressed}
      aria-busy={opening === id || undefined}
      onClick={() => slot && onChoose(slot)}
      className="slot relative flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-slate-400 bg-white p-2 text-center text-navy-900 leading-tight hover:bg-tarp-100"
    >
      {pressed && <CircleCheck aria-hidden="true" className="size-5 shrink-0" />}
      <span>
        {slot && <span className="sr-only">{formatDay(slot.date)}, </span>}
        <span className="block font-semibold">{name}</span> <span className="block text-sm">{hours}</span>
      </span>
    </button>
  );
}
