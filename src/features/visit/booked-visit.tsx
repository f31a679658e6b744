import { useState } from 'react';
import type { Visit } from '#contract/actions/bookings/visits.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { periodLabel, type Slot } from '#contract/slots.ts';
import { CalendarButton } from '#src/components/site/calendar-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { slotInWords } from '#src/content/pages/slots.ts';
import { VISIT_CANCEL, VISIT_TO_AGREE, VISIT_WORDS } from '#src/content/pages/visit.ts';
import { takeFocus } from '#src/lib/take-focus.ts';

interface BookedVisitProps {
  visit: Visit;
  slot: Slot | null;
  sending: 'change' | 'cancel' | null;
  onCancel: () => void;
}

/** What is booked, with its calendar file and the way to cancel it. */
export function BookedVisit({ visit, slot, sending, onCancel }: BookedVisitProps) {
  const day = slot ? formatDay(slot.date) : visit.apptDate;
  const period = periodLabel(visit.apptTime);
  return (
    <section aria-label={VISIT_WORDS.label}>
      <h2 className="text-3xl">{visit.toAgree ? VISIT_TO_AGREE.title : day}</h2>
      <p className="mt-1 text-xl font-semibold text-navy-900">
        {visit.toAgree ? VISIT_TO_AGREE.askedFor(day, period) : period}
      </p>
      <p className="mt-3 font-semibold text-navy-900">{serviceLabel(visit.service)}</p>
      <Reference visit={visit} />
      <p className="mt-3 text-slate-700">{visit.toAgree ? VISIT_TO_AGREE.text : VISIT_WORDS.booked}</p>
      {slot && !visit.toAgree && (
        <CalendarButton visit={{ ...visit, slot, id: visit.reference }} className="mt-5 max-sm:w-full">
          {VISIT_WORDS.calendar}
        </CalendarButton>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <CancelVisit sending={sending} onCancel={onCancel} />
      </div>
    </section>
  );
}

/** A visit that cannot be changed any more, in a few lines. */
export function VisitFacts({ visit, slot }: Pick<BookedVisitProps, 'visit' | 'slot'>) {
  return (
    <>
      <p className="mt-3 font-semibold text-navy-900">
        {serviceLabel(visit.service)}
        {slot && <span className="block">{slotInWords(slot)}</span>}
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

/** The button was gone while the question was shown. */
const focusButton = (around: HTMLElement | null): void => takeFocus(around?.querySelector('button') ?? null);

/** Asks again before it cancels, on the page. */
function CancelVisit({ sending, onCancel }: Pick<BookedVisitProps, 'sending' | 'onCancel'>) {
  /** `kept`: asked, and the homeowner keeps the visit. */
  const [step, setStep] = useState<'closed' | 'asking' | 'kept'>('closed');

  if (step !== 'asking') {
    return (
      <div ref={step === 'kept' ? focusButton : null}>
        <Button
          look="outline"
          className="max-sm:w-full"
          disabled={sending !== null}
          onClick={() => setStep('asking')}
        >
          {VISIT_WORDS.cancel}
        </Button>
      </div>
    );
  }
  return (
    <fieldset aria-labelledby="cancel-visit">
      <h3 id="cancel-visit" ref={takeFocus} tabIndex={-1} className="text-2xl">
        {VISIT_CANCEL.title}
      </h3>
      <p className="mt-1 text-slate-700">{VISIT_CANCEL.text}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button disabled={sending !== null} onClick={onCancel}>
          {sending === 'cancel' ? VISIT_CANCEL.sending : VISIT_CANCEL.confirm}
        </Button>
        <Button look="outline" disabled={sending !== null} onClick={() => setStep('kept')}>
          {VISIT_CANCEL.keep}
        </Button>
      </div>
    </fieldset>
  );
}
