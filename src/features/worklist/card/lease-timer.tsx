import { Timer } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isEnding, timeLeft } from '#src/features/worklist/queue/lease.ts';
import { useNow } from '#src/features/worklist/use-now.ts';
import type { LeadCard } from './card.ts';

/** Time left on the lease, with a button to renew it near the end. */
export function LeaseTimer({ card, onKeep }: { card: LeadCard; onKeep: () => void }) {
  const now = useNow(1000);
  const { leaseState, leaseEndMs, isSaved } = card;
  if (leaseState === 'lost' || (leaseState === 'leased' && leaseEndMs === null)) return null;
  const isOut = !isSaved && leaseEndMs !== null && leaseEndMs <= now;
  const words = leaseEndMs === null ? WORKLIST.holding : WORKLIST.leasedFor(timeLeft(leaseEndMs, now));
  return (
    <div
      className={`flex flex-wrap max-lg:flex-1 lg:ml-auto lg:min-w-49 items-center gap-x-2 text-sm lg:mt-1 lg:min-h-9 ${isSaved ? 'invisible' : ''} ${isOut ? 'rounded-lg bg-sand-200 px-3 py-1 text-navy-950' : 'text-slate-600'}`}
    >
      <Timer aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 tabular-nums" role={isOut ? 'status' : undefined}>
        {isOut ? WORKLIST.leaseOver : words}
      </p>
      {!isSaved && leaseEndMs !== null && isEnding(leaseEndMs, now) && (
        <button
          type="button"
          title={WORKLIST.keepHint}
          onClick={onKeep}
          className="min-h-11 px-2 lg:min-h-9 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
        >
          {WORKLIST.keep}
        </button>
      )}
    </div>
  );
}
