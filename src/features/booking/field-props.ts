import { BOOKING_LABELS } from '#src/content/booking.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';
import type { BookingErrors } from './booking-values.ts';

/** Name, label and error of a field, for its control. */
export type FieldProps = (name: DraftField) => { name: DraftField; label: string; error: string | undefined };

export const fieldProps =
  (errors: BookingErrors): FieldProps =>
  (name) => ({ name, label: BOOKING_LABELS[name], error: errors[name] });
