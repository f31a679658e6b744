import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { manageLeadAction } from '#contract/actions/manager/visits.ts';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus, LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { CANCEL, visitSeen } from '#contract/visits/visit-choice.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { LEAD_VISIT, visitWords } from '#src/content/rep/lead-visit.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { SET_STATUS } from '#src/content/rep/visits.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface StatusFormProps {
  auth: string;
  record: LeadRecord;
  /** The lead's visit that stands; null without one. */
  visit: VisitOfLead | null;
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
  })
  .check(
    z.refine(({ status, note }) => !DISPOSITIONS[status].needsNotes || note.trim() !== '', {
      error: WORKLIST.notesNeeded,
      path: ['note'],
    }),
  );
const checkFields = zodResolver(form);
const FAILED: OutcomeMessage = { isSuccess: false, text: SET_STATUS.failed };

/** Sets the status of a lead, and asks what becomes of a visit that stands when it closes the lead. */
export function StatusForm(props: StatusFormProps) {
  const { auth, record, visit, reload, onSaved, onCancel, onExpired } = props;
  const { lead } = record;
  const asks = (status: string) =>
    visit !== null && isLeadStatus(status) && !DISPOSITIONS[status].isOpen && !DISPOSITIONS[status].setsVisit;
  const saving = useSubmitForm<z.input<typeof form>, z.output<typeof form>>({
    initialValues: {
      status: isLeadStatus(lead.status) ? lead.status : undefined,
      note: lead.notes,
      visitEnd: CANCEL,
    },
    resolver: checkFields,
    clearsMessageOnChange: true,
    async send({ status, note, visitEnd }) {
      const isEnding = asks(status) && visitEnd === CANCEL;
      const result = await call(manageLeadAction, {
        ...{ auth, leadId: lead.leadId, status, note, statusSeen: lead.status },
        ...(isEnding &&
          visit && { reference: visit.reference, visitSlot: CANCEL, visitSeen: visitSeen(visit) }),
      });
      if (result.ok) {
        await onSaved(SET_STATUS.saved(status));
        return null;
      }
      if (result.reason === 'expired') {
        onExpired();
        return null;
      }
      // Somebody else may have changed the lead or its visit: the next attempt is about what they are now.
      if (result.reason === 'refused') showNewer((await reload())?.lead);
      return { ...FAILED, detail: failureWords(result) };
    },
    failed: FAILED,
  });
  const { getValues, setValue } = saving.form;

  function showNewer(now: Lead | undefined) {
    if (now && getValues('note') === lead.notes) setValue('note', now.notes);
  }

  const status = useWatch({ control: saving.form.control, name: 'status' }) ?? '';
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
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy={saving.isSending}>{SET_STATUS.save}</SubmitButton>
            <Button look="outline" onClick={onCancel}>
              {MANAGE.cancel}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
