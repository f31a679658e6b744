import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { paths } from '#src/content/site-map.ts';
import { pickPhotos } from '#src/features/booking/photos/photo-list.tsx';
import { type Activity, discardBooking, outbox } from '#src/services/booking-outbox.ts';
import { photoOutbox } from '#src/services/photo-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { changeSavedBooking, type SavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { BOOKING_CARD } from '#words/pages/booking-card.ts';
import { BookingCard } from './booking-card.tsx';
import { reserveSpace } from './reserve-space.ts';

/** A card for each booking that this device keeps. All are as tall as the tallest state (sections.css). */
export function BookingList({ onEmpty }: { onEmpty: () => void }) {
  const outboxState = useSyncExternalStore(outbox.subscribe, outbox.read);
  const count = outboxState?.bookings.length;

  useLayoutEffect(() => {
    if (count !== undefined) reserveSpace(count);
  }, [count]);
  useEffect(() => {
    if (count === 0) onEmpty();
  }, [count, onEmpty]);

  return (
    <div className="wrap grid gap-4 pt-5 *:min-h-151 sm:*:min-h-111">
      {outboxState?.bookings.map((booking) => (
        <HomeCard
          key={booking.submissionId}
          booking={booking}
          activity={outboxState.activities.get(booking.submissionId)}
        />
      ))}
    </div>
  );
}

/** What a visitor is asked before words are lost. */
type Question = 'reopen' | 'remove' | 'photos';

function HomeCard({ booking, activity }: { booking: SavedBooking; activity: Activity | undefined }) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const answers: Record<Question, () => void> = {
    reopen: () => reopenBooking(booking).then(() => navigate(paths.book)),
    remove: () => discardBooking(booking.submissionId),
    photos: () => discardBooking(booking.submissionId),
  };

  if (question) {
    const { text, yes, no } = BOOKING_CARD.questions[question];
    return (
      <section aria-label={BOOKING_CARD.label} className="rounded-2xl bg-amber-100 p-5 text-navy-950 sm:p-6">
        <p role="alert" className="font-semibold">
          {text}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={answers[question]}>{yes}</Button>
          <Button look="quiet" onClick={() => setQuestion(null)}>
            {no}
          </Button>
        </div>
      </section>
    );
  }
  const isWaiting = booking.state === 'waiting';
  function dismiss() {
    const photos = pickPhotos(photoOutbox.read(), booking.submissionId);
    if (isWaiting) setQuestion('remove');
    else if (photos.some(({ state }) => state === 'waiting')) setQuestion('photos');
    else void answers.remove();
  }
  return (
    <BookingCard booking={booking} activity={activity}>
      {booking.fields && (
        <Button
          look="outline"
          onClick={() => (isOtherDraft(booking.submissionId) ? setQuestion('reopen') : answers.reopen())}
        >
          {BOOKING_CARD.reopen}
        </Button>
      )}
      <Button look="quiet" onClick={dismiss}>
        {isWaiting ? BOOKING_CARD.remove : BOOKING_CARD.dismiss}
      </Button>
    </BookingCard>
  );
}

/** Whether this tab has another booking's form half filled in. */
function isOtherDraft(submissionId: string): boolean {
  const { values, submissionId: drafted } = bookingDraft.read();
  const { service: _, state: __, ...typed } = values;
  return drafted !== submissionId && Object.values(typed).some((value) => value !== '');
}

/**
 * Fills in the form again with what was typed. Sending it corrects the same booking. A booking that was sent
 * loses its digest, or the form would take it for one that has just been sent.
 */
async function reopenBooking(booking: SavedBooking): Promise<void> {
  const { submissionId, state, fields } = booking;
  if (!fields) return;
  bookingDraft.write({ values: fields.typed, prefilled: {}, submissionId, isOwn: true });
  if (state === 'unknown') await changeSavedBooking(booking, { digest: '' });
}
