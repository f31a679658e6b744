import { del, entries, get, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { BOOKING_FIELDS, forFields } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { draftValues } from '#src/stored/booking-draft.ts';
import { now } from '#src/stored/clock.ts';
import { storedFlag, storedNumber, storedText } from '#src/stored/stored.ts';
import { attempt, isDone } from './attempt.ts';
import { openStore } from './device-store.ts';
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
  /** The company has confirmed the time. */
  isConfirmed: storedFlag,
  /** The clock time agreed on, `HH:MM`; empty for none. */
  agreedTime: storedText,
  /** How often the visit has changed, for the calendar file. */
  changes: storedNumber,
  /** Until when a canceled visit can be brought back, as an ISO instant; it is hidden till then. Else empty. */
  undoUntil: storedText,
  /** Personal data: the address to which an email about the booking went; empty for none. */
  mailedTo: storedText,
  /** Personal data: the address of the house in one line, for the calendar file. */
  place: storedText,
  /** Why the backend will never take it as it is; empty otherwise. */
  refusal: storedText,
  /** The last attempt to send it was made without a connection. */
  wasOffline: storedFlag,
  /** How often it was sent without an error and yet did not arrive. */
  lost: storedNumber,
  /** All that was typed: null once the backend has it. */
  fields: z.catch(
    z.nullable(
      z.object({
        booking: z.object(forFields(BOOKING_FIELDS, () => storedText)),
        /** The same as typed, to fill in the form again. */
        typed: draftValues,
        /** The language of the page it was typed on; a later page of another language may send it. */
        language: storedText,
        contactConsent: storedText,
        marketingConsent: storedText,
        leaveEmpty: storedText,
      }),
    ),
    null,
  ),
});

/**
 * A booking that is saved on this device: with all that was typed until the backend says that it has arrived,
 * then with what its card and its calendar entry show until the day of the visit is over.
 */
export type SavedBooking = z.infer<typeof savedBookingSchema>;

const read = (value: unknown): SavedBooking | null => z.safeParse(savedBookingSchema, value).data ?? null;

/** A sent booking that nobody confirms is deleted after this. */
const UNKNOWN_FOR_MS = 14 * DAY_MS;

const store = openStore('bookings', 'kept');

/** Bookings that the browser refused to store; kept until the page closes. */
const inMemory = new Map<string, SavedBooking>();

/** Whether a saved booking outlives this page: not when the browser has refused to store it. */
export const isStored = ({ submissionId }: SavedBooking): boolean => !inMemory.has(submissionId);

/** Whether its visit is canceled: it is kept only because the visit can be brought back. */
export const isCanceled = ({ undoUntil }: SavedBooking): boolean => undoUntil !== '';

/**
 * The slot of a received booking has passed, a canceled visit can no longer be brought back, or nobody will
 * confirm a sent booking anymore.
 */
function isOver(booking: SavedBooking, nowMs: number): boolean {
  const { state, date, submittedAt, undoUntil } = booking;
  if (isCanceled(booking) && !(Date.parse(undoUntil) > nowMs)) return true;
  if (state === 'received') return date < easternDay(nowMs);
  return state === 'unknown' && !(Date.parse(submittedAt) > nowMs - UNKNOWN_FOR_MS);
}

/** Returns the saved bookings that are to be shown, the latest first. Never throws. */
export const readSavedBookings = async (): Promise<SavedBooking[]> =>
  (await readAllSavedBookings()).filter((booking) => !isCanceled(booking));

/**
 * Returns every saved booking, also those whose visit is canceled, the latest first, and deletes those that
 * are over. Never throws.
 */
export async function readAllSavedBookings(): Promise<SavedBooking[]> {
  const found = (await attempt(() => entries(store))) ?? [];
  const all = new Map(found.map(([key, value]) => [String(key), read(value)]));
  for (const [id, booking] of inMemory) all.set(id, booking);
  const bookings: SavedBooking[] = [];
  for (const [id, booking] of all) {
    // What cannot be read stays: a newer version of the site may have stored it.
    if (!booking) continue;
    // A service worker has no localStorage, so that it does not know a corrected clock.
    if ('localStorage' in globalThis && isOver(booking, now())) await removeSavedBooking(id);
    else bookings.push(booking);
  }
  writeCount(bookings);
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
  const hasCounted = writeCount(await readAllSavedBookings());
  return hasCounted && hasStored;
}

const writeCount = (all: readonly SavedBooking[]): boolean =>
  writeSavedBookingCount(all.filter((booking) => !isCanceled(booking)).length, all.length);

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
