import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { NEW_LEAD } from '#src/content/new-lead.ts';
import type { LeadDraft } from './lead-draft.ts';
import { LeadSections } from './lead-sections.tsx';
import {
  halfTypedDates,
  type LeadErrors,
  type LeadValues,
  readLead,
  readLeadValues,
  stillWrong,
} from './lead-values.ts';
import { NumberNotice } from './number-notice.tsx';
import { submitLead } from './submit-lead.ts';
import { useNumberLookup } from './use-number-lookup.ts';

interface LeadFillingFormProps {
  auth: string;
  draft: LeadDraft;
  keep: (values: LeadValues) => void;
  /** A submit has begun: what was said before it is over. */
  onSubmit: () => void;
  onAdded: (batchId: string) => void;
  onExpired: () => void;
}

/** The form of one lead, from empty or a draft until it is added. */
export function LeadFillingForm({ auth, draft, keep, onSubmit, onAdded, onExpired }: LeadFillingFormProps) {
  const [errors, setErrors] = useState<LeadErrors>({});
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const number = useNumberLookup(auth, draft.values.phone);

  function changed(event: FormEvent<HTMLFormElement>) {
    const values = readLeadValues(event.currentTarget);
    keep(values);
    number.watch(values.phone);
    const left = stillWrong(errors, readLead(values, halfTypedDates(event.currentTarget)));
    setErrors(left);
    if (isAnyWrong(errors) && !isAnyWrong(left)) setMessage(null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const read = readLead(readLeadValues(form), halfTypedDates(form));
    onSubmit();
    if (!read.ok) {
      setErrors(read.errors);
      setMessage({ good: false, text: NEW_LEAD.check });
      focusFirst(form, read.errors);
      return;
    }
    setErrors({});
    setMessage(null);
    underWay.current = true;
    setBusy(true);
    const submitted = await submitLead(read.lead, { auth, submissionId: draft.submissionId });
    underWay.current = false;
    setBusy(false);
    if (submitted.kind === 'added') onAdded(submitted.batchId);
    else if (submitted.kind === 'expired') onExpired();
    else {
      setMessage(submitted.message);
      if (submitted.phoneRefused) focusFirst(form, { phone: '!' });
    }
  }

  const isLeadAlready = number.known?.suppressed === false && number.known.leads.length > 0;
  return (
    <form onSubmit={submit} onChange={changed} noValidate aria-busy={busy} className="grid gap-8">
      <LeadSections
        opening={draft.values}
        errors={errors}
        numberNotice={<NumberNotice known={number.known} />}
      />
      <div>
        <Outcome message={message} />
        <Button type="submit" className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10">
          {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {isLeadAlready ? NEW_LEAD.submitAnyway : NEW_LEAD.submit}
        </Button>
      </div>
    </form>
  );
}

const isAnyWrong = (errors: LeadErrors): boolean => Object.keys(errors).length > 0;

function focusFirst(form: HTMLFormElement, errors: LeadErrors): void {
  const wrong: readonly string[] = Object.keys(errors);
  const first = [...form.elements].find(
    (control) => control instanceof HTMLElement && wrong.includes(control.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}
