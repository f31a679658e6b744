import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { manageLeadAction } from '#contract/actions/manager/visits.ts';
import { DISPOSITIONS, isLeadStatus, LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Session } from '#contract/session.ts';
import { slotId } from '#contract/slots.ts';
import { CANCEL, readSlotId, visitSeen } from '#contract/visits/visit-choice.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { LEAD_VISIT, visitWords } from '#src/content/rep/lead-visit.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { SET_STATUS, VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { FormButtons } from '#src/features/manage/form-buttons.tsx';
import { orderOf } from '#src/features/manage/visits/set-visit-form.tsx';
import { ownSlot, SlotFields, timeIn } from '#src/features/manage/visits/slot-select.tsx';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { noteFullSlot } from '#src/services/taken-slots.ts';
import { statusDraft } from '#src/stored/rep-draft.ts';

interface StatusFormProps {
  session: Session;
  record: LeadRecord;
  /** Loads the lead again; null if that fails. */
  reload: () => Promise<LeadRecord | null>;
  onSaved: (text: string) => Promise<void>;
  onCancel: () => void;
  onExpired: () => void;
}

/** The visit stays as it is. */
const KEEP = 'keep';

const form = z
  .object({
    status: z.enum(LEAD_STATUSES, { error: SET_STATUS.choose }),
    note: z.string().check(z.maxLength(LIMITS.notes)),
    visitEnd: z.enum([CANCEL, KEEP]),
    /** With the status that sets it. */
    visitSlot: z.string(),
    visitTime: z.string(),
  })
  .check(
    z.refine(({ status, note }) => !DISPOSITIONS[status].needsNotes || note.trim() !== '', {
      error: WORKLIST.notesNeeded,
      path: ['note'],
    }),
  );
const checkFields = zodResolver(form);
const FAILED: OutcomeMessage = { isSuccess: false, text: SET_STATUS.failed };

/** Sets the status of a lead, with when its visit is, or what becomes of it when the status closes the lead. */
export function StatusForm(props: StatusFormProps) {
  const { session, record, reload, onSaved, onCancel, onExpired } = props;
  const { auth, email } = session;
  const { lead } = record;
  const [draft] = useState(() => leadStatusDraft(email, lead.leadId));
  const [now] = useState(() => Date.now());
  // What the manager sees, and so what the next attempt is about.
  const [seen, setSeen] = useState({ status: lead.status, notes: lead.notes });
  const [visit, setVisit] = useState(record.visit);
  const stands = visit !== undefined && visit.state !== 'canceled' && visit.state !== 'done';
  const own = ownSlot(visit ?? null, now);
  const sets = (status: string) => isLeadStatus(status) && DISPOSITIONS[status].setsVisit;
  const asks = (status: string) =>
    stands && isLeadStatus(status) && !DISPOSITIONS[status].isOpen && !sets(status);
  const saving = useSubmitForm<z.input<typeof form>, z.output<typeof form>>({
    initialValues: {
      status: isLeadStatus(lead.status) ? lead.status : undefined,
      note: lead.notes,
      visitEnd: CANCEL,
      visitSlot: stands && own && !visit.toAgree ? slotId(own) : '',
      visitTime: stands ? visit.agreedTime : '',
    },
    draft,
    resolver: checkFields,
    clearsMessageOnChange: true,
    async send({ status, note, visitEnd, visitSlot, visitTime }) {
      const isEnding = asks(status) && visitEnd === CANCEL;
      const result = await call(manageLeadAction, {
        ...{ auth, leadId: lead.leadId, status, note },
        was: { status: seen.status, note: seen.notes },
        ...(isEnding && orderOf(visit ?? null, CANCEL)),
        ...(sets(status) && orderOf(visit ?? null, visitSlot, timeIn(readSlotId(visitSlot), visitTime))),
      });
      if (result.ok) {
        draft.forget();
        const { visitStays } = result.answer;
        await onSaved(
          [SET_STATUS.saved(status), visitStays && SET_STATUS.visitStays].filter(Boolean).join(' '),
        );
        return null;
      }
      if (result.reason === 'expired') {
        onExpired();
        return null;
      }
      if (result.error === 'slot_full') noteFullSlot(visitSlot);
      // Somebody else may have changed the lead or its visit: the next attempt is about what they are now.
      if (result.reason === 'refused') showNewer(await reload());
      const isChanged = result.error === 'visit_changed';
      return { ...FAILED, detail: isChanged ? VISIT_ACTIONS.changed : failureWords(result) };
    },
    failed: FAILED,
  });
  const { getValues, setValue } = saving.form;

  function showNewer(newer: LeadRecord | null) {
    if (!newer) return;
    if (getValues('note') === seen.notes) setValue('note', newer.lead.notes);
    setSeen({ status: newer.lead.status, notes: newer.lead.notes });
    if (visitSeen(newer.visit) === visitSeen(visit)) return;
    // What was chosen was about the visit as it is no longer.
    setVisit(newer.visit);
    setValue('visitSlot', '');
    setValue('visitTime', '');
  }

  const [status = '', visitSlot = '', visitTime = ''] = useWatch({
    control: saving.form.control,
    name: ['status', 'visitSlot', 'visitTime'],
  });
  return (
    <Card>
      <h3 ref={takeFocus} tabIndex={-1} className="mb-4 outline-none">
        {SET_STATUS.title}
      </h3>
      <Form form={saving} className="grid gap-5">
        <SelectField
          {...saving.field('status')}
          label={SET_STATUS.status}
          className="max-w-md"
          placeholder={SET_STATUS.choose}
          options={LEAD_STATUSES.map((value) => ({ value, label: value }))}
        />
        {isLeadStatus(status) && DISPOSITIONS[status].suppresses && (
          <p className="rounded-lg bg-amber-100 p-3 text-navy-950">{SET_STATUS.forbids}</p>
        )}
        {sets(status) && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SlotFields
              label={SET_STATUS.time}
              value={visitSlot}
              own={own}
              hasOwnPlace={stands && !visit.toAgree}
              now={now}
              time={visitTime}
              onSlot={(value) => setValue('visitSlot', value)}
              onTime={(value) => setValue('visitTime', value)}
            />
          </div>
        )}
        {asks(status) && visit && (
          <SelectField
            {...saving.field('visitEnd')}
            label={visit.toAgree ? SET_STATUS.visitToAgree : SET_STATUS.visit(visitWords(visit))}
            className="max-w-md"
            options={[
              { value: CANCEL, label: LEAD_VISIT.cancel },
              { value: KEEP, label: LEAD_VISIT.keep },
            ]}
          />
        )}
        <TextAreaField {...saving.field('note')} label={SET_STATUS.notes} rows={4} maxLength={LIMITS.notes} />
        <div>
          <Outcome ref={saving.outcome} message={saving.message} />
          <FormButtons
            submit={SET_STATUS.save}
            isSending={saving.isSending}
            draft={draft}
            onCancel={onCancel}
          />
        </div>
      </Form>
    </Card>
  );
}

/** What the manager with this email has typed to set the status of a lead, in this tab until it is saved. */
export function leadStatusDraft(email: string, leadId: string) {
  const read = () => {
    const values = statusDraft.read(email)?.values;
    return values?.leadId === leadId ? values : null;
  };
  return {
    isThere: () => read() !== null,
    read: () => read() ?? {},
    keep: (values: FieldValues) => statusDraft.keep(email, { ...values, leadId }),
    forget: statusDraft.forget,
  };
}
