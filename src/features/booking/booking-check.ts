import * as z from 'zod/mini';
import { easternDay } from '#contract/eastern-time.ts';
import { type Booking, bookingPost, bookingSchema } from '#contract/forms/booking.ts';
import { slotDays } from '#contract/slots.ts';
import { BOOKING_MESSAGES } from '#src/content/booking.ts';
import { DRAFT_FIELDS } from '#src/lib/booking-fields.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingErrors, BookingValues } from './booking-values.ts';

const today = () => easternDay(Date.now());

/** The contract's rules for a booking, a typed date of loss, and what only the page can know. */
const bookingForm = z.extend(bookingSchema, {
  apptDate: bookingSchema.shape.apptDate.check(
    z.refine((day) => slotDays(today()).includes(day), BOOKING_MESSAGES.slotGone),
  ),
  dateOfLoss: z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', BOOKING_MESSAGES.noLoss),
      z.refine((typed) => readTypedDay(typed) !== '', BOOKING_MESSAGES.unreadableLoss),
      z.refine((typed) => readTypedDay(typed) <= today(), BOOKING_MESSAGES.futureLoss),
    ),
    z.transform(readTypedDay),
  ),
  ownerConfirmed: bookingPost.shape.ownerConfirmed,
});

export type BookingCheck = { booking: Booking; errors?: never } | { booking?: never; errors: BookingErrors };

/** The booking the form's values make, days as `yyyy-mm-dd` and texts trimmed, or the first thing wrong with each field. */
export function checkBooking(values: BookingValues): BookingCheck {
  const result = z.safeParse(bookingForm, values);
  if (result.success) {
    const { ownerConfirmed: _, ...booking } = result.data;
    return { booking };
  }
  const errors: BookingErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = DRAFT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}
