import { type UseFormReturn, useFormState } from 'react-hook-form';
import { BOOKING_LABELS } from '#src/content/pages/booking.ts';
import type { CheckedBooking } from '#src/features/booking/booking-rules.ts';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

export interface SectionProps {
  form: UseFormReturn<BookingValues, unknown, CheckedBooking>;
}

/**
 * What the control of a field is given, by the field's name. Each section hears of wrong fields by itself, and
 * is drawn again for nothing else: the page comes alive in short turns.
 */
export function useBookingField({ control, register }: SectionProps['form']) {
  const { errors } = useFormState({ control });
  return (name: DraftField) => ({
    ...register(name),
    label: BOOKING_LABELS[name],
    error: errors[name]?.message,
  });
}
