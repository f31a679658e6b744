import { useState } from 'react';
import { type LeadImport, undoImportAction } from '#contract/actions/import/undo-import.ts';
import { liftFileAction } from '#contract/actions/number-files.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { UNDO_IMPORT } from '#src/content/rep/undo-import.ts';
import { useRequests } from '#src/features/manage/use-requests.ts';
import { WorkProgress } from '#src/features/manage/work-progress.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

interface UndoImportProps {
  undone: LeadImport;
  onCancel: () => void;
  /** Requests have ended, however: the counts of batches have changed. */
  onEnd: () => void;
  onClose: () => void;
}

/** Asks whether to undo an import, and does it. */
export function UndoImport(props: UndoImportProps) {
  const { undone, onCancel } = props;
  const [lifts, setLifts] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  if (isAgreed) return <UndoRun {...props} lifts={lifts} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is not a set of form fields
    <div
      ref={takeFocus}
      role="group"
      aria-label={UNDO_IMPORT.ask(undone.leads)}
      tabIndex={-1}
      className="mt-2 grid gap-3 rounded-lg bg-amber-100 p-4 outline-none"
    >
      <p>{UNDO_IMPORT.ask(undone.leads)}</p>
      {undone.listed > 0 && (
        <CheckField checked={lifts} onChange={(event) => setLifts(event.target.checked)}>
          {UNDO_IMPORT.lift(undone.listed)}
        </CheckField>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsAgreed(true)}>{UNDO_IMPORT.yes}</Button>
        <Button look="outline" onClick={onCancel}>
          {MANAGE.cancel}
        </Button>
      </div>
    </div>
  );
}

interface Undone {
  /** The backend has answered once. */
  isBegun: boolean;
  removed: number;
  kept: number;
  lifted: number;
  next: 'leads' | 'numbers' | 'nothing';
}

async function removeLeads(
  total: Undone,
  request: { auth: string; importId: string },
  options: { signal: AbortSignal; lifts: boolean },
): Promise<RepResult<Undone>> {
  const result = await call(undoImportAction, { ...request, goOn: total.isBegun }, options);
  if (!result.ok) return result;
  const { removed, kept, more } = result.answer;
  const next = more ? 'leads' : options.lifts ? 'numbers' : 'nothing';
  return { ok: true, answer: { ...total, isBegun: true, removed: total.removed + removed, kept, next } };
}

async function liftNumbers(
  total: Undone,
  request: { auth: string; fileId: string },
  options: { signal: AbortSignal },
): Promise<RepResult<Undone>> {
  const result = await call(liftFileAction, request, options);
  if (!result.ok) return result;
  const { lifted, more } = result.answer;
  return {
    ok: true,
    answer: { ...total, lifted: total.lifted + lifted, next: more ? 'numbers' : 'nothing' },
  };
}

/** Deletes the leads page by page, and takes the numbers off the list if that is wanted. */
function UndoRun({ undone, lifts, onEnd, onClose }: UndoImportProps & { lifts: boolean }) {
  const { importId } = undone;
  const first: Undone = { isBegun: false, removed: 0, kept: 0, lifted: 0, next: 'leads' };
  const { progress, stop, goOn } = useRequests({
    first,
    step: (total, auth, signal) =>
      total.next === 'leads'
        ? removeLeads(total, { auth, importId }, { signal, lifts })
        : liftNumbers(total, { auth, fileId: importId }, { signal }),
    isDone: ({ next }) => next === 'nothing',
    onEnd,
  });
  const { state, total } = progress;
  const isDone = state === 'done';
  const words = [
    // Counted before: the answer to a page that was deleted may have been lost.
    UNDO_IMPORT.done(Math.max(total.removed, undone.leads - total.kept)),
    total.kept > 0 && UNDO_IMPORT.kept(total.kept),
    total.lifted > 0 && UNDO_IMPORT.lifted(total.lifted),
  ];
  return (
    <div className="mt-2 grid gap-4">
      {!isDone && (
        <>
          <h4 ref={takeFocus} tabIndex={-1} className="font-semibold text-navy-900 outline-none">
            {UNDO_IMPORT.running}
          </h4>
          <WorkProgress
            progress={progress}
            words={UNDO_IMPORT.removed(total.removed)}
            stopped={UNDO_IMPORT.stopped}
            done={total.removed + total.lifted}
            all={Math.max(undone.leads + (lifts ? undone.listed : 0), total.removed + total.lifted)}
            onStop={stop}
            onGoOn={goOn}
          />
        </>
      )}
      <Outcome message={isDone ? { isSuccess: true, text: words.filter(Boolean).join(' ') } : null} />
      {state !== 'running' && state !== 'stopping' && (
        <Button look="outline" className="justify-self-start" onClick={onClose}>
          {UNDO_IMPORT.close}
        </Button>
      )}
    </div>
  );
}
