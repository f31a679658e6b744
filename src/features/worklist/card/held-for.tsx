import { Timer } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isEnding, timeLeft } from '#src/features/worklist/queue/lease.ts';
import { useNow } from '#src/features/worklist/use-now.ts';
import type { Card } from './card.ts';

/** Time left on the lease, with a button to renew it near the end. */
export function HeldFor({ card, onKeep }: { card: Card; onKeep: () => void }) {
  const now = useNow(1000);
  const { hold, heldUntil, saved } = card;
  if (hold === 'lost' || (hold === 'held' && heldUntil === null)) return null;
  const isOut = !saved && heldUntil !== null && heldUntil <= now;
  const words = heldUntil === null ? WORKLIST.holding : `${WORKLIST.heldFor} ${timeLeft(heldUntil, now)}`;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 text-sm ${saved ? 'invisible' : ''} ${isOut ? 'rounded-lg bg-sand-200 px-3 py-1 text-navy-950' : 'text-slate-600'}`}
    >
      <Timer aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 tabular-nums" role={isOut ? 'status' : undefined}>
        {isOut ? WORKLIST.heldOut : words}
      </p>
      {!saved && heldUntil !== null && isEnding(heldUntil, now) && (
        <button
          type="button"
          title={WORKLIST.keepHint}
          onClick={onKeep}
          className="min-h-11 px-2 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
        >
          {WORKLIST.keep}
        </button>
      )}
    </div>
  );
}
