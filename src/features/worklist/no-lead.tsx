import type { ReactNode } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { DESK_COLUMNS } from './card/lead-work.tsx';
import { EmptyCard } from './end/empty-card.tsx';
import { MoreBatches } from './end/more-batches.tsx';
import { FirstKeys } from './keys/first-keys.tsx';
import { NextLeadButton } from './next-lead-button.tsx';
import { StartCard } from './start/start-card.tsx';
import { YourDay } from './start/your-day.tsx';
import type { BatchOptions } from './worklist-setup.tsx';

interface NoLeadProps {
  /** The answer that there is nothing to call; null before the first lead. */
  end: NextLeadAnswer | null;
  /** Whether the backend leases leads. */
  holdsLeads: boolean;
  now: number;
  batchId: string;
  batchOptions: BatchOptions;
  isLoading: boolean;
  /** Whether Next Lead is beside the title. */
  hasNextAbove: boolean;
  onStart: (batchId: string) => void;
  /** The saves that wait on this device. */
  saves: ReactNode;
  /** The bar, which says what happened. */
  children: ReactNode;
}

/** No lead on the card: before the first one, or at the end of a list. */
export function NoLead(props: NoLeadProps) {
  const { end, holdsLeads, now, batchId, batchOptions, isLoading, hasNextAbove, onStart } = props;
  const { batches, day } = batchOptions;
  const batch = batches?.find((each) => each.batchId === batchId);
  const others = (batches ?? []).filter((each) => each !== batch && each.countOpen !== 0);
  const renderNext = (look: 'main' | 'outline') => (
    <NextLeadButton look={look} isLoading={isLoading} className="min-w-48 max-sm:grow" />
  );
  return (
    <div className={DESK_COLUMNS}>
      <div className="grid content-start gap-5 lg:col-start-1 lg:row-start-1 lg:pb-14">
        {end ? (
          <EmptyCard
            end={end}
            now={now}
            name={batch?.name}
            others={others}
            day={day}
            onStart={onStart}
            renderNext={hasNextAbove ? null : renderNext}
          />
        ) : (
          <StartCard batch={batch} holdsLeads={holdsLeads} next={hasNextAbove ? null : renderNext('main')} />
        )}
        {props.saves}
        {!end && others.length > 0 && (
          <MoreBatches isEnd={false} batches={others} firstId={day?.callbackBatch ?? ''} onStart={onStart} />
        )}
      </div>
      <div className="grid content-start gap-5">
        {!end && day && <YourDay day={day} />}
        <FirstKeys />
      </div>
      {/* Where it is below a card. */}
      <div className="pointer-events-none lg:col-start-1 lg:row-start-1 lg:grid lg:content-end lg:border-x lg:border-transparent lg:px-4">
        {props.children}
      </div>
    </div>
  );
}
