import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { controlClass, Field } from '#src/components/ui/field.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { CheckedBooking } from '#src/features/booking/booking-rules.ts';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import { dayInDigits, readTypedDay } from '#src/lib/typed-day.ts';
import { now } from '#src/stored/clock.ts';
import { BOOKING_HINTS, BOOKING_PLACEHOLDERS, LOSS_CALENDAR } from '#words/pages/booking.ts';
import type { useBookingField } from './use-booking-field.ts';

const LossCalendar = lazy(() =>
  import('./loss-calendar.tsx').catch(() => ({
    default: () => <p className="p-4">{LOSS_CALENDAR.unavailable}</p>,
  })),
);

interface DateOfLossFieldProps extends ReturnType<ReturnType<typeof useBookingField>> {
  control: Control<BookingValues, unknown, CheckedBooking>;
  onPick: (picked: { dateOfLoss: string }) => void;
}

export function DateOfLossField({ label, error, required, control, onPick, ...input }: DateOfLossFieldProps) {
  const typed = useWatch({ control, name: 'dateOfLoss' });
  const isMounted = useMounted();
  // A reload hydrates with what was typed, and its document knows none of it.
  const day = isMounted ? readTypedDay(typed, easternDay(now())) : '';
  const isPlain = day === '' || typed.trim() === dayInDigits(day);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  function pick(day: string) {
    onPick({ dateOfLoss: dayInDigits(day) });
    close();
  }

  return (
    <Field
      label={label}
      error={error}
      hint={isPlain ? BOOKING_HINTS.dateOfLoss : BOOKING_HINTS.readLoss(formatDay(day))}
      required={required}
      className="col-span-6"
    >
      {(wiring) => (
        <>
          <div className="flex max-w-sm flex-wrap gap-2">
            <input
              {...input}
              {...wiring}
              className={`${controlClass} min-w-28 flex-1`}
              inputMode="numeric"
              placeholder={BOOKING_PLACEHOLDERS.dateOfLoss}
              autoComplete="off"
              enterKeyHint="next"
            />
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
              className={buttonClass('outline', 'min-w-0 flex-wrap px-4')}
            >
              <CalendarCheck aria-hidden="true" className="size-5" />
              {LOSS_CALENDAR.open}
            </button>
          </div>
          <dialog
            id={panelId}
            open={isOpen}
            aria-label={LOSS_CALENDAR.label}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
            className="static mx-0 mt-2 min-h-90 w-full max-w-sm rounded-xl border-2 border-slate-400 bg-white p-2 text-navy-950"
          >
            {isOpen && (
              <Suspense fallback={<p className="p-4">{LOSS_CALENDAR.loading}</p>}>
                <LossCalendar selected={day} onPick={pick} />
              </Suspense>
            )}
          </dialog>
        </>
      )}
    </Field>
  );
}
