import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import type { Slot } from '#contract/slots.ts';
import { BOOKING_FORM } from '#contract-words/booking-form.ts';
import { useNavigateLater } from '#src/components/ui/use-navigate-later.ts';
import { useOnline } from '#src/components/ui/use-online.ts';
import { paths } from '#src/content/site-map.ts';
import type { FormDraft } from '#src/forms/text-draft.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { DRAFT_FIELDS, type DraftField, type DraftValues } from '#src/lib/booking-fields.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { focusField, focusFromTop } from '#src/lib/take-focus.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { countSavedBookings } from '#src/stored/outbox/saved-booking-count.ts';
import type { SavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { BOOKING_FAILED, BOOKING_SENT, BOOKING_SENT_BEFORE } from './booking-outcomes.tsx';
import { type CheckedBooking, checkBooking } from './booking-rules.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking-values.ts';
import { useCollapsedParts } from './collapsible/use-collapsed-parts.ts';
import { useStartingDraft } from './use-starting-draft.ts';

/** Specification, section 9: redirect after booking. */
const HOME_AFTER_MS = 2000;

const loadSend = () => import('./send-booking.tsx');

const pickTyped = (values: FieldValues): DraftValues =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, values[field] || '']));

/** Stores the form's values. The submission id stays the same until the draft is removed. */
function keepDraft(values: FieldValues): void {
  const draft = bookingDraft.read();
  bookingDraft.write({
    ...draft,
    values: pickTyped(values),
    submissionId: draft.submissionId || newSubmissionId(),
  });
}

/** Whether a booking waits for nothing but a connection. */
const isSavedForLater = (booking: SavedBooking | undefined): boolean =>
  booking?.state === 'waiting' && booking.wasOffline && booking.refusal === '';

/** The card of the booking that this form has sent or tried to send; its code loads with the sending. */
interface Sent {
  booking: SavedBooking;
  Card: Awaited<ReturnType<typeof loadSend>>['SentCard'];
}

const draftFrom = (opening: DraftValues): FormDraft => ({
  read: () => Object.fromEntries(Object.entries(opening).filter(([, text]) => text !== '')),
  keep: keepDraft,
  forget: bookingDraft.remove,
});

/**
 * Prefills the form from the address, stores it on every change, sends it once, and goes home after success.
 */
