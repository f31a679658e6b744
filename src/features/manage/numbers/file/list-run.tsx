import { suppressFileAction } from '#contract/actions/number-files.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { Counts, withoutEmpty } from '#src/components/rep/counts.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { NUMBER_FILE } from '#src/content/rep/number-file.ts';
import { useRequests } from '#src/features/manage/use-requests.ts';
import { WorkProgress } from '#src/features/manage/work-progress.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import type { NumberList } from './number-file.ts';

interface ListRunProps {
  list: NumberList;
  /** The list has changed. */
  onChanged: () => void;
  onUndo: () => void;
  onClose: () => void;
}

const NONE_SENT = { next: 0, added: 0, already: 0, closed: 0 };

/** Puts the numbers of a file on the list, chunk by chunk, and shows what came of it. */
export function ListRun({ list: { fileId, name, numbers }, onChanged, onUndo, onClose }: ListRunProps) {
  const { progress, stop, goOn } = useRequests({
    first: NONE_SENT,
    async step(total, auth, signal) {
      const chunk = numbers.slice(total.next, total.next + PAGE_SIZES.importRows);
      const request = { auth, fileId, fileName: name, numbers: chunk };
      const result = await call(suppressFileAction, request, { signal });
      if (!result.ok) return result;
      const { added, already, closed } = result.answer;
      const answer = {
        next: total.next + chunk.length,
        added: total.added + added,
        already: total.already + already,
        closed: total.closed + closed,
      };
      return { ok: true, answer };
    },
    isDone: ({ next }) => next >= numbers.length,
    onEnd: onChanged,
  });
  const { state, total } = progress;
  const isRunning = state === 'running' || state === 'stopping';

  return (
    <div className="grid gap-6">
      <div role="status">
        <h4
          ref={takeFocus}
          tabIndex={-1}
          className="text-lg font-semibold text-navy-900 outline-none wrap-anywhere"
        >
          {state === 'done' ? NUMBER_FILE.done(name) : NUMBER_FILE.running}
        </h4>
      </div>
      <WorkProgress
        progress={progress}
        words={NUMBER_FILE.progress(total.next, numbers.length)}
        stopped={NUMBER_FILE.stopped}
        done={total.next}
        all={numbers.length}
        onStop={stop}
        onGoOn={goOn}
      />
      <section aria-label={NUMBER_FILE.result}>
        <Counts
          groups={withoutEmpty([
            [NUMBER_FILE.added, total.added],
            [NUMBER_FILE.already, total.already],
            [NUMBER_FILE.notSent, numbers.length - total.next],
          ])}
          all={[NUMBER_FILE.all, numbers.length]}
        />
        {!isRunning && <p className="mt-3">{NUMBER_FILE.closed(total.closed)}</p>}
      </section>
      {!isRunning && (
        <div className="flex flex-wrap gap-3">
          <Button look={state === 'done' ? 'main' : 'outline'} onClick={onClose}>
            {NUMBER_FILE.close}
          </Button>
          {total.added > 0 && (
            <Button look="outline" onClick={onUndo}>
              {NUMBER_FILE.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
