import type { Visit } from '#contract/actions/bookings/visits.ts';
import { DURATIONS } from '#contract/limits.ts';
import { parseSlot } from '#contract/slots.ts';
import { now } from '#src/stored/clock.ts';
import { mayHaveSavedPhotos } from '#src/stored/outbox/photos-mark.ts';
import {
  changeSavedBooking,
  readAllSavedBookings,
  readSavedBooking,
  readSavedBookings,
  removeSavedBooking,
  type SavedBooking,
  saveBooking,
} from '#src/stored/outbox/saved-bookings.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { fetchBookingReceipt, sendBooking } from './booking-intake.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { outboxStore } from './outbox-store.ts';
import { deliverPhotos, discardPhotos, type Occasion } from './photo-outbox.ts';

/** What is being done with a booking at this moment. */
export type Activity = 'sending' | 'asking';

export interface Outbox {
  /** Latest first. */
  bookings: readonly SavedBooking[];
  activities: ReadonlyMap<string, Activity>;
}

const activities = new Map<string, Activity>();

const { store, publish } = outboxStore<Outbox>(async () => ({
  bookings: await readSavedBookings(),
  activities: new Map(activities),
}));

/** The bookings saved on this device, but those whose visit is canceled. */
export const outbox = store;

/** Runs `act` and shows it as the booking's activity. */
async function during<T>(submissionId: string, activity: Activity, act: () => Promise<T>): Promise<T> {
  activities.set(submissionId, activity);
  await publish();
  try {
    return await act();
  } finally {
    activities.delete(submissionId);
  }
}

/**
 * Keeps a booking on this device and sends it. It stays kept until the backend says that it has arrived; that
 * is asked in the background.
 * @param onRefused called before it is sent when the browser cannot keep it: it is then lost with the page
 * @returns the booking after the attempt; null if it was deleted meanwhile
 */
export async function submitBooking(
  booking: SavedBooking,
  onRefused: () => void,
): Promise<SavedBooking | null> {
  if (!(await saveBooking(booking))) onRefused();
  return deliver(booking.submissionId);
}

/** Sends a saved booking that waits, whatever happened to it before. */
export async function deliver(submissionId: string): Promise<SavedBooking | null> {
  // An older version of a booking that arrived last would undo a correction.
  await runOneAtATime(`booking ${submissionId}`, () => post(submissionId));
  const saved = await readSavedBooking(submissionId);
  if (saved?.state === 'unknown') void confirm(submissionId).then(() => sendPhotos(submissionId));
  if (saved?.state === 'received') void sendPhotos(submissionId);
  if (saved?.state === 'waiting') void requestBackgroundSync();
  await publish();
  return saved;
}

/** Most bookings have no photos. Where the mark is missing, the next occasion sends them (`deliverAll`). */
const sendPhotos = async (submissionId: string): Promise<void> => {
  if (mayHaveSavedPhotos()) await deliverPhotos(submissionId);
};

async function post(submissionId: string): Promise<void> {
  // Read in its turn: another tab may have sent it.
  const saved = await readSavedBooking(submissionId);
  if (!saved?.fields || saved.state !== 'waiting') return;
  const { typed: _, ...fields } = saved.fields;
  const submission = { ...fields, submissionId, submittedAt: saved.submittedAt };
  const posted = await during(submissionId, 'sending', () => sendBooking(submission));
  if (posted.state === 'received') {
    const { state: _, ...told } = posted;
    await receive(saved, told);
  }
  if (posted.state === 'failed') await changeSavedBooking(saved, { wasOffline: !navigator.onLine });
  if (posted.state === 'refused') await changeSavedBooking(saved, { refusal: posted.message });
  if (posted.state === 'sent') await changeSavedBooking(saved, { state: 'unknown', refusal: '' });
}

/** @param told what the backend has said about the booking */
const receive = (saved: SavedBooking, { isMailed, ...told }: Partial<SavedBooking> & { isMailed: boolean }) =>
  changeSavedBooking(saved, {
    ...told,
    mailedTo: (isMailed && saved.fields?.booking.email) || '',
    state: 'received',
    fields: null,
    refusal: '',
  });

/** A booking may still be on its way, so it counts as lost only at the third try, after 10 seconds. */
const TRIES = 3;
const PAUSE_MS = 5000;

const confirming = new Map<string, Promise<void>>();

/** Asks the backend whether a sent booking has arrived; one that has not waits to be sent again. */
function confirm(submissionId: string): Promise<void> {
  const asking = confirming.get(submissionId) ?? during(submissionId, 'asking', () => ask(submissionId, 1));
  confirming.set(submissionId, asking);
  return asking.finally(() => {
    confirming.delete(submissionId);
    return publish();
  });
}

async function ask(submissionId: string, attempt: number): Promise<void> {
  const saved = await readSavedBooking(submissionId);
  if (saved?.state !== 'unknown') return;
  const receipt = await fetchBookingReceipt(submissionId);
  if (receipt.state === 'found') {
    const { isCanceled, slot, ...told } = receipt.booking;
    await (isCanceled ? removeSavedBooking(submissionId) : receive(saved, { ...told, ...slot }));
  }
  if (receipt.state !== 'missing') return;
  if (attempt === TRIES) return changeSavedBooking(saved, { state: 'waiting', lost: saved.lost + 1 });
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return ask(submissionId, attempt + 1);
}

/** After this, a booking that is sent without an error but does not arrive needs an occasion. */
const MOST_LOST = 5;

/**
 * Sends every booking that waits, asks for the receipt of every other, then sends their photos, and ends when
 * all is answered. Some browsers say that there is no connection when there is one: it is tried all the same.
 */
export async function deliverAll(occasion: Occasion): Promise<void> {
  await Promise.all(
    (await readSavedBookings()).map(async ({ submissionId, state }) => {
      if (state === 'unknown') await confirm(submissionId);
      const saved = await readSavedBooking(submissionId);
      const isDue = occasion === 'page' || (saved?.lost ?? 0) < MOST_LOST;
      if (saved?.state === 'waiting' && !saved.refusal && isDue) {
        const sent = await deliver(submissionId);
        if (sent?.state === 'unknown') await confirm(submissionId);
      }
      await deliverPhotos(submissionId, occasion);
    }),
  );
  // The service worker may have sent one.
  await publish();
}

/**
 * Shows on this device what the link of a booking has told or changed: its time, or that it is canceled. A
 * canceled booking is hidden while it can be brought back.
 */
export async function noteVisit(visitToken: string, visit: Visit): Promise<void> {
  const saved = (await readAllSavedBookings()).find((booking) => booking.visitToken === visitToken);
  if (!saved) return;
  const { state, apptDate, apptTime, toAgree, isConfirmed, agreedTime, changes, undoUntil } = visit;
  const time = { ...parseSlot(apptDate, apptTime), toAgree, isConfirmed, agreedTime };
  if (state !== 'canceled') await changeSavedBooking(saved, { ...time, changes, undoUntil: '' });
  else if (undoUntil) await changeSavedBooking(saved, { undoUntil: restorableUntil() });
  else await removeSavedBooking(saved.submissionId);
  await publish();
}

/** By the clock of this device, which need not be right: never before the backend's time is over. */
const restorableUntil = (): string => new Date(now() + DURATIONS.visitRestore).toISOString();

/** Deletes a saved booking and its photos. */
export async function discardBooking(submissionId: string): Promise<void> {
  await removeSavedBooking(submissionId);
  await discardPhotos(submissionId);
  await publish();
}
