import { useEffect, useEffectEvent, useState } from 'react';
import { liftFileAction, showFileAction } from '#contract/actions/number-files.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { NUMBER_FILE } from '#src/content/rep/number-file.ts';
import { LoadFailed } from '#src/features/manage/managed-list-view.tsx';
import { useRequests } from '#src/features/manage/use-requests.ts';
import { WorkProgress } from '#src/features/manage/work-progress.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { readSession } from '#src/stored/session/session.ts';

interface TakeFileOffProps {
  fileId: string;
  /** The list has changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks whether to take all numbers of a file off the list, and does it. */
export function TakeFileOff({ fileId, onChanged, onClose }: TakeFileOffProps) {
  const [file, setFile] = useState<{ fileName: string; count: number } | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const [isAgreed, setIsAgreed] = useState(false);
  const nextSignal = useLatestSignal();

  async function load() {
    setFailure(null);
    const signal = nextSignal();
    const result = await call(showFileAction, { fileId, auth: readSession()?.auth ?? '' }, { signal });
    if (signal.aborted) return;
    if (result.ok) setFile(result.answer);
    else setFailure(result);
  }
  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);

  if (isAgreed && file) {
    return <LiftRun fileId={fileId} count={file.count} onChanged={onChanged} onClose={onClose} />;
  }
  return (
    <div className="grid gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {NUMBER_FILE.askTitle}
      </h3>
      <LoadFailed words={NUMBER_FILE.notLoaded} failure={failure} onRetry={load} />
      <div role="status">
        {!file && !failure && <p>{NUMBER_FILE.loading}</p>}
        {file?.count === 0 && <p className="wrap-anywhere">{NUMBER_FILE.noneLeft(file.fileName)}</p>}
        {file && file.count > 0 && (
          <div className="rounded-lg bg-amber-100 p-4 wrap-anywhere">
            <p>{NUMBER_FILE.ask(file.fileName, file.count)}</p>
            <p className="mt-1">{NUMBER_FILE.askHint}</p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {file && file.count > 0 && <Button onClick={() => setIsAgreed(true)}>{NUMBER_FILE.yes}</Button>}
        <Button look="outline" onClick={onClose}>
          {file?.count === 0 ? NUMBER_FILE.close : MANAGE.cancel}
        </Button>
      </div>
    </div>
  );
}

interface LiftRunProps extends TakeFileOffProps {
  /** Numbers to take off, as counted before. */
  count: number;
}

function LiftRun({ fileId, count, onChanged, onClose }: LiftRunProps) {
  const { progress, stop, goOn } = useRequests({
    first: { lifted: 0, reopened: 0, more: true },
    async step(total, auth, signal) {
      const result = await call(liftFileAction, { auth, fileId }, { signal });
      if (!result.ok) return result;
      const { lifted, reopened, more } = result.answer;
      return {
        ok: true,
        answer: { lifted: total.lifted + lifted, reopened: total.reopened + reopened, more },
      };
    },
    isDone: ({ more }) => !more,
    onEnd: onChanged,
  });
  const { state, total } = progress;
  const isDone = state === 'done';
  return (
    <div className="grid gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {isDone ? NUMBER_FILE.askTitle : NUMBER_FILE.lifting}
      </h3>
      {!isDone && (
        <WorkProgress
          progress={progress}
          words={NUMBER_FILE.lifted(total.lifted)}
          stopped={NUMBER_FILE.stopped}
          done={total.lifted}
          all={Math.max(count, total.lifted)}
          onStop={stop}
          onGoOn={goOn}
        />
      )}
      <Outcome
        message={
          isDone ? { isSuccess: true, text: NUMBER_FILE.liftedAll(total.lifted, total.reopened) } : null
        }
      />
      {state !== 'running' && state !== 'stopping' && (
        <Button look="outline" className="justify-self-start" onClick={onClose}>
          {NUMBER_FILE.close}
        </Button>
      )}
    </div>
  );
}
