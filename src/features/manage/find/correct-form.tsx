import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { type CorrectLeadAnswer, correctLeadAction } from '#contract/actions/manager/correct-lead.ts';
import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { CORRECTED_FIELDS, type CorrectedField, correctionSchema } from '#contract/forms/correction.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { forFields } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import type { Session } from '#contract/session.ts';
import { toOneLine } from '#contract/text.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { CORRECT } from '#src/content/rep/find.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { ContactFields } from '#src/features/manage/contact-fields.tsx';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { FormButtons } from '#src/features/manage/form-buttons.tsx';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { leadCorrectionDraft } from './correction-draft.ts';

interface CorrectFormProps {
  session: Session;
  record: LeadRecord;
  /** Loads the lead again; null if that fails. */
  reload: () => Promise<LeadRecord | null>;
  /** @param text what follows from the correction */
  onCorrected: (text: string) => Promise<void>;
  onCancel: () => void;
  onExpired: () => void;
}

type Typed = z.input<typeof correctionSchema>;
type Fields = z.output<typeof correctionSchema>;

const checkFields = zodResolver(correctionSchema);
const FAILED: OutcomeMessage = { isSuccess: false, text: CORRECT.failed };

const toTyped = (lead: Lead) => forFields(CORRECTED_FIELDS, (field) => toOneLine(lead[field]));

/** Corrects who a lead is and where. Only what was changed is checked and sent. */
export function CorrectForm(props: CorrectFormProps) {
  const { session, record, reload, onCorrected, onCancel, onExpired } = props;
  const { auth, email } = session;
  const { leadId } = record.lead;
  const [savedDraft] = useState(() => leadCorrectionDraft.read(email, leadId));
  /** What the changes are made to: the lead as it was when they were typed. */
  const [base, setBase] = useState(() => ({ ...record.lead, ...savedDraft?.was }));
  const shown = toTyped(base);
  const isChanged = (typed: Typed) => (field: CorrectedField) => typed[field] !== shown[field];
  const draft = {
    read: () => savedDraft?.now ?? {},
    keep: (typed: Typed) =>
      leadCorrectionDraft.keep(email, leadId, base, typed, CORRECTED_FIELDS.filter(isChanged(typed))),
    forget: leadCorrectionDraft.forget,
  };
  const correction = useSubmitForm<Typed, Fields>({
    initialValues: toTyped(record.lead),
    draft,
    resolver: (typed, context, options) =>
      checkFields(pickChanged(typed, isChanged(typed)), context, options),
    async send(now) {
      if (Object.keys(now).length === 0) {
        draft.forget();
        await onCorrected(CORRECT.unchanged);
        return null;
      }
      const was = forFields(CORRECTED_FIELDS, (field) => base[field]);
      const result = await call(correctLeadAction, { auth, leadId, was, now });
      if (result.ok) {
        draft.forget();
        await onCorrected(inWords(record, now, result.answer));
        return null;
      }
      if (result.reason === 'expired') {
        onExpired();
        return null;
      }
      // Somebody else may have changed the lead: the next attempt is about what it is now.
      if (result.reason === 'refused') showNewer((await reload())?.lead);
      return { ...FAILED, detail: failureWords(result) };
    },
    failed: FAILED,
  });
  const { getValues, setValue } = correction.form;

  function showNewer(lead: Lead | undefined) {
    if (!lead) return;
    const newer = toTyped(lead);
    const isTyped = isChanged(getValues());
    for (const field of CORRECTED_FIELDS) if (!isTyped(field)) setValue(field, newer[field]);
    setBase(lead);
  }

  return (
    <Card>
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {CORRECT.title}
      </h3>
      <p className="mt-1 mb-5 text-slate-700">{CORRECT.lead}</p>
      <Form form={correction} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ContactFields field={correction.field} phoneHint={CORRECT.phoneHint} />
        <div className="sm:col-span-2">
          <Outcome ref={correction.outcome} message={correction.message} />
          <FormButtons
            submit={CORRECT.save}
            isSending={correction.isSending}
            draft={draft}
            onCancel={onCancel}
          />
        </div>
      </Form>
    </Card>
  );
}

/** Both names if one was changed: a lead keeps one of them. */
function pickChanged(typed: Typed, isChanged: (field: CorrectedField) => boolean): Typed {
  const hasName = isChanged('firstName') || isChanged('lastName');
  const sent = CORRECTED_FIELDS.filter(
    (field) => isChanged(field) || (hasName && (field === 'firstName' || field === 'lastName')),
  );
  return Object.fromEntries(sent.map((field) => [field, typed[field]]));
}

/** What a manager must know of a correction that was saved. */
function inWords(
  { lead, open, heldBy, callbackAt }: LeadRecord,
  now: Fields,
  { open: isOpen, listed, callbackFrom }: CorrectLeadAnswer,
): string {
  const saysNo = isLeadStatus(lead.status) && DISPOSITIONS[lead.status].suppresses;
  const words: string[] = [CORRECT.saved];
  if (listed && now.phone !== undefined) {
    words.push(saysNo ? CORRECT.listedToo : open ? CORRECT.closed : CORRECT.staysClosed);
  }
  if (isOpen && !open) words.push(CORRECT.reopened);
  if (callbackFrom) {
    words.push(CORRECT.callbackWaits(easternDateTime(callbackAt), easternDateTime(callbackFrom)));
  }
  if (heldBy) words.push(CORRECT.held(heldBy));
  return words.join(' ');
}
