import { type FormEvent, useState } from 'react';
import { type ManageLeadRequest, manageLeadAction } from '#contract/actions/manager/visits.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { VISIT_SET } from '#contract/lead/status.ts';
import { slotId } from '#contract/slots.ts';
import { readSlotId, visitSeen } from '#contract/visits/visit-choice.ts';
import type { VisitSettings } from '#contract/visits/visit-limits.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { noteFullSlot, refreshTakenSlots } from '#src/services/taken-slots.ts';
import { ownSlot, SlotFields, whenOf } from './slot-select.tsx';

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
      const when = whenOf(chosen, time);
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
        <SlotFields
          label={VISIT_ACTIONS.time}
          value={slot}
          own={own}
          hasOwnPlace={visit !== null && visit.state !== 'canceled' && !visit.toAgree}
          limits={limits}
          now={now}
          time={time}
          onSlot={(value) => {
            setSlot(value);
            setFault(null);
          }}
          onTime={setTime}
        />
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
