import { type UseFormReturn, useFormState } from 'react-hook-form';
import { type CheckedBooking, isRequired } from '#src/features/booking/booking-rules.ts';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';
import { BOOKING_LABELS } from '#words/pages/booking.ts';

export interface SectionProps {
  form: UseFormReturn<BookingValues, unknown, CheckedBooking>;
}

/**
 * Returns the props of a control by its field name. Each section subscribes to the errors itself and
 * re-renders for nothing else, so hydration runs in short tasks.
 */
export function useBookingField({ control, register }: SectionProps['form']) {
  const { errors } = useFormState({ control });
  return (name: DraftField) => ({
    ...register(name),
    label: BOOKING_LABELS[name],
    required: isRequired(name),
    error: errors[name]?.message,
  });
}
