import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { bookingPost, bookingSchema } from '#contract/forms/booking.ts';
import { slotDays } from '#contract/slots.ts';
import { BOOKING_MESSAGES } from '#src/content/pages/booking.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import type { BookingValues } from './booking-values.ts';

const today = () => easternDay(Date.now());

/** Adds to the contract's rules a typed date of loss and what only the page knows: the slots on offer. */
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
  leadSource: bookingSchema.shape.leadSource.def.innerType,
  ownerConfirmed: bookingPost.shape.ownerConfirmed,
  marketingConsent: z.union([z.string(), z.literal(false)]),
  leaveEmpty: z.string(),
});

/** The valid values: dates as `yyyy-mm-dd`, texts trimmed. */
export type CheckedBooking = z.output<typeof bookingForm>;

/** `z.custom` only types the input, which is any text before it is checked. */
export const checkBooking = zodResolver(z.pipe(z.custom<BookingValues>(), bookingForm));
