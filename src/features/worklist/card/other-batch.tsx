import type { Batch } from '#contract/actions/list-batches.ts';
import { Button } from '#src/components/ui/button.tsx';
import { otherBatchWords, WORKLIST } from '#src/content/rep/worklist.ts';
import type { LeadCard } from './card.ts';

interface OtherBatchProps {
  card: LeadCard;
  batches: readonly Batch[] | null;
  onBack: (batchId: string) => void;
  onNext: () => void;
}

/** In place of Call, Save and Skip after the rep has picked another batch: this lead is not in it. */
export function OtherBatch({ card: { batchId }, batches, onBack, onNext }: OtherBatchProps) {
  const name = batches?.find((batch) => batch.batchId === batchId)?.name ?? WORKLIST.otherBatch;
  return (
    <div className="grid grid-cols-2 gap-2">
      <p role="status" className="col-span-full font-semibold wrap-anywhere text-navy-900">
        {otherBatchWords(name)}
      </p>
      <Button className="min-h-14 px-2!" onClick={onNext}>
        {WORKLIST.nextHere}
      </Button>
      <Button look="outline" className="min-h-14 px-2!" onClick={() => onBack(batchId)}>
        {WORKLIST.backToLead}
      </Button>
    </div>
  );
}
