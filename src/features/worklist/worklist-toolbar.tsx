import { History, Keyboard } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';

interface WorklistToolbarProps {
  onPrevious: (() => void) | null;
  onKeys: () => void;
}

export function WorklistToolbar({ onPrevious, onKeys }: WorklistToolbarProps) {
  const shortcut = useKeyShortcut();
  return (
    <div className="flex shrink-0 justify-center gap-2 max-lg:order-last">
      {onPrevious && (
        <button type="button" onClick={onPrevious} className={TOOL} {...shortcut('P')}>
          <History aria-hidden="true" className="size-5" />
          {WORKLIST.previous}
          <KeyMark>P</KeyMark>
        </button>
      )}
      <button type="button" onClick={onKeys} className={TOOL} {...shortcut('?')}>
        <Keyboard aria-hidden="true" className="size-5" />
        {WORKLIST.keys}
        <KeyMark>?</KeyMark>
      </button>
    </div>
  );
}

const TOOL =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-tarp-700 hover:bg-tarp-100';
