import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Slot } from '#contract/slots.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { SlotGrid } from '#src/components/site/slot-grid.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Card } from '#src/components/ui/card.tsx';
import { SCHEDULE_CONSENT } from '#src/content/disclosure.ts';
import { SCHEDULE_STEPS } from '#src/content/schedule.ts';
import { bookingAddress } from '#src/lib/hand-off.ts';
import { keepContact, readContact, restoreContact } from './contact-fields.ts';
import { ContactForm } from './contact-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useZipAnswer } from './use-zip-answer.ts';

/** The two steps of the schedule page: contact details, then a slot, which goes on to the booking page with all of it. */
export function SchedulePlanner() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const today = useEasternDay();
  const zip = useZipAnswer();
  const answerZip = zip.check;

  useLayoutEffect(() => {
    if (!form.current) return;
    restoreContact(form.current);
    keepContact(form.current);
    // A ZIP code may stand there already: typed before the app ran, or brought back by a reload or the way back.
    void answerZip(form.current);
  }, [answerZip]);

  function choose(slot: Slot) {
    if (!form.current) return;
    keepContact(form.current);
    navigate(bookingAddress(readContact(form.current), slot));
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[7fr_6fr] lg:gap-8">
      <Card>
        <StepHeading number={1} {...SCHEDULE_STEPS.contact} />
        <ContactForm ref={form} label={SCHEDULE_STEPS.contact.title} zip={zip} />
        <div className="mt-5">
          <ConsentText>{SCHEDULE_CONSENT}</ConsentText>
        </div>
      </Card>
      <Card>
        <StepHeading number={2} {...SCHEDULE_STEPS.slot} />
        <SlotGrid today={today} onChoose={choose} />
      </Card>
    </div>
  );
}
