import type { ReactNode } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { START, WORKLIST } from '#src/content/rep/worklist.ts';

interface StartCardProps {
  /** Undefined until it is loaded or chosen. */
  batch: Batch | undefined;
  /** Whether the backend leases leads. */
  holdsLeads: boolean;
  /** Next Lead, unless it is beside the title. */
  next: ReactNode;
}

/** Before the first lead: the batch that is about to be worked, and how to begin. */
export function StartCard({ batch, holdsLeads, next }: StartCardProps) {
  const { countOpen: open, countTotal: total } = batch ?? {};
  const done = open === undefined || total === undefined ? null : Math.max(0, total - open);
  return (
    <section
      aria-label={batch?.name ?? WORKLIST.empty}
      className="rounded-2xl border border-line bg-white p-5 raised sm:p-6"
    >
      {batch && (
        <div className="mb-5 grid gap-1 border-b border-line pb-5">
          {/* The choice of the batch is right above it on a phone. */}
          <p className="text-xl font-semibold wrap-anywhere text-navy-900 max-lg:hidden">{batch.name}</p>
          {batch.description && <p className="wrap-anywhere text-slate-700">{batch.description}</p>}
          {done !== null && (
            <>
              <p className="mt-2 text-sm font-semibold text-navy-900 tabular-nums">
                {START.done(done, total ?? 0)}
              </p>
              <ShareBar part={done} whole={total ?? 0} />
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex-[1_1_16rem]">
          <p className="text-lg font-semibold text-navy-900">{WORKLIST.empty}</p>
          <p className="text-slate-700">
            {WORKLIST.emptyHint} {holdsLeads && WORKLIST.emptyLeased}
          </p>
        </div>
        {next}
      </div>
    </section>
  );
}
