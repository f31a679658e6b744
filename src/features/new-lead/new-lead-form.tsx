import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { NEW_LEAD } from '#src/content/new-lead.ts';
import { paths } from '#src/lib/paths.ts';
import { LeadFillingForm } from './lead-filling-form.tsx';
import { useLeadFilling } from './use-lead-filling.ts';

interface NewLeadFormProps {
  auth: string;
  /** Whose draft this is. */
  email: string;
  onExpired: () => void;
}

/** A lead a rep has found (specification, sections 3, 5 and 8): looked up before it is sent, kept until it is added. */
export function NewLeadForm({ auth, email, onExpired }: NewLeadFormProps) {
  const { filling, keep, startOver } = useLeadFilling(email);
  /** The batch of the lead just added, empty when the script did not name it; null before. */
  const [addedTo, setAddedTo] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);

  function added(batchId: string) {
    startOver();
    setAddedTo(batchId);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <div className="[&:has(>p)]:mb-6">
        <Outcome ref={top} message={addedTo === null ? null : { good: true, text: NEW_LEAD.done }} />
        {addedTo && <WhereItWaits batchId={addedTo} />}
        {filling.restored && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-tarp-100 px-4 text-navy-900">
            <span className="py-3">{NEW_LEAD.restored}</span>
            <TextButton onClick={startOver}>{NEW_LEAD.clear}</TextButton>
          </p>
        )}
      </div>
      <LeadFillingForm
        key={filling.submissionId}
        auth={auth}
        draft={filling}
        keep={keep}
        onSubmit={() => setAddedTo(null)}
        onAdded={added}
        onExpired={onExpired}
      />
    </>
  );
}

function WhereItWaits({ batchId }: { batchId: string }) {
  return (
    <p className="-mt-2">
      {NEW_LEAD.doneHint}{' '}
      <Link
        to={`${paths.rep.worklist}?${new URLSearchParams({ batch: batchId })}`}
        className="font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
      >
        {NEW_LEAD.doneBatch}
      </Link>
      .
    </p>
  );
}
