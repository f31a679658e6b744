import { CircleCheckBig, Hourglass, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Batch, RepDay } from '#contract/actions/list-batches.ts';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { END, WORKLIST } from '#src/content/rep/worklist.ts';
import { openingWords } from '#src/features/worklist/calling/lead-time.ts';
import { DayResult } from './day-result.tsx';
import { MoreBatches } from './more-batches.tsx';

interface EmptyCardProps {
  /** The answer that there is nothing to call; null before the first. */
  end: NextLeadAnswer | null;
  /** Whether the backend leases leads. */
  holdsLeads: boolean;
  now: number;
  /** Id of the batch that was worked. */
  batchId: string;
  batches: readonly Batch[] | null;
  day: RepDay | undefined;
  onStart: (batchId: string) => void;
  /** Draws Next Lead, unless it is beside the title. */
  renderNext: ((look: 'main' | 'outline') => ReactNode) | null;
}

/** No lead on the card: how to get one or, at the end of a list, what came of it and where to go on. */
export function EmptyCard(props: EmptyCardProps) {
  const { end, holdsLeads, now, batchId, batches, day, onStart, renderNext } = props;
  const opens = end && opening(end, now);
  const hasUnavailableLeads = Object.values(end?.heldBack ?? {}).some((count) => count > 0);
  const Icon = hasUnavailableLeads ? Hourglass : end ? CircleCheckBig : Inbox;
  const name = batches?.find((batch) => batch.batchId === batchId)?.name;
  const others = (batches ?? []).filter((batch) => batch.batchId !== batchId && batch.countOpen !== 0);
  const hint = hasUnavailableLeads ? WORKLIST.unavailableHint : end ? WORKLIST.doneHint : WORKLIST.emptyHint;
  const isBefore = !hasUnavailableLeads && !end;
  const isDone = end !== null && !hasUnavailableLeads && name !== undefined;
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 px-5 py-8 text-center sm:py-10">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      {!end && <p className={TITLE}>{WORKLIST.empty}</p>}
      {isDone && <p className={TITLE}>{END.last(name)}</p>}
      {opens && (
        <p className={TITLE}>
          {WORKLIST.nextOpens(
            <span key="when" className="whitespace-nowrap">
              {opens}
            </span>,
          )}
        </p>
      )}
      {(isBefore || hasUnavailableLeads || others.length === 0) && (
        <p className="mx-auto mt-2 max-w-md text-slate-700">
          {hint} {isBefore && holdsLeads && WORKLIST.emptyLeased}
        </p>
      )}
      {end && day && <DayResult day={day} now={now} />}
      {end && others.length > 0 && (
        <MoreBatches batches={others} firstId={day?.callbackBatch ?? ''} onStart={onStart} />
      )}
      {renderNext && <div className="mt-5">{renderNext(end && others.length > 0 ? 'outline' : 'main')}</div>}
    </div>
  );
}

const TITLE = 'mt-3 text-lg font-semibold wrap-anywhere text-navy-900';

/** When the first lead may be called, `8:00 AM Eastern`; empty when no time in the future is known. */
function opening({ nextOpensAt }: NextLeadAnswer, now: number): string {
  const opensMs = Date.parse(nextOpensAt);
  return opensMs > now ? openingWords('', opensMs, now) : '';
}
