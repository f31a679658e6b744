import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { CHECK_NUMBERS } from '#src/content/rep/import.ts';
import type { NumberCheck } from './use-number-check.ts';

/** Says how far the numbers are checked, and what that means for the import. Nothing once all are checked. */
export function NumberProgress({ check }: { check: NumberCheck }) {
  const { state, part, all, stop, goOn } = check;
  const isLong = all > PAGE_SIZES.importRows;
  const isRunning = state === 'running';
  return (
    <div>
      <div role="status">{state !== 'done' && <p className="text-slate-700">{CHECK_NUMBERS[state]}</p>}</div>
      {isRunning && isLong && (
        <>
          <p className="mt-1 mb-1.5 font-semibold tabular-nums">{CHECK_NUMBERS.progress(part, all)}</p>
          <ShareBar part={part} whole={all} />
        </>
      )}
      {(state === 'stopped' || state === 'failed' || (isRunning && isLong)) && (
        <TextButton onClick={isRunning ? stop : goOn}>
          {isRunning ? CHECK_NUMBERS.skip : CHECK_NUMBERS.goOn}
        </TextButton>
      )}
    </div>
  );
}
