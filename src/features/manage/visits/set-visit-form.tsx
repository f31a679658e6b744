import { type FormEvent, useState } from 'react';
import { type ManageLeadRequest, manageLeadAction } from '#contract/actions/manager/visits.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { VISIT_SET } from '#contract/lead/status.ts';
import { clockInWords, parseSlot, type Slot, slotId } from '#contract/slots.ts';
import {
  isSettable,
  isTimeOfPeriod,
  readSlotId,
  settableSlots,
  TO_AGREE,
  timesOf,
  visitSeen,
} from '#contract/visits/visit-choice.ts';
import {
  findTaken,
  parseVisitLimits,
  type TakenSlots,
  type VisitSettings,
} from '#contract/visits/visit-limits.ts';
import { TIME_TO_AGREE } from '#contract/words/visit.ts';
import { useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { slotInShort } from '#src/content/pages/slots.ts';
import { LEAD_VISIT, slotWords } from '#src/content/rep/lead-visit.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { noteFullSlot, refreshTakenSlots } from '#src/services/taken-slots.ts';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

/** The lead of a visit, as far as its visit depends on it. */
export interface LeadOfVisit {
  leadId: string;
  email: string;
  status: string;
  /** Whether it still needs a call. */
  open: boolean;
  /** Whether the visit is about another home than the lead's. */
  isElsewhere?: boolean;
  /** Whether the lead was deleted: its visit can only be ended. */
  isGone?: boolean;
}

interface SetVisitFormProps {
  auth: string;
  lead: LeadOfVisit;
  /** Null for a lead without a visit. */
  visit: VisitOfLead | null;
  /** Its own slot is chosen at first. */
  isConfirming: boolean;
  /** The owner's limits, if they are known. */
  limits?: VisitSettings | null;
  onSet: (text: string) => void;
  /**
   * Nothing was saved, and what is shown may be old.
   * @param message ends the form: the visit is not as it was shown, and may be on another day
   */
  onChanged: (message: OutcomeMessage | null) => void;
  onCancel: () => void;
  onExpired: () => void;
}

/** Chooses when a visit is, and whether its lead still needs a call. */
export function SetVisitForm(props: SetVisitFormProps) {
  const { auth, lead, isConfirming, limits, onSet, onChanged, onCancel, onExpired } = props;
  const [now] = useState(() => Date.now());
  // As it was when the manager began: the page may load it again meanwhile.
  const [visit] = useState(props.visit);
  const own = ownSlot(visit, now);
  const [slot, setSlot] = useState(isConfirming && own ? slotId(own) : '');
  const [time, setTime] = useState(isConfirming && visit ? visit.agreedTime : '');
  const [closes, setCloses] = useState(lead.open);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const taken = useTakenSlots(loadTakenSlots);
  const chosen = readSlotId(slot);
  const mayClose = lead.open && !lead.isElsewhere && chosen !== null;
  const isSame =
    visit?.state === 'confirmed' && own !== null && slot === slotId(own) && time === visit.agreedTime;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (slot === '') return setFault(VISIT_ACTIONS.choose);
    setIsSaving(true);
    setFault(null);
    const result = await call(manageLeadAction, {
      auth,
      leadId: lead.leadId,
      ...orderOf(visit, slot, time),
      // Its notes stay as they are by now.
      ...(mayClose && closes && { status: VISIT_SET, was: { status: lead.status } }),
    });
    setIsSaving(false);
    if (result.ok) {
      refreshTakenSlots();
      const when = chosen ? whenOf(chosen, time) : TIME_TO_AGREE;
      return onSet(isSame ? VISIT_ACTIONS.unchanged : VISIT_ACTIONS.saved(when));
    }
    if (result.reason === 'expired') return onExpired();
    if (result.error === 'visit_changed') {
      return onChanged({ isSuccess: false, text: VISIT_ACTIONS.changed });
    }
    setFault(failureWords(result) ?? VISIT_ACTIONS.notSaved);
    if (result.error === 'slot_full') noteFullSlot(slot);
    else if (result.reason === 'refused') onChanged(null);
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4 rounded-lg bg-foam-100 p-4">
      <h4 ref={takeFocus} tabIndex={-1} className="font-semibold text-navy-900 outline-none">
        {VISIT_ACTIONS.formTitle}
      </h4>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SlotSelect
          label={VISIT_ACTIONS.time}
          value={slot}
          own={own}
          hasOwnPlace={visit !== null && visit.state !== 'canceled' && !visit.toAgree}
          taken={taken}
          limits={limits}
          now={now}
          onChange={(value) => {
            setSlot(value);
            setTime('');
            setFault(null);
          }}
        />
        {chosen && <TimeSelect slot={chosen} value={time} now={now} onChange={setTime} />}
      </div>
      {mayClose && (
        <CheckField checked={closes} onChange={(event) => setCloses(event.target.checked)}>
          {VISIT_ACTIONS.close(VISIT_SET)}
        </CheckField>
      )}
      <p className="text-sm wrap-anywhere text-slate-700">
        {isSame ? LEAD_VISIT.unchanged : slot !== '' && toldWords(lead, chosen ? 'slot' : 'agree')}
      </p>
      <Alert kind="error">{fault && <p className="wrap-anywhere">{fault}</p>}</Alert>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSaving}>{VISIT_ACTIONS.save}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {VISIT_ACTIONS.back}
        </Button>
      </div>
    </form>
  );
}

/** The fields of a request that names a visit as it is shown. */
export const orderOf = (
  visit: VisitOfLead | null,
  visitSlot: string,
  visitTime = '',
): Pick<ManageLeadRequest, 'reference' | 'visitSlot' | 'visitTime'> & { visitSeen: string } => ({
  reference: visit?.reference ?? '',
  visitSlot,
  visitTime,
  visitSeen: visitSeen(visit),
});

/** What the homeowner gets. */
export const toldWords = (
  { email, isElsewhere }: LeadOfVisit,
  what: Exclude<keyof typeof LEAD_VISIT.mail, 'none'>,
): string => {
  if (isElsewhere) return VISIT_ACTIONS.mailElsewhere;
  return email ? LEAD_VISIT.mail[what](email) : LEAD_VISIT.mail.none;
};

const whenOf = (slot: Slot, time: string): string =>
  [slotWords(slot), time && clockInWords(time)].filter(Boolean).join(', ');

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
  taken: TakenSlots;
  /** The owner's limits, if they are known: `taken` knows only the days on offer. */
  limits?: VisitSettings | null | undefined;
  now: number;
  onChange: (value: string) => void;
}

/** Every slot from today on. */
export function SlotSelect(props: SlotSelectProps) {
  const {
    label,
    value,
    error,
    own = null,
    hasOwnPlace = false,
    day = '',
    taken,
    limits,
    now,
    onChange,
  } = props;
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

interface TimeSelectProps {
  slot: Slot;
  value: string;
  now: number;
  onChange: (value: string) => void;
}

/** The clock time within a slot. */
export const TimeSelect = ({ slot, value, now, onChange }: TimeSelectProps) => (
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
