import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { clockInWords, parseSlot, type Slot, slotId } from '#contract/slots.ts';
import {
  isSettable,
  isTimeOfPeriod,
  readSlotId,
  settableSlots,
  TO_AGREE,
  timesOf,
} from '#contract/visits/visit-choice.ts';
import { findTaken, parseVisitLimits, type VisitSettings } from '#contract/visits/visit-limits.ts';
import { TIME_TO_AGREE } from '#contract-words/visit.ts';
import { useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { slotWords } from '#src/content/rep/lead-visit.ts';
import { VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { slotInShort } from '#src/lib/slots.ts';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

/** The slot that a visit has, had or asks for, if it can still be set. */
export function ownSlot(visit: VisitOfLead | null, now: number): Slot | null {
  const slot = visit && parseSlot(visit.apptDate, visit.apptTime);
  return slot && isSettable(slot, now) ? slot : null;
}

interface SlotSelectProps {
  label: string;
  value: string;
  error?: string | undefined;
  /** The slot of the visit, which comes first. */
  own?: Slot | null;
  /** Whether the visit has its place in its own slot, so that this cannot be full for it. */
  hasOwnPlace?: boolean;
  /** A day whose slots come next, `yyyy-mm-dd`. */
  day?: string;
  /** The owner's limits, if they are known: of later days than those on offer, nothing else is. */
  limits?: VisitSettings | null | undefined;
  now: number;
  onChange: (value: string) => void;
}

/** Every slot from today on. */
function SlotSelect(props: SlotSelectProps) {
  const { label, value, error, own = null, hasOwnPlace = false, day = '', limits, now, onChange } = props;
  const taken = useTakenSlots(loadTakenSlots);
  const parsed = parseVisitLimits(limits ?? {});
  const ownId = own ? slotId(own) : '';
  const others = settableSlots(now).filter((slot) => slotId(slot) !== ownId);
  const ofDay = others.filter(({ date }) => date === day);
  const sorted = [...(own ? [own] : []), ...ofDay, ...others.filter(({ date }) => date !== day)];
  const options = sorted.map((slot) => {
    const id = slotId(slot);
    const why = hasOwnPlace && id === ownId ? undefined : (taken[id] ?? findTaken(parsed, slot, 0));
    const words = slotInShort(slot);
    return { value: id, label: why ? VISIT_ACTIONS.taken(words, why) : words, isDisabled: Boolean(why) };
  });
  return (
    <SelectField
      label={label}
      name="visitSlot"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      placeholder={VISIT_ACTIONS.choose}
      options={[...options, { value: TO_AGREE, label: TIME_TO_AGREE }]}
    />
  );
}

/** A clock time (`HH:MM`) if it is one of this slot; else empty. */
export const timeIn = (slot: Slot | null, time: string): string =>
  slot && isTimeOfPeriod(time, slot.period) ? time : '';

/** Says when a visit is: `Tue, Nov 24, Morning (8 AM to 12 PM), 10:30 AM`; without a slot, that it is to be agreed on. */
export const whenOf = (slot: Slot | null, time: string): string =>
  slot ? [slotWords(slot), time && clockInWords(time)].filter(Boolean).join(', ') : TIME_TO_AGREE;

interface SlotFieldsProps extends Omit<SlotSelectProps, 'onChange'> {
  /** Agreed on within the slot, `HH:MM`; empty for none. */
  time: string;
  onSlot: (value: string) => void;
  onTime: (value: string) => void;
}

/** The slot of a visit and, once it is chosen, the clock time within it; another slot has no time yet. */
export function SlotFields({ time, onSlot, onTime, ...select }: SlotFieldsProps) {
  const slot = readSlotId(select.value);
  return (
    <>
      <SlotSelect
        {...select}
        onChange={(value) => {
          onSlot(value);
          onTime('');
        }}
      />
      {slot && <TimeSelect slot={slot} value={time} now={select.now} onChange={onTime} />}
    </>
  );
}

interface TimeSelectProps {
  slot: Slot;
  value: string;
  now: number;
  onChange: (value: string) => void;
}

/** The clock time within a slot. */
const TimeSelect = ({ slot, value, now, onChange }: TimeSelectProps) => (
  <SelectField
    label={VISIT_ACTIONS.agreedTime}
    name="visitTime"
    value={timeIn(slot, value)}
    onChange={(event) => onChange(event.target.value)}
    placeholder={VISIT_ACTIONS.anyTime}
    options={timesOf(slot, timeIn(slot, value), now).map((time) => ({
      value: time,
      label: clockInWords(time),
    }))}
  />
);
