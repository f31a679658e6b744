import { useState } from 'react';
import { type Slot, slotId } from '#contract/slots.ts';
import { SlotGrid, useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { useEasternDay } from '#src/components/site/use-eastern-day.ts';
import { Button } from '#src/components/ui/button.tsx';
import { slotInWords } from '#src/lib/slots.ts';
import { siteClock } from '#src/stored/clock.ts';
import { useDateFault } from '#src/stored/use-date-fault.ts';
import { VISIT_CHANGE } from '#words/pages/visit.ts';
import type { VisitCall } from './use-visit.ts';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

interface SlotChangeProps {
  /** Null if unknown, or if its time is to be agreed on. */
  current: Slot | null;
  sending: VisitCall | null;
  onChange: (to: Slot) => void;
}

/** The slots on offer; the visit's own is chosen at first. */
export function SlotChange({ current, sending, onChange }: SlotChangeProps) {
  const today = useEasternDay(siteClock);
  const dateFault = useDateFault();
  const taken = useTakenSlots(loadTakenSlots);
  const [picked, setPicked] = useState<Slot | null>(null);
  const chosen = picked ?? current;
  // The visit has a place in its own slot.
  const own = current ? slotId(current) : '';
  const others = Object.fromEntries(Object.entries(taken).filter(([id]) => id !== own));
  const isNew = picked !== null && (current === null || slotId(picked) !== slotId(current));
  return (
    <section aria-labelledby="change-visit">
      <h2 id="change-visit" className="text-3xl">
        {VISIT_CHANGE.title}
      </h2>
      <div className="mt-5">
        <SlotGrid
          today={today}
          dateFault={dateFault}
          chosen={chosen ? slotId(chosen) : ''}
          taken={others}
          canAgree={false}
          onChoose={setPicked}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          className="max-sm:w-full"
          disabled={!isNew || sending !== null}
          onClick={() => picked && onChange(picked)}
        >
          {sending === 'change' ? VISIT_CHANGE.sending : VISIT_CHANGE.submit}
        </Button>
        <p role="status" className="min-h-[3.2em] min-w-0 flex-1 basis-60 content-center text-slate-700">
          {isNew && picked ? VISIT_CHANGE.chosen(slotInWords(picked)) : VISIT_CHANGE.now}
        </p>
      </div>
    </section>
  );
}
