import { lightFormat, parseISO } from 'date-fns';
import { DayPicker } from 'react-day-picker';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { now } from '#src/stored/clock.ts';
import { LOSS_CALENDAR } from '#words/pages/booking.ts';

/** DayPicker uses the visitor's time zone. Noon keeps the date the same where clocks change at midnight. */
const toDate = (day: string): Date => parseISO(`${day}T12:00:00`);

const toDay = (date: Date): string => lightFormat(date, 'yyyy-MM-dd');

const navButton =
  'grid size-11 place-items-center rounded-lg text-navy-900 hover:underline aria-disabled:opacity-40';

interface LossCalendarProps {
  /** `yyyy-mm-dd`, or empty. */
  selected: string;
  onPick: (day: string) => void;
}

export default function LossCalendar({ selected, onPick }: LossCalendarProps) {
  const today = toDate(easternDay(now()));
  const chosen = selected ? toDate(selected) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      aria-label={LOSS_CALENDAR.label}
      selected={chosen}
      defaultMonth={chosen && chosen < today ? chosen : today}
      today={today}
      endMonth={today}
      disabled={{ after: today }}
      onSelect={(_, picked) => onPick(toDay(picked))}
      classNames={{
        months: 'relative',
        month_caption: 'flex h-11 items-center justify-center font-semibold text-navy-900',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: navButton,
        button_next: navButton,
        chevron: 'size-5 fill-current',
        month_grid: 'w-full table-fixed',
        weekday: 'h-10 font-normal text-slate-600 text-sm',
        day: 'p-0 text-center',
        day_button:
          'h-11 w-full rounded-lg hover:underline disabled:cursor-not-allowed disabled:text-slate-400',
        today: 'font-bold text-tarp-700',
        selected: 'rounded-lg bg-tarp-700 text-white',
        outside: 'invisible',
        disabled: '',
        hidden: 'invisible',
      }}
    />
  );
}
