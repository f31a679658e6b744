import { Button } from '#src/components/ui/button.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';

interface OtherBatchProps {
  onBack: () => void;
  onNext: () => void;
}

/** In place of Call, Save and Skip after the rep has picked another batch: this lead is not in it. */
export const OtherBatch = ({ onBack, onNext }: OtherBatchProps) => (
  <div className="grid grid-cols-2 gap-2">
    <Button className="min-h-14 px-2! lg:min-h-12" onClick={onNext}>
      {WORKLIST.nextHere}
    </Button>
    <Button look="outline" className="min-h-14 px-2! lg:min-h-12" onClick={onBack}>
      {WORKLIST.backToLead}
    </Button>
  </div>
);
