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
    <div className="flex flex-wrap justify-center gap-2 max-lg:order-last lg:ml-auto lg:gap-0">
      {/* Keeps its place in the row of a laptop before there is a previous lead. */}
      <button
        type="button"
        aria-label={WORKLIST.previous}
        onClick={onPrevious ?? undefined}
        className={`${TOOL} ${onPrevious ? '' : 'invisible max-lg:hidden'}`}
        {...shortcut('P')}
      >
        <History aria-hidden="true" className="size-5" />
        {WORKLIST.previousShort}
        <KeyMark of="P" />
      </button>
      <button type="button" onClick={onKeys} className={TOOL} {...shortcut('?')}>
        <Keyboard aria-hidden="true" className="size-5" />
        {WORKLIST.keys}
        <KeyMark of="?" />
      </button>
    </div>
  );
}

const TOOL =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-tarp-700 hover:bg-tarp-100 lg:min-h-10 lg:px-2';