export function useBookingForm() {
  const starting = useStartingDraft();
  const { collapsed, openFor } = useCollapsedParts(starting.draft.values);
  const navigateLater = useNavigateLater();
  const isOnline = useOnline();
  const [isSlotGone, setSlotGone] = useState(starting.isSlotGone);
  const [isStorable, setStorable] = useState(true);
  const isStorageTried = useRef(false);
  const [isTouched, setTouched] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isEdited, setEdited] = useState(false);

  const booking = useSubmitForm<BookingValues, CheckedBooking>({
    initialValues: EMPTY_BOOKING,
    draft: draftFrom(starting.draft.values),
    resolver: checkBooking,
    checksOnLeaving: true,
    async send(fields) {
      const sending = await loadSend().catch(() => null);
      if (!sending) return BOOKING_FAILED;
      setSent(null);
      const saved = await sending.send(fields, pickTyped(getValues()), () => setStorable(false));
      // Deleted in another tab meanwhile.
      if (!saved) return BOOKING_FAILED;
      setSent({ booking: saved, Card: sending.SentCard });
      setEdited(false);
      if (saved.state === 'waiting') return BOOKING_FAILED;
      setSlotGone(false);
      return BOOKING_SENT;
    },
    failed: BOOKING_FAILED,
    getRefusalMessage({ apptDate, apptTime, ...wrong }) {
      openFor(Object.keys(wrong));
      if (apptDate || apptTime) goTo('apptDate');
      if (apptDate && getValues('apptDate')) {
        // The slot expired at midnight, while the page was open.
        pick({ apptDate: '', apptTime: '' });
        setSlotGone(true);
      }
      return null;
    },
    resetsAfterSending: true,
    focusesMessage: true,
  });
  const { form, element, message, recheck } = booking;
  const { getValues, setValue } = form;

  const isSent = message === BOOKING_SENT;
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => navigateLater(paths.home), HOME_AFTER_MS);
    // A file picker over a page that is gone would lose the photos: who adds some stays.
    const stay = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') clearTimeout(timer);
    };
    document.addEventListener('click', stay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stay);
    };
  }, [isSent, navigateLater]);

  /**
   * The booking that waited is sent. What was typed since then stays and can be sent as a correction.
   * @param saved null when it is deleted
   */
  async function onOver(saved: SavedBooking | null) {
    if (!saved) return setSent(null);
    const { digestTyped } = await loadSend();
    if (digestTyped(pickTyped(getValues())) !== saved.digest) return booking.say(BOOKING_SENT_BEFORE);
    booking.startOver();
    setSlotGone(false);
    booking.say(BOOKING_SENT);
  }

  // After a reload, the booking of this form may still wait, or have been sent meanwhile.
  const findSent = useEffectEvent(async () => {
    const sending = await loadSend();
    const saved = await sending.findSent();
    if (!saved) return;
    setSent({ booking: saved, Card: sending.SentCard });
    setEdited(sending.digestTyped(pickTyped(getValues())) !== saved.digest);
    if (saved.state !== 'waiting' && saved.digest !== '') await onOver(saved);
  });
  useEffect(() => {
    // Without its code the page works as if nothing had been sent.
    if (countSavedBookings() > 0) findSent().catch(() => {});
  }, []);

  /** Sets fields that are picked, not typed. */
  const pick = useCallback(
    (picked: DraftValues) => {
      for (const field of DRAFT_FIELDS) {
        const value = picked[field];
        if (value === undefined) continue;
        setValue(field, value);
        if (value !== '') recheck(field);
      }
      keepDraft(getValues());
      setEdited(true);
    },
    [getValues, setValue, recheck],
  );
  const choose = useCallback(
    ({ date, period }: Slot) => {
      // Stays open when it has opened by itself at midnight.
      openFor(['apptDate']);
      pick({ apptDate: date, apptTime: period });
    },
    [openFor, pick],
  );

  /** Focuses a field, collapsed or not; for `apptDate` the first slot, with the heading above it. */
  function goTo(field: DraftField) {
    openFor([field]);
    if (field === 'apptDate') {
      const slot = element.current?.querySelector<HTMLElement>('[data-slot]:enabled');
      if (slot) focusFromTop(slot, slot.closest('section') ?? slot);
      return;
    }
    const control = element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) focusField(control);
  }

  /** Somebody asks what is missing: the field says so before it takes the focus, at once, or iOS shows no keyboard. */
  function showMissing(field: DraftField) {
    if (field !== 'leadSource') flushSync(() => form.setError(field, { message: BOOKING_FORM[field] }));
    goTo(field);
  }

  function onFocus() {
    setTouched(true);
    // If its code cannot be loaded, sending tries again and reports the error.
    loadSend().then(
      async ({ canKeep }) => {
        if (isStorageTried.current) return;
        isStorageTried.current = true;
        setStorable(await canKeep());
      },
      () => {},
    );
  }
  // A form that was focused before the app ran: it heard nothing of it.
  const hearFocus = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) onFocus();
  });
  useEffect(() => hearFocus(), []);

  return {
    ...booking,
    changed(event: FormEvent<HTMLFormElement>) {
      // Photos are no part of what is typed.
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
      booking.changed(event);
      setEdited(true);
    },
    isSent,
    /** Nothing is left to do but to wait: what is typed is saved, and is sent when the device is online. */
    waitsForConnection: !isOnline && isStorable && !isEdited && isSavedForLater(sent?.booking),
    isSlotGone,
    isStorable,
    isTouched,
    sent,
    collapsed,
    openFor,
    onOver,
    pick,
    choose,
    goTo,
    showMissing,
    onFocus,
  };
}
