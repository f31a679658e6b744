import { Timer } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isEnding, isLeaseOut, timeLeft } from '#src/features/worklist/queue/lease.ts';
import { useNow } from '#src/features/worklist/use-now.ts';
import type { LeadCard } from './card.ts';

/** Time left on the lease, with a button to renew it near the end. Neither moves the card: the bar has the sentence. */
export function LeaseTimer({ card, onKeep }: { card: LeadCard; onKeep: () => void }) {
  const now = useNow(1000);
  const { leaseState, leaseEndMs, isSaved } = card;
  if (leaseState === 'lost' || (leaseState === 'leased' && leaseEndMs === null)) return null;
  const isOut = isLeaseOut(card, now);
  const mayKeep = !isSaved && leaseEndMs !== null && isEnding(leaseEndMs, now);
  const left = leaseEndMs === null ? '' : timeLeft(leaseEndMs, now);
  const words = left === '' ? WORKLIST.holding : mayKeep ? WORKLIST.timeLeft(left) : WORKLIST.leasedFor(left);
  return (
    <div
      className={`flex max-lg:min-w-0 max-lg:flex-1 max-xs:basis-full lg:order-2 lg:ml-auto lg:min-w-49 items-center gap-x-2 text-sm lg:mt-1 lg:min-h-9 ${isSaved ? 'invisible' : ''} ${isOut ? 'font-semibold text-navy-950' : 'text-slate-600'}`}
    >
      <Timer aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate tabular-nums">{isOut ? WORKLIST.leaseOut : words}</p>
      {mayKeep && (
        <button
          type="button"
          title={WORKLIST.keepHint}
          onClick={onKeep}
          className="-my-3 min-h-11 shrink-0 lg:my-0 lg:min-h-9 lg:px-2 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
        >
          {WORKLIST.keep}
        </button>
      )}
    </div>
  );
}
