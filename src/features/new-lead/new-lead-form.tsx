import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { readAppointment } from '#contract/visits/visit-choice.ts';
import { SubmitBar } from '#src/components/rep/submit-bar.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { NEW_LEAD } from '#src/content/rep/new-lead.ts';
import { Form } from '#src/forms/form.tsx';
import { refuseHalfTyped } from '#src/forms/half-typed.ts';
import { useFirstField } from '#src/forms/use-first-field.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { digestText } from '#src/lib/text-digest.ts';
import { addLead } from '#src/services/rep-endpoint.ts';
import { noteFullSlot } from '#src/services/taken-slots.ts';
import { addedLeads } from '#src/stored/added-leads.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { EMPTY_LEAD, type LeadDraft, leadDraft } from './lead-draft.ts';
import { DAMAGE_FIELDS, LeadSections } from './lead-sections.tsx';
import { added, notAdded } from './new-lead-outcome.tsx';
import { NumberNotice } from './number-notice.tsx';
import { numberKey, useNumberLookup } from './use-number-lookup.ts';
import { VisitSelect } from './visit-select.tsx';

interface NewLeadFormProps {
  auth: string;
  email: string;
  onExpired: () => void;
}

const checkLead = refuseHalfTyped(zodResolver(newLeadSchema), NEW_LEAD.badDate);

const FAILED = { isSuccess: false, text: NEW_LEAD.failed, detail: NEW_LEAD.kept };

/**
 * A lead that a rep enters (specification, sections 3, 5 and 8). The number is looked up while it is typed;
 * the draft is kept until the lead is added.
 */
export function NewLeadForm({ auth, email, onExpired }: NewLeadFormProps) {
  const [draft] = useState(() => leadDraft(email));
  const [isRestored, setRestored] = useState(() => Object.keys(draft.read()).length > 0);
  const backend = useBackendFeatures();
  const top = useRef<HTMLDivElement>(null);
  const lead = useSubmitForm({
    initialValues: EMPTY_LEAD,
    draft,
    resolver: checkLead,
    async send(fields) {
      // The backend alone decides whether the number may be added: the form's lookup may be stale.
      const result = await sendLead(fields, auth, draft);
      if (result.ok) {
        setRestored(false);
        top.current?.focus();
        top.current?.scrollIntoView({ block: 'center' });
        return added(result.answer.batchId);
      }
      if (result.error === 'slot_full')
        noteFullSlot(readAppointment(fields.apptDate, fields.apptTime).choice);
      if (result.reason !== 'expired') return notAdded(result);
      onExpired();
      return null;
    },
    failed: FAILED,
    getRefusalMessage: () => ({ isSuccess: false, text: NEW_LEAD.check }),
    resetsAfterSending: true,
  });
  const { form, message } = lead;
  const problem = message?.isSuccess ? null : message;
  useFirstField(() => form.setFocus('firstName'));
  const number = useWatch({ control: form.control, name: 'phone', compute: numberKey });
  const known = useNumberLookup(auth, number);
  const [apptDate = '', apptTime = ''] = useWatch({ control: form.control, name: ['apptDate', 'apptTime'] });
  const damage = useWatch({ control: form.control, name: DAMAGE_FIELDS });
  const knowsDamage = damage.some(Boolean);
  const setAppointment = (date: string, time: string) => {
    form.setValue('apptDate', date);
    form.setValue('apptTime', time);
  };
  const isLeadAlready = known?.suppressed === false && known.leads.length > 0;

  function clear() {
    lead.startOver();
    lead.say(null);
    setRestored(false);
  }

  return (
    <>
      <div className="[&:has(>p)]:mb-6">
        <Outcome ref={top} message={message?.isSuccess ? message : null} />
        {isRestored && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-tarp-100 px-4 text-navy-900">
            <span className="py-3">{NEW_LEAD.restored}</span>
            <TextButton onClick={clear}>{NEW_LEAD.clear}</TextButton>
          </p>
        )}
      </div>
      <Form
        form={lead}
        className="grid grid-cols-1 items-start gap-8 max-sm:[&_*]:scroll-mb-24 lg:grid-cols-2 lg:gap-x-12"
      >
        <LeadSections
          field={lead.field}
          numberNotice={<NumberNotice known={known} />}
          withVisit={(dateAndTime) =>
            backend.can('visits') ? (
              <VisitSelect apptDate={apptDate} apptTime={apptTime} onChoose={setAppointment}>
                {dateAndTime}
              </VisitSelect>
            ) : (
              dateAndTime
            )
          }
          knowsDamage={knowsDamage}
        />
        <div className="lg:col-span-full">
          <Outcome ref={lead.outcome} message={problem} />
        </div>
        <SubmitBar className={`lg:col-span-full ${problem ? '' : '-mt-8'}`}>
          <SubmitButton
            busy={lead.isSending}
            className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
          >
            {isLeadAlready ? NEW_LEAD.submitAnyway : NEW_LEAD.submit}
          </SubmitButton>
        </SubmitBar>
      </Form>
    </>
  );
}

type Sent = Parameters<typeof addLead>[0];

/**
 * Adds a lead, once however often it is sent. A duplicated tab starts with the submission id of the first
 * one: what it sends must not overwrite the lead that that one has added, unless it says the same.
 */
async function sendLead(fields: Omit<Sent, 'auth' | 'submissionId'>, auth: string, draft: LeadDraft) {
  const digest = digestText(JSON.stringify(fields));
  if (addedLeads.hasOther(draft.submissionId(), digest)) draft.renewId();
  const submissionId = draft.submissionId();
  const result = await addLead({ ...fields, auth, submissionId });
  if (result.ok) addedLeads.note(submissionId, digest);
  return result;
}
