import { createStore, del, entries, get, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { draftValues } from '#src/stored/booking-draft.ts';
import { storedFlag, storedNumber, storedText } from '#src/stored/stored.ts';
import { attempt, isDone } from './attempt.ts';
import { writeSavedBookingCount } from './saved-booking-count.ts';

const id = z.string().check(z.minLength(1));

/** Another version of the site may have stored it, so each field is read alone. */
const savedBookingSchema = z.object({
  submissionId: id,
  /** When the homeowner pressed the button, as an ISO instant. A correction has a later one. */
  submittedAt: id,
  /** `waiting`: not sent. `unknown`: sent, but not confirmed. `received`: the backend has it. */
  state: z.enum(['waiting', 'unknown', 'received']),
  service: storedText,
  /** The slot: a day as `yyyy-MM-dd` and `morning` or `afternoon`. */
  date: storedText,
  period: storedText,
  /** Digest of what was typed (lib/text-digest.ts), to see whether a form still has the same. */
  digest: storedText,
  /** From the backend, once received. */
  reference: storedText,
  /** Token of the link that shows and changes the visit; empty if the backend gives none. */
  visitToken: storedText,
  /** Its slot was full: a rep agrees on a time with the homeowner. */
  toAgree: storedFlag,
  /** The backend has said that it takes photos of this booking. */
  takesPhotos: storedFlag,
  /** How often the visit has changed, for the calendar file. */
  changes: storedNumber,
  /** Why the backend will never take it as it is; empty otherwise. */
  refusal: storedText,
  /** How often it was sent without an error and yet did not arrive. */
  lost: storedNumber,
  /** Personal data: null once the backend has it. */
  fields: z.catch(
    z.nullable(
      z.object({
        booking: z.object(forFields(BOOKING_FIELDS, () => storedText)),
        /** The same as typed, to fill in the form again. */
        typed: draftValues,
        contactConsent: storedText,
        marketingConsent: storedText,
        leaveEmpty: storedText,
      }),
    ),
    null,
  ),
});

/** A booking that is saved on this device until the backend says that it has arrived. */
export type SavedBooking = z.infer<typeof savedBookingSchema>;

const read = (value: unknown): SavedBooking | null => z.safeParse(savedBookingSchema, value).data ?? null;

/** A sent booking that nobody confirms is deleted after this. */
const UNKNOWN_FOR_MS = 14 * DAY_MS;

const store = createStore('bookings', 'kept');

/** Bookings that the browser refused to store; kept until the page closes. */
const inMemory = new Map<string, SavedBooking>();

/** Whether a saved booking outlives this page: not when the browser has refused to store it. */
export const isStored = ({ submissionId }: SavedBooking): boolean => !inMemory.has(submissionId);

/** The slot of a received booking has passed, or nobody will confirm a sent one anymore. */
function isOver({ state, date, submittedAt }: SavedBooking, nowMs: number): boolean {
  if (state === 'received') return date < easternDay(nowMs);
  return state === 'unknown' && !(Date.parse(submittedAt) > nowMs - UNKNOWN_FOR_MS);
}

/** Returns every saved booking, the latest first, and deletes those that are over. Never throws. */
export async function readSavedBookings(): Promise<SavedBooking[]> {
  const found = (await attempt(() => entries(store))) ?? [];
  const all = new Map(found.map(([key, value]) => [String(key), read(value)]));
  for (const [id, booking] of inMemory) all.set(id, booking);
  const bookings: SavedBooking[] = [];
  for (const [id, booking] of all) {
    // What cannot be read stays: a newer version of the site may have stored it.
    if (!booking) continue;
    if (isOver(booking, Date.now())) await removeSavedBooking(id);
    else bookings.push(booking);
  }
  writeSavedBookingCount(bookings.length);
  return bookings.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

/** Returns one saved booking, or null. Never throws. */
export const readSavedBooking = async (submissionId: string): Promise<SavedBooking | null> =>
  inMemory.get(submissionId) ?? read(await attempt(() => get(submissionId, store)));

/**
 * Saves a booking, in place of an earlier one with its id.
 * @returns false when the browser refuses; it is then kept until the page closes
 */
export async function saveBooking(booking: SavedBooking): Promise<boolean> {
  inMemory.delete(booking.submissionId);
  const hasStored = await isDone(() => set(booking.submissionId, booking, store));
  if (!hasStored) inMemory.set(booking.submissionId, booking);
  const bookings = await readSavedBookings();
  return writeSavedBookingCount(bookings.length) && hasStored;
}

/**
 * Changes a saved booking, unless it is gone or was replaced by a correction in the meantime.
 * @param before the booking as it was read
 */
export async function changeSavedBooking(
  before: SavedBooking,
  changes: Partial<SavedBooking>,
): Promise<void> {
  const { submissionId, submittedAt } = before;
  const changed = (value: unknown): unknown => {
    const booking = read(value);
    return booking?.submittedAt === submittedAt ? { ...booking, ...changes } : value;
  };
  const known = inMemory.get(submissionId);
  if (known?.submittedAt === submittedAt) inMemory.set(submissionId, { ...known, ...changes });
  // `update` would store `undefined` for a booking that is gone.
  else if (await readSavedBooking(submissionId)) await attempt(() => update(submissionId, changed, store));
}

/** Deletes a saved booking. */
export async function removeSavedBooking(submissionId: string): Promise<void> {
  inMemory.delete(submissionId);
  await attempt(() => del(submissionId, store));
}

const PROBE = 'probe';

/** Whether this browser can store a booking: not when its storage is blocked or full. */
export async function canSaveBookings(): Promise<boolean> {
  const canStore = await isDone(() => set(PROBE, 'x'.repeat(LIMITS.notes * 4), store));
  await attempt(() => del(PROBE, store));
  return canStore;
}
