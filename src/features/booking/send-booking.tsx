import { type ComponentProps, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { placeInOneLine } from '#contract/visits/calendar-file.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { DRAFT_FIELDS, type DraftValues } from '#src/lib/booking-fields.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { digestText } from '#src/lib/text-digest.ts';
import { outbox, submitBooking } from '#src/services/booking-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { now } from '#src/stored/clock.ts';
import {
  canSaveBookings,
  isCanceled,
  readSavedBooking,
  type SavedBooking,
} from '#src/stored/outbox/saved-bookings.ts';
import { CONTACT_CONSENT } from '#words/company/disclosure.ts';
import type { CheckedBooking } from './booking-rules.ts';
import { BookingCard } from './saved/booking-card.tsx';

/** Digest of what was typed, the same for the same words. */
export const digestTyped = (typed: DraftValues): string =>
  digestText(JSON.stringify(DRAFT_FIELDS.map((field) => typed[field] ?? '')));

/**
 * The id to send this tab's form under. A duplicated tab starts with the id of the first one; what it sends
 * must not overwrite what that one has sent, unless it says the same.
 */
async function claimId(digest: string): Promise<string> {
  const draft = bookingDraft.read();
  const sent = draft.isOwn ? null : await readSavedBooking(draft.submissionId);
  const submissionId = sent && sent.digest !== digest ? newSubmissionId() : draft.submissionId;
  bookingDraft.write({ ...bookingDraft.read(), submissionId, isOwn: true });
  return submissionId;
}

/**
 * Keeps a booking on this device and sends it.
 * @param typed the same as typed, to fill in the form again
 * @param onRefused called before it is sent when this device cannot keep it
 * @returns the booking, or null if it was deleted meanwhile
 */
export async function send(
  { ownerConfirmed: _, leaveEmpty, marketingConsent, ...booking }: CheckedBooking,
  typed: DraftValues,
  onRefused: () => void,
): Promise<SavedBooking | null> {
  const { service, apptDate, apptTime } = booking;
  const digest = digestTyped(typed);
  const kept: SavedBooking = {
    submissionId: await claimId(digest),
    submittedAt: new Date(now()).toISOString(),
    state: 'waiting',
    service,
    date: apptDate,
    period: apptTime,
    digest,
    reference: '',
    visitToken: '',
    toAgree: false,
    takesPhotos: false,
    isConfirmed: false,
    agreedTime: '',
    changes: 0,
    undoUntil: '',
    mailedTo: '',
    place: placeInOneLine(booking),
    refusal: '',
    wasOffline: false,
    lost: 0,
    fields: {
      booking,
      typed,
      language: LANGUAGE,
      contactConsent: CONTACT_CONSENT.version,
      marketingConsent: marketingConsent || '',
      leaveEmpty,
    },
  };
  return submitBooking(kept, onRefused);
}

/** Whether this device can keep a booking: not when its storage is blocked or full. */
export const canKeep = (): Promise<boolean> => canSaveBookings();

/** Returns the booking that this tab's form has sent, or tried to send, before; null if it is canceled. */
export async function findSent(): Promise<SavedBooking | null> {
  const saved = await readSavedBooking(bookingDraft.read().submissionId);
  return saved && !isCanceled(saved) ? saved : null;
}

interface SentCardProps extends Pick<ComponentProps<typeof BookingCard>, 'form'> {
  /** As it was after the attempt. */
  booking: SavedBooking;
  /** Called when a booking that waited is sent, and with null when it is deleted in another tab. */
  onOver: (booking: SavedBooking | null) => void;
}

/** How the form's booking stands. */
export function SentCard({ booking: first, form, onOver }: SentCardProps) {
  const kept = useSyncExternalStore(outbox.subscribe, outbox.read);
  const { submissionId } = first;
  const booking = kept ? kept.bookings.find((each) => each.submissionId === submissionId) : first;
  const isOver = first.state === 'waiting' && booking?.state !== 'waiting';
  const over = useEffectEvent(() => onOver(booking ?? null));
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);

  return (
    booking && <BookingCard booking={booking} activity={kept?.activities.get(submissionId)} form={form} />
  );
}
