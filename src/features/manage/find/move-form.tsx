import { useState } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { type LeadRecord, moveLeadAction } from '#contract/actions/manager/find-leads.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { FIND } from '#src/content/rep/find.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

interface MoveFormProps {
  auth: string;
  record: LeadRecord;
  batches: readonly Batch[];
  decide: <T>(decision: Promise<RepResult<T>>, done: (answer: T) => string, failed: string) => Promise<void>;
}

export function MoveForm({ auth, record: { lead, batchId }, batches, decide }: MoveFormProps) {
  const [batch, setBatch] = useState('');
  const [isMoving, setIsMoving] = useState(false);
  const others = batches.filter((each) => each.batchId !== batchId);
  if (others.length === 0) return null;
  const chosen = others.find((each) => each.batchId === batch);

  async function move() {
    if (!chosen || isMoving) return;
    setIsMoving(true);
    await decide(
      call(moveLeadAction, { auth, leadId: lead.leadId, batch }),
      () => FIND.moved(chosen.name),
      FIND.notMoved,
    );
    setIsMoving(false);
  }

  return (
    <div className="flex max-w-xl items-start gap-3 max-xs:grid">
      <SelectField
        className="flex-1"
        label={FIND.move}
        value={chosen?.batchId ?? ''}
        onChange={(event) => setBatch(event.target.value)}
        placeholder={FIND.pickBatch}
        options={others.map((each) => ({ value: each.batchId, label: each.name }))}
      />
      <Button look="outline" className="xs:mt-8" disabled={!chosen || isMoving} onClick={move}>
        {FIND.moveNow}
      </Button>
    </div>
  );
}
