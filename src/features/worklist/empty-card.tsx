import { CircleCheckBig, Hourglass, Inbox } from 'lucide-react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { WORKLIST } from '#src/content/worklist.ts';

/** What stands where the lead will be: before the first one, and after the last. */
export function EmptyCard({ end }: { end: NextLeadAnswer | null }) {
  const isHeldBack = Object.values(end?.heldBack ?? {}).some((count) => count > 0);
  const Icon = isHeldBack ? Hourglass : end ? CircleCheckBig : Inbox;
  const hint = isHeldBack ? WORKLIST.heldBackHint : end ? WORKLIST.doneHint : WORKLIST.emptyHint;
  return (
    <div className="rounded-2xl border-2 border-dashed border-foam-300 px-5 py-10 text-center sm:py-16">
      <Icon aria-hidden="true" className="mx-auto size-10 text-tarp-600" />
      {!end && <p className="mt-3 text-lg font-semibold text-navy-900">{WORKLIST.empty}</p>}
      <p className="mx-auto mt-2 max-w-md text-slate-700">{hint}</p>
    </div>
  );
}
