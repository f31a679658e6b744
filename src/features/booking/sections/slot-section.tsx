import { type ComponentProps, memo, useId } from 'react';
import { type Slot, slotId } from '#contract/slots.ts';
import { SlotGrid } from '#src/components/site/slot-grid.tsx';
import { BOOKING_SECTIONS } from '#words/pages/booking.ts';
import { type SectionProps, useBookingField } from './use-booking-field.ts';

interface SlotSectionProps
  extends SectionProps,
    Pick<ComponentProps<typeof SlotGrid>, 'today' | 'dateFault' | 'taken'> {
  slot: Slot | null;
  onChoose: (slot: Slot) => void;
}

/** One date and one period are selected at a time, held by two hidden inputs. */
export const SlotSection = memo(function SlotSection({ form, slot, ...choice }: SlotSectionProps) {
  const field = useBookingField(form);
  const date = field('apptDate');
  const time = field('apptTime');
  const titleId = useId();
  const errorId = useId();
  const error = date.error ?? time.error;
  const isWrong = error !== undefined && slot === null;
  return (
    <section aria-labelledby={titleId} aria-describedby={isWrong ? errorId : undefined}>
      <h2 id={titleId} className="text-2xl">
        {BOOKING_SECTIONS.when}
        <span aria-hidden="true" className="font-sans text-base text-coral-700">
          {' *'}
        </span>
      </h2>
      {/* Above the times, where it is in view with the first of them. */}
      <p id={errorId} role="alert" className="mt-1 font-semibold text-coral-700 text-sm">
        {isWrong && error}
      </p>
      <div className="mt-3">
        <SlotGrid chosen={slot ? slotId(slot) : ''} canAgree {...choice} />
      </div>
      <input type="hidden" name={date.name} ref={date.ref} />
      <input type="hidden" name={time.name} ref={time.ref} />
    </section>
  );
});
