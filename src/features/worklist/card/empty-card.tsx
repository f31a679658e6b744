import { CircleCheckBig, Hourglass, Inbox } from 'lucide-react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { openingWords } from '#src/features/worklist/calling/lead-time.ts';

interface EmptyCardProps {
  /** The answer that there is nothing to call; null before the first. */
  end: NextLeadAnswer | null;
  /** Whether the script leases leads. */
  holdsLeads: boolean;
  now: number;
}

export function EmptyCard({ end, holdsLeads, now }: EmptyCardProps) {
  const opens = end && opening(end, now);
  const isHeldBack = Object.values(end?.heldBack ?? {}).some((count) => count > 0);
  const Icon = isHeldBack ? Hourglass : end ? CircleCheckBig : Inbox;
  const hint = isHeldBack ? WORKLIST.heldBackHint : end ? WORKLIST.doneHint : WORKLIST.emptyHint;
  const isBefore = !isHeldBack && !end;
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 px-5 py-10 text-center sm:py-16">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      {!end && <p className={TITLE}>{WORKLIST.empty}</p>}
      {opens && (
        <p className={TITLE}>
          {WORKLIST.nextOpens} <span className="whitespace-nowrap">{opens}.</span>
        </p>
      )}
      <p className="mx-auto mt-2 max-w-md text-slate-700">
        {hint} {isBefore && holdsLeads && WORKLIST.emptyHeld}
      </p>
    </div>
  );
}

const TITLE = 'mt-3 text-lg font-semibold text-navy-900';

/** When the first lead may be called, `8:00 AM Eastern`; empty when no time in the future is known. */
function opening({ nextOpensAt }: NextLeadAnswer, now: number): string {
  const opensMs = Date.parse(nextOpensAt);
  return opensMs > now ? openingWords('', opensMs, now) : '';
}
