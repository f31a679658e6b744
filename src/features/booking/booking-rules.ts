import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { bookingPost, bookingSchema } from '#contract/forms/booking.ts';
import { refusesEmpty } from '#contract/parse.ts';
import { slotDays } from '#contract/slots.ts';
import { DRAFT_FIELDS, type DraftField } from '#src/lib/booking-fields.ts';
import { readTypedDay } from '#src/lib/typed-day.ts';
import { now } from '#src/stored/clock.ts';
import { BOOKING_MESSAGES } from '#words/pages/booking.ts';
import type { BookingValues } from './booking-values.ts';

const today = () => easternDay(now());

const readLoss = (typed: string) => readTypedDay(typed, today());

/** Adds to the contract's rules a typed date of loss and what only the page knows: the slots on offer. */
const bookingForm = z.extend(bookingSchema, {
  apptDate: bookingSchema.shape.apptDate.check(
    z.refine((day) => day !== '' && slotDays(today()).includes(day), BOOKING_MESSAGES.slotGone),
  ),
  dateOfLoss: z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: BOOKING_MESSAGES.noLoss, abort: true }),
      z.refine((typed) => readLoss(typed) !== '', {
        error: BOOKING_MESSAGES.unreadableLoss,
        abort: true,
      }),
      z.refine((typed) => readLoss(typed) <= today(), BOOKING_MESSAGES.futureLoss),
    ),
    z.transform(readLoss),
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

/** Whether a field must be filled in. */
export const isRequired = (field: DraftField): boolean => refusesEmpty(bookingForm.shape[field]);

/** The order on the page, where it differs from DRAFT_FIELDS; fields not listed come last. */
const PAGE_ORDER: readonly DraftField[] = [
  'service',
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'zip',
  'city',
  'state',
  'apptDate',
  'insuranceCarrier',
  'policyNumber',
  'dateOfLoss',
  'notes',
  'previousClaims',
  'ownerConfirmed',
];

/** What must be filled in, in the order of the page; date and time count as one. */
export const REQUIRED_FIELDS: readonly DraftField[] = [...new Set([...PAGE_ORDER, ...DRAFT_FIELDS])].filter(
  (field) => field !== 'apptTime' && isRequired(field),
);

/** Returns the required fields without a value to send. Whether values are valid is checked on submit. */
export const findEmptyFields = (values: BookingValues): DraftField[] =>
  REQUIRED_FIELDS.filter((field) =>
    field === 'dateOfLoss' ? readLoss(values.dateOfLoss) === '' : `${values[field] || ''}`.trim() === '',
  );

/**
 * Returns the fields that still block sending.
 * @param hasSlot a slot is selected and still offered
 */
export const findMissingFields = (empty: readonly DraftField[], hasSlot: boolean): DraftField[] =>
  REQUIRED_FIELDS.filter((field) => (field === 'apptDate' ? !hasSlot : empty.includes(field)));
