import { Play } from 'lucide-react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { END } from '#src/content/rep/worklist.ts';
import { KeyMark } from '#src/features/worklist/keys/key-mark.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';

/** Leaves a rep who is typing alone. */
const takeFreeFocus = (button: HTMLElement | null) => {
  if (!document.activeElement?.matches('input, select, textarea')) takeFocus(button);
};

interface MoreBatchesProps {
  batches: readonly Batch[];
  /** The batch to offer first, because a callback is due in it; empty for none. */
  firstId: string;
  /** At the end of a list the first one has the focus, so Enter starts it. */
  isEnd: boolean;
  onStart: (batchId: string) => void;
}

/** The batches that still have leads to call. */
export function MoreBatches({ batches, firstId, isEnd, onStart }: MoreBatchesProps) {
  const first = batches.find(({ batchId }) => batchId === firstId) ?? batches[0];
  const ordered = [...batches].sort((a, b) => Number(b === first) - Number(a === first));
  return (
    <section aria-labelledby="more">
      <p id="more" className="font-semibold text-navy-900">
        {END.more}
      </p>
      <ul className="mt-2 grid gap-2">
        {ordered.map(({ batchId, name, countOpen }) => (
          <li key={batchId}>
            <button
              type="button"
              ref={isEnd && batchId === first?.batchId ? takeFreeFocus : null}
              onClick={() => onStart(batchId)}
              className="flex min-h-12 w-full items-center gap-x-3 rounded-lg max-xs:flex-wrap border-2 border-line bg-white px-4 py-2 text-left text-navy-900 hover:border-tarp-600"
            >
              <Play aria-hidden="true" className="size-5 shrink-0 text-tarp-700 max-xs:hidden" />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere max-xs:basis-full">{name}</span>
              {countOpen !== undefined && (
                <span className="shrink-0 text-sm text-slate-600 tabular-nums">{END.open(countOpen)}</span>
              )}
              {isEnd && batchId === first?.batchId && <KeyMark of="Enter" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
