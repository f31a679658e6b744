import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bookingReference } from '#contract/codes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { parseSlot } from '#contract/slots.ts';
import { visitLink } from '#contract/visits/visit-link.ts';
import { SAFETY_STEPS } from '#contract-words/safety-steps.ts';
import { CalendarChoices } from '#src/components/site/calendar-choices.tsx';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PhotoInput } from '#src/components/site/photo-input.tsx';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { useOnline } from '#src/components/ui/use-online.ts';
import { paths } from '#src/content/site-map.ts';
import { PhotoList } from '#src/features/booking/photos/photo-list.tsx';
import { useBookingPhotos } from '#src/features/booking/photos/use-booking-photos.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { slotInWords, visitInWords } from '#src/lib/slots.ts';
import { type Activity, deliver } from '#src/services/booking-outbox.ts';
import { now } from '#src/stored/clock.ts';
import { isStored, type SavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';
import { BOOKING_CARD, BOOKING_STATES, PHOTOS } from '#words/pages/booking-card.ts';

interface BookingCardProps {
  booking: SavedBooking;
  activity: Activity | undefined;
  /** The card is in the form, or in its place once the booking is sent. */
  form?: {
    /** What it says of a booking that is sent, in place of the title of its state. */
    title: string | undefined;
    /** It shows the button that sends the booking. */
    sends: boolean;
  };
  /** More buttons. */
  children?: ReactNode;
}

const hotline = phoneLink(env.hotline);

/** In the form, which is on a white ground, too, it has an edge; in its place it has the form's own. */
const IN_FORM: Record<SavedBooking['state'], string> = {
  waiting: 'rounded-2xl border-2 border-amber-500 p-5 sm:p-6',
  unknown: '',
  received: '',
};

const SUMMARY = 'inline-flex min-h-11 items-center font-semibold text-tarp-700 underline underline-offset-4';

/** Which words say how things stand. */
function getWords({ booking, activity }: BookingCardProps): keyof typeof BOOKING_STATES {
  const { state, refusal, date, wasOffline, lost, toAgree, isConfirmed } = booking;
  if (state === 'received' && toAgree) return 'toAgree';
  if (state === 'received' && isConfirmed) return 'confirmed';
  if (state !== 'waiting') return activity === 'asking' ? 'asking' : state;
  if (refusal) return 'refused';
  if (date <= easternDay(now())) return 'slotGone';
  if (!isStored(booking)) return 'unstored';
  if (lost > 0) return 'lost';
  return wasOffline ? 'offline' : 'failed';
}

/** One booking that this device keeps: how things stand, and what the homeowner can do. */
export function BookingCard(props: BookingCardProps) {
  const { booking, activity, form, children } = props;
  const { submissionId, state, reference, date, period, refusal, visitToken, toAgree, mailedTo } = booking;
  const service = serviceLabel(booking.service);
  const slot = parseSlot(date, period);
  const isOnline = useOnline();
  const standing = getWords(props);
  const words = BOOKING_STATES[standing];
  const isWaiting = state === 'waiting';
  const canSend = isOnline || standing !== 'offline';
  const { photos, summary, problem, add, mayHaveToMail } = useBookingPhotos(booking, form !== undefined);

  return (
    <section
      aria-label={BOOKING_CARD.label}
      data-booking-state={state}
      className={form ? IN_FORM[state] : 'rounded-2xl bg-white p-5 text-navy-950 sm:p-6'}
    >
      <div role="status">
        <h2 tabIndex={-1} className="scroll-mt-4 text-3xl">
          {(!isWaiting && form?.title) || words.title}
        </h2>
        <p className="mt-2 font-semibold text-navy-900">
          {service && <span className="block">{service}</span>}
          {slot && (
            <span className="block">
              {toAgree
                ? BOOKING_CARD.askedFor(slotInWords(slot))
                : BOOKING_CARD.slot(visitInWords(slot, booking.agreedTime))}
            </span>
          )}
        </p>
        {refusal && <p className="mt-2 font-semibold text-coral-700">{refusal}</p>}
        <p className="mt-2 max-w-2xl text-slate-700">{words.text}</p>
        {!isWaiting && (
          <p className="mt-2 min-h-[1.6em]">
            {reference && (
              <>
                {BOOKING_CARD.reference} <b className="whitespace-nowrap">{reference}</b>
              </>
            )}
          </p>
        )}
        {mailedTo && <p className="wrap-anywhere">{BOOKING_CARD.mailed(mailedTo)}</p>}
      </div>
      {!isWaiting && slot && !toAgree && (
        <CalendarChoices
          visit={{
            ...booking,
            slot,
            id: reference || bookingReference(submissionId),
            // Until the script has answered, the page of this device that shows how it stands.
            url: visitToken ? visitLink(env.siteUrl, visitToken) : `${env.siteUrl}${paths.schedule}`,
          }}
          className="mt-4"
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
        {isWaiting && (
          <>
            {booking.fields && standing !== 'refused' && standing !== 'slotGone' && canSend && !form && (
              <Button disabled={activity === 'sending'} onClick={() => void deliver(submissionId)}>
                {activity === 'sending' ? BOOKING_CARD.sending : BOOKING_CARD.send}
              </Button>
            )}
            <CallButton phone={hotline} look={form?.sends ? 'outline' : 'act'} />
          </>
        )}
        {state === 'unknown' && <CallButton phone={hotline} look="outline" />}
        {add && <PhotoInput onChange={add}>{PHOTO_INPUT.add}</PhotoInput>}
        {visitToken && (
          <Link to={`${paths.visit}#${visitToken}`} className={buttonClass('outline')}>
            {BOOKING_CARD.visit}
          </Link>
        )}
        {children}
      </div>
      {state === 'received' && !visitToken && (
        <p className="mt-3 text-slate-700">
          {BOOKING_CARD.change}{' '}
          <a href={hotline.href} className="font-semibold underline underline-offset-4">
            <PhoneText>{hotline.text}</PhoneText>
          </a>
        </p>
      )}
      <div role="status">
        {problem && <p className="mt-3 font-semibold">{problem}</p>}
        {mayHaveToMail && !activity && (
          <p className="mt-3">
            {PHOTOS.mail}{' '}
            <a
              href={`mailto:${env.contactEmail}?subject=${encodeURIComponent(PHOTOS.subject(reference))}`}
              className="font-semibold underline underline-offset-4"
            >
              {env.contactEmail}
            </a>
          </p>
        )}
      </div>
      <details className="mt-3">
        <summary className={SUMMARY}>{BOOKING_CARD.untilWeCome}</summary>
        <ul className="grid gap-2 text-slate-700">
          {SAFETY_STEPS.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      {photos.length > 0 && !(form && isWaiting) && (
        <details>
          <summary className={SUMMARY}>{summary}</summary>
          <PhotoList photos={photos} />
        </details>
      )}
    </section>
  );
}
