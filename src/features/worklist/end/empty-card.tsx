import { CircleCheckBig, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Batch, RepDay } from '#contract/actions/list-batches.ts';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { END, WORKLIST } from '#src/content/rep/worklist.ts';
import { openingWords } from '#src/features/worklist/calling/lead-time.ts';
import { DayResult } from './day-result.tsx';
import { MoreBatches } from './more-batches.tsx';

interface EmptyCardProps {
  /** The answer that there is nothing to call. */
  end: NextLeadAnswer;
  now: number;
  /** Name of the batch that was worked; undefined if it is not listed. */
  name: string | undefined;
  /** The others that have leads to call. */
  others: readonly Batch[];
  day: RepDay | undefined;
  onStart: (batchId: string) => void;
  /** Draws Next Lead, unless it is beside the title. */
  renderNext: ((look: 'main' | 'outline') => ReactNode) | null;
}

/** At the end of a list: what came of it and where to go on. */
export function EmptyCard({ end, now, name, others, day, onStart, renderNext }: EmptyCardProps) {
  const opens = opening(end, now);
  const hasUnavailableLeads = Object.values(end.heldBack ?? {}).some((count) => count > 0);
  const Icon = hasUnavailableLeads ? Hourglass : CircleCheckBig;
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 px-5 py-6 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      {!hasUnavailableLeads && name !== undefined && <p className={TITLE}>{END.last(name)}</p>}
      {opens && (
        <p className={TITLE}>
          {WORKLIST.nextOpens(
            <span key="when" className="whitespace-nowrap">
              {opens}
            </span>,
          )}
        </p>
      )}
      {(hasUnavailableLeads || others.length === 0) && (
        <p className="mx-auto mt-2 max-w-md text-slate-700">
          {hasUnavailableLeads ? WORKLIST.unavailableHint : WORKLIST.doneHint}
        </p>
      )}
      {day && <DayResult day={day} now={now} />}
      {others.length > 0 && (
        <div className="mx-auto mt-6 max-w-2xl">
          <MoreBatches isEnd batches={others} firstId={day?.callbackBatch ?? ''} onStart={onStart} />
        </div>
      )}
      {renderNext && <div className="mt-5">{renderNext(others.length > 0 ? 'outline' : 'main')}</div>}
    </div>
  );
}

const TITLE = 'mt-3 text-lg font-semibold wrap-anywhere text-navy-900';

/** When the first lead may be called, `8:00 AM Eastern`; empty when no time in the future is known. */
function opening({ nextOpensAt }: NextLeadAnswer, now: number): string {
  const opensMs = Date.parse(nextOpensAt);
  return opensMs > now ? openingWords('', opensMs, now) : '';
}
