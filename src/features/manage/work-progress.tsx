import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { WORK } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import type { Progress } from './use-requests.ts';

interface WorkProgressProps {
  progress: Progress<unknown>;
  /** How far the work is, in words. */
  words: string;
  /** What is true after a stop, in words. */
  stopped: string;
  done: number;
  all: number;
  onStop: () => void;
  onGoOn: () => void;
}

/** How far the requests are, with the ways to stop and to continue them. */
export function WorkProgress({ progress, words, stopped, done, all, onStop, onGoOn }: WorkProgressProps) {
  const { state, failure } = progress;
  const isRunning = state === 'running' || state === 'stopping';
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-1.5 font-semibold tabular-nums">{words}</p>
        <ShareBar part={done} whole={all} />
        {isRunning && <p className="mt-2 text-slate-700">{WORK.stay}</p>}
        <div className="[&:has(p)]:mt-5 [&:has(p)]:-mb-5">
          <Outcome message={stopMessage(progress, stopped)} />
        </div>
      </div>
      {isRunning && (
        <Button look="outline" className="justify-self-start" onClick={onStop}>
          {state === 'stopping' ? WORK.stopping : WORK.stop}
        </Button>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onGoOn}>{WORK.goOn}</Button>
          {failure?.reason === 'expired' && (
            <a href={paths.rep.login} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
              {WORK.signIn}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function stopMessage({ state, failure }: Progress<unknown>, stopped: string) {
  if (state === 'stopped') return { isSuccess: true, text: stopped };
  if (!failure) return null;
  const detail =
    failure.reason === 'expired' ? WORK.expired : `${failureWords(failure) ?? ''} ${WORK.failedHint}`.trim();
  return { isSuccess: false, text: WORK.failed, detail };
}
