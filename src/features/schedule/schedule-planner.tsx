import { startTransition, useCallback, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Slot, slotId } from '#contract/slots.ts';
import { ConsentText } from '#src/components/site/consent-text.tsx';
import { SlotGrid, useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Card } from '#src/components/ui/card.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths } from '#src/content/site-map.ts';
import { useDraftForm } from '#src/forms/use-draft-form.ts';
import { handOffQuery, type ScheduleValues } from '#src/lib/hand-off.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { siteClock } from '#src/stored/clock.ts';
import { useDateFault } from '#src/stored/use-date-fault.ts';
import { SCHEDULE_CONSENT } from '#words/company/disclosure.ts';
import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';
import { ContactForm } from './contact-form.tsx';
import { FirstFree } from './first-free.tsx';
import { OpeningNote } from './opening-note.tsx';
import { SCHEDULE_START, scheduleDraft } from './schedule-draft.ts';
import { StepHeading } from './step-heading.tsx';
import { useZipAnswer } from './use-zip-answer.ts';

/** Where the link to the first free time leads. */
const TIMES = 'times';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

/**
 * The two steps of the schedule page: contact details, then a slot, which opens the booking page with both.
 */
export function SchedulePlanner() {
  const { form, element, changed } = useDraftForm<ScheduleValues>({
    initialValues: SCHEDULE_START,
    draft: scheduleDraft,
  });
  const navigate = useNavigate();
  const today = useEasternDay(siteClock);
  const dateFault = useDateFault();
  const taken = useTakenSlots(loadTakenSlots);
  const zip = useZipAnswer(form);
  // The app loads the booking page's code when this form is first touched (prefetch.ts).
  const next = useMounted() && !savesData() ? paths.book : undefined;

  // Until the booking page is shown, or what is shown when its code cannot be fetched.
  const [opening, setOpening] = useOptimistic('');
  const isOpening = opening !== '';

  // Stable, so that typing does not re-render the memoized SlotGrid.
  const choose = useCallback(
    (slot: Slot) =>
      startTransition(() => {
        setOpening(slotId(slot));
        // Another slot, tapped while the first one is opening, takes its place in the history.
        navigate(`${paths.book}?${handOffQuery(form.getValues(), slot)}`, { replace: isOpening });
      }),
    [form, navigate, setOpening, isOpening],
  );

  return (
    <>
      <FirstFree today={today} taken={taken} href={`#${TIMES}`} />
      <div
        data-next={next}
        className="grid items-start gap-6 lg:grid-cols-[7fr_6fr] lg:items-stretch lg:gap-8"
      >
        <Card>
          <StepHeading number={1} title={SCHEDULE_STEPS.contact.title} />
          <ContactForm
            element={element}
            label={SCHEDULE_STEPS.contact.title}
            register={form.register}
            onChange={changed}
            zipAnswer={zip.answer}
            onZip={zip.check}
          />
          <div className="mt-5">
            <ConsentText {...SCHEDULE_CONSENT} />
          </div>
        </Card>
        <Card>
          <div id={TIMES} tabIndex={-1} className="outline-none">
            <StepHeading number={2} title={SCHEDULE_STEPS.slot.title} />
            <SlotGrid
              today={today}
              dateFault={dateFault}
              opening={opening}
              taken={taken}
              canAgree
              onChoose={choose}
            />
            <p className="mt-5 text-slate-600 text-sm">{SCHEDULE_STEPS.slotNote}</p>
            <OpeningNote isOpening={isOpening} />
          </div>
        </Card>
      </div>
    </>
  );
}
