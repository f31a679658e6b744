import { type ReactNode, useState } from 'react';
import { slotId } from '#contract/slots.ts';
import { companySlots, readAppointment, readSlotId, TO_AGREE } from '#contract/visits/visit-choice.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';
import { Fold } from '#src/components/rep/fold.tsx';
import { useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { NEW_LEAD_VISIT } from '#src/content/rep/new-lead.ts';
import { slotInShort } from '#src/lib/slots.ts';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

/** Where all of the form is open at first. */
export const NOT_A_PHONE = '40rem';

/** The date and time below are no slot. */
const OTHER = 'other';

interface VisitSelectProps {
  apptDate: string;
  apptTime: string;
  onChoose: (date: string, time: string) => void;
  /** The fields of the date and the time. */
  children: ReactNode;
}

/** Fills in the date and the time of the appointment with a slot. They say which one it is. */
export function VisitSelect({ apptDate, apptTime, onChoose, children }: VisitSelectProps) {
  // A page may stay open for hours.
  const [now, setNow] = useState(() => Date.now());
  const taken = useTakenSlots(loadTakenSlots);
  const { choice } = readAppointment(apptDate, apptTime);
  const slots = companySlots(now);
  const isListed = choice === TO_AGREE || slots.some((slot) => slotId(slot) === choice);
  const isOther = !isListed && `${apptDate}${apptTime}` !== '';

  function choose(value: string) {
    const slot = readSlotId(value);
    onChoose(slot?.date ?? '', slot?.period ?? (value === TO_AGREE ? TIME_TO_AGREE : ''));
  }

  return (
    <>
      <SelectField
        label={NEW_LEAD_VISIT.label}
        name="visitSlot"
        // It fills in fields of the form, and is none of them.
        form="none"
        value={isListed ? choice : isOther ? OTHER : ''}
        onFocus={() => setNow(Date.now())}
        onChange={(event) => choose(event.target.value)}
        hint={NEW_LEAD_VISIT.hint}
        className="sm:col-span-2"
        placeholder={NEW_LEAD_VISIT.none}
        options={[
          ...(isOther ? [{ value: OTHER, label: NEW_LEAD_VISIT.other }] : []),
          ...slots.map((slot) => {
            const why = taken[slotId(slot)];
            const label = slotInShort(slot);
            return {
              value: slotId(slot),
              label: why ? NEW_LEAD_VISIT.taken(label, why) : label,
              isDisabled: why !== undefined,
            };
          }),
          { value: TO_AGREE, label: TIME_TO_AGREE },
        ]}
      />
      <Fold
        title={<span className="font-semibold text-navy-900">{NEW_LEAD_VISIT.byHand}</span>}
        openFrom={NOT_A_PHONE}
        isNeeded={isOther}
        className="sm:col-span-2"
      >
        <div className="mt-2 grid gap-5 sm:grid-cols-2">{children}</div>
      </Fold>
    </>
  );
}
