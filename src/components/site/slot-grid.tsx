import { CircleCheck, Star } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useId, useState } from 'react';
import { formatDay } from '#contract/dates/calendar.ts';
import { COUNTS } from '#contract/limits.ts';
import { PERIODS, type Period, periodInWords, type Slot, slotDays, slotId } from '#contract/slots.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { inBackground } from '#src/lib/in-background.ts';
import { SLOT_GRID } from '#words/pages/slot-grid.ts';

/** On most days no slot is taken, and it does not load. */
const SlotNote = lazy(() =>
  inBackground(() => import('./slot-note.tsx')).catch(() => ({ default: () => null })),
);

interface SlotGridProps {
  /** The date in America/New_York, or null while it is unknown: the grid is then drawn without dates. */
  today: string | null;
  /** The date of this device is known to be wrong: whether `today` is right all the same. */
  dateFault: 'corrected' | 'unknown' | null;
  /** Id of the selected slot, empty for none. Omit it where a tap navigates instead of selecting. */
  chosen?: string;
  /** Id of the slot that a tap is about to open, empty for none. */
  opening?: string;
  /** Slots that take no further visit. */
  taken: TakenSlots;
  /** Whether a visit can be booked when every slot is taken: its time is then agreed on by phone. */
  canAgree: boolean;
  onChoose: (slot: Slot) => void;
}

const POSITIONS = Array.from({ length: COUNTS.slotDays }, (_, index) => index + 1);

/** Morning and afternoon of the next seven days. Memoized so that typing beside it does not re-render it. */
export const SlotGrid = memo(function SlotGrid({ today, dateFault, canAgree, ...choice }: SlotGridProps) {
  const days = today === null ? [] : slotDays(today);
  const { taken, chosen = '' } = choice;
  const states = days.flatMap((date) => PERIODS.map((period) => taken[slotId({ date, period })]));
  const isNoneFree = today !== null && !states.includes(undefined);
  return (
    <>
      <p role="status">
        {dateFault && (
          <span className="mb-4 block rounded-lg bg-sand-200 px-3 py-2 text-navy-950">
            {SLOT_GRID.dateFault[dateFault]}
          </span>
        )}
      </p>
      <ul className="grid gap-x-3 gap-y-4">
        {POSITIONS.map((position) => (
          <SlotDay
            key={position}
            position={position}
            day={days[position - 1]}
            mayAgree={isNoneFree && canAgree}
            {...choice}
          />
        ))}
      </ul>
      <div role="status">
        {states.some(Boolean) && (
          <Suspense>
            <SlotNote isNoneFree={isNoneFree} canAgree={canAgree} isChosenTaken={chosen in taken} />
          </Suspense>
        )}
      </div>
    </>
  );
});

interface Choice extends Omit<SlotGridProps, 'today' | 'dateFault' | 'canAgree'> {
  /** No slot is free, and any of them may be chosen. */
  mayAgree: boolean;
}

interface SlotDayProps extends Choice {
  /** 1 is tomorrow. */
  position: number;
  day: string | undefined;
}

function SlotDay({ position, day, ...choice }: SlotDayProps) {
  const labelId = useId();
  const weekday = day ? formatDay(day, { weekday: 'long' }) : SLOT_GRID.inDays(position);
  // A non-breaking space keeps the line's height while the day is unknown.
  const date = day ? formatDay(day, { month: 'long', day: 'numeric' }) : '\u00a0';
  return (
    <li>
      <fieldset
        aria-labelledby={labelId}
        className="grid two-up gap-2 sm:grid-cols-[8.5rem_1fr_1fr] sm:gap-3"
      >
        <p
          id={labelId}
          className="col-span-full flex flex-wrap items-baseline gap-x-2 sm:col-span-1 leading-tight sm:block sm:self-center"
        >
          <span className="flex min-w-28 flex-wrap items-center gap-x-2 text-navy-900">
            {/* In Spanish the day is lowercase, but for the start of a line. */}
            <span className="block font-semibold first-letter:uppercase">
              {position === 1 ? SLOT_GRID.tomorrow : weekday}
            </span>
            {position === 1 && (
              <span className="flex items-center gap-1.5 text-sm">
                <Star aria-hidden="true" className="size-4 fill-amber-500 stroke-amber-600" />
                {SLOT_GRID.soonest}
              </span>
            )}
          </span>
          <span className="block min-h-5 text-slate-600 text-sm">
            {position === 1 && day ? SLOT_GRID.date(formatDay(day, { weekday: 'short' }), date) : date}
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

function SlotButton({ position, period, slot, chosen, opening = '', ...choice }: SlotButtonProps) {
  const { taken, mayAgree, onChoose } = choice;
  const id = slot ? slotId(slot) : undefined;
  const pressed = chosen === undefined ? undefined : chosen === id;
  const state = id && taken[id];
  const { name, hours } = periodInWords(period);
  return (
    <button
      type="button"
      // Lets the loader replay a tap made before hydration, so the value must not depend on the day.
      data-replay={`slot-${position}-${period}`}
      data-slot={id}
      aria-pressed={pressed}
      aria-busy={opening === id || undefined}
      disabled={Boolean(state) && !pressed && !mayAgree}
      onClick={() => slot && onChoose(slot)}
      className="slot relative flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-slate-400 bg-white p-2 text-center text-navy-900 leading-tight hover:bg-tarp-100"
    >
      {pressed && <CircleCheck aria-hidden="true" className="size-5 shrink-0" />}
      <span>
        {slot && <span className="sr-only">{formatDay(slot.date)}, </span>}
        <span className="block font-semibold">{name}</span>{' '}
        <span className="block text-sm first-letter:uppercase">{state ?? hours}</span>
      </span>
    </button>
  );
}

interface TakenSlotsCode {
  watchTakenSlots: (show: (taken: TakenSlots) => void) => () => void;
}

const NONE: TakenSlots = {};

/**
 * Returns the slots that take no further visit, as far as the backend has said.
 * @param load the code that asks the backend; always the same function
 * @param isOn false until the visitor acts, where the code must not load with the page
 */
export function useTakenSlots(load: () => Promise<TakenSlotsCode>, isOn = true): TakenSlots {
  const [taken, setTaken] = useState(NONE);
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    (window.requestIdleCallback ?? setTimeout)(async () => {
      // Without its code no slot is marked; the backend checks each booking.
      const code = await load().catch(() => null);
      if (code && !isOver) stop = code.watchTakenSlots(setTaken);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, isOn]);
  return taken;
}
