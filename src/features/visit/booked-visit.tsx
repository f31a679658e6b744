import { CalendarCheck } from 'lucide-react';
import type { Visit } from '#contract/actions/bookings/visits.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { periodLabel, type Slot } from '#contract/slots.ts';
import { visitLink } from '#contract/visits/visit-link.ts';
import { CalendarChoices } from '#src/components/site/calendar-choices.tsx';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import { env } from '#src/lib/env.ts';
import { timeOfDay, visitInWords } from '#src/lib/slots.ts';
import { VISIT_STANDING, VISIT_TO_AGREE, VISIT_WORDS } from '#words/pages/visit.ts';

interface BookedVisitProps {
  token: string;
  visit: Visit;
  slot: Slot | null;
  /** The address of the house in one line; empty when this device does not know it. */
  place: string;
}

/** What is booked, whether it is confirmed, and how to get it into a calendar. */
export function BookedVisit({ token, visit, slot, place }: BookedVisitProps) {
  const { toAgree, isConfirmed, reference } = visit;
  const toAgreeWords = slot ? VISIT_TO_AGREE.text : VISIT_TO_AGREE.noTime;
  const day = slot ? formatDay(slot.date) : visit.apptDate;
  return (
    <section aria-label={VISIT_WORDS.label}>
      {!toAgree && <Standing isConfirmed={isConfirmed} />}
      <h2 className="text-3xl">{toAgree ? VISIT_TO_AGREE.title : day}</h2>
      {(slot || !toAgree) && (
        <p className="mt-1 text-xl font-semibold text-navy-900">
          {toAgree
            ? VISIT_TO_AGREE.askedFor(day, periodLabel(visit.apptTime))
            : timeOfDay(visit.agreedTime, visit.apptTime)}
        </p>
      )}
      <p className="mt-3 font-semibold text-navy-900">{serviceLabel(visit.service)}</p>
      <Reference visit={visit} />
      <p className="mt-3 text-slate-700">
        {toAgree ? toAgreeWords : isConfirmed ? VISIT_WORDS.confirmed : VISIT_WORDS.booked}
      </p>
      {slot && !toAgree && (
        <CalendarChoices
          visit={{ ...visit, slot, id: reference, place, url: visitLink(env.siteUrl, token) }}
          className="mt-5 border-t border-line pt-4"
        />
      )}
    </section>
  );
}

const Standing = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <p
    className={`mb-3 inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold ${isConfirmed ? 'bg-leaf-100 text-leaf-700' : 'bg-amber-100 text-navy-950'}`}
  >
    {isConfirmed ? <CalendarCheck aria-hidden="true" className="size-4 shrink-0" /> : <PhoneIcon />}
    {isConfirmed ? VISIT_STANDING.confirmed : VISIT_STANDING.asked}
  </p>
);

/** A visit that cannot be changed any more, in a few lines. */
export function VisitFacts({ visit, slot }: Pick<BookedVisitProps, 'visit' | 'slot'>) {
  return (
    <>
      <p className="mt-3 font-semibold text-navy-900">
        {serviceLabel(visit.service)}
        {slot && (
          <span className="block">
            {visit.toAgree
              ? VISIT_TO_AGREE.askedFor(formatDay(slot.date), periodLabel(slot.period))
              : visitInWords(slot, visit.agreedTime)}
          </span>
        )}
      </p>
      <Reference visit={visit} />
    </>
  );
}

const Reference = ({ visit }: { visit: Visit }) => (
  <p className="mt-1">
    {VISIT_WORDS.reference} <strong className="whitespace-nowrap">{visit.reference}</strong>
  </p>
);
