import { ChevronRight, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { START_WORK } from '#src/stored/start-work.ts';
import { worklistPath } from './worklist-path.ts';

interface BatchListProps {
  batches: Batch[] | null;
  failed: boolean;
  reload: () => void;
}

export function BatchList({ batches, failed, reload }: BatchListProps) {
  return (
    <section aria-labelledby="batches" aria-busy={!batches && !failed}>
      <h2 id="batches">{REP_HUB.batches}</h2>
      <div className="mt-4">
        <Alert kind="error" className="mb-3">
          {failed && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{REP_HUB.failed}</p>
              <Button look="outline" onClick={reload}>
                {REP_HUB.retry}
              </Button>
            </div>
          )}
        </Alert>
        <div role="status">
          {!batches && !failed && <Loading />}
          {batches?.length === 0 && <EmptyNote Icon={Inbox} text={REP_HUB.none} hint={REP_HUB.noneHint} />}
        </div>
        <ul className="grid gap-3">
          {batches?.map((batch) => (
            <BatchItem key={batch.batchId} batch={batch} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function BatchItem({ batch: { batchId, name, description, countOpen, countTotal } }: { batch: Batch }) {
  return (
    <li>
      <Link
        to={worklistPath(batchId)}
        state={START_WORK}
        className="flex items-center gap-4 rounded-2xl border border-line bg-white p-4 raised hover:border-tarp-600 sm:p-5"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="text-lg leading-snug font-semibold wrap-anywhere text-navy-900">{name}</span>
          {description && <span className="wrap-anywhere text-slate-600">{description}</span>}
          <Counts open={countOpen} total={countTotal} />
        </span>
        <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-tarp-700 max-xs:hidden" />
      </Link>
    </li>
  );
}

/** The backend may leave out either count. The bar fills with the leads that are done. */
function Counts({ open, total }: { open: number | undefined; total: number | undefined }) {
  const words = [
    open !== undefined && REP_HUB.open(open),
    total !== undefined && REP_HUB.total(total),
  ].filter(Boolean);
  if (words.length === 0) return null;
  const done = open === undefined || total === undefined ? null : Math.max(0, total - open);
  return (
    <>
      <span className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-navy-900 tabular-nums">
        <span>{words.join(' / ')}</span>
        {done !== null && <span>{REP_HUB.done(done)}</span>}
      </span>
      {done !== null && <ShareBar part={done} whole={total ?? 0} />}
    </>
  );
}

/** As high as the loaded batches, so that the content below does not shift. */
function Loading() {
  return (
    <div className="grid gap-3">
      <p className={`${BLANK} flex items-center justify-center text-slate-600`}>{REP_HUB.loading}</p>
      <div className={`${BLANK} opacity-70`} />
      <div className={`${BLANK} opacity-40`} />
    </div>
  );
}

const BLANK = 'h-34 rounded-2xl border border-line bg-white';
