import { CircleAlert, CloudOff, History, Keyboard } from 'lucide-react';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { QueuedSave } from '#src/stored/outbox/queued-saves.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';
import { countNotTaken, SAVES_ID } from './queued-saves.tsx';

interface WorklistToolbarProps {
  /** That wait on this device. */
  saves: readonly QueuedSave[];
  onPrevious: (() => void) | null;
  onKeys: () => void;
}

export function WorklistToolbar({ saves, onPrevious, onKeys }: WorklistToolbarProps) {
  const shortcut = useKeyShortcut();
  const notTaken = countNotTaken(saves);
  const SavesIcon = notTaken > 0 ? CircleAlert : CloudOff;
  return (
    <div className="flex flex-wrap justify-center gap-2 max-lg:order-last lg:-mr-2 lg:ml-auto lg:gap-0">
      {/* Like Previous it keeps its place in the row of a laptop; on a phone the saves themselves are near. */}
      <a
        href={`#${SAVES_ID}`}
        aria-label={SAVES.here(saves.length, notTaken)}
        title={SAVES.here(saves.length, notTaken)}
        className={`${TOOL} max-lg:hidden ${saves.length > 0 ? '' : 'invisible'}`}
      >
        <span className={`inline-flex gap-2 ${notTaken > 0 ? 'text-coral-700' : ''}`}>
          <SavesIcon aria-hidden="true" className="size-5" />
          {saves.length}
        </span>
      </a>
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
      {/* Not on a phone, which has no keys; `?` opens it everywhere. */}
      <button
        type="button"
        onClick={onKeys}
        className={`${TOOL} max-sm:hidden max-lg:pointer-coarse:hidden`}
        {...shortcut('?')}
      >
        <Keyboard aria-hidden="true" className="size-5" />
        {WORKLIST.keys}
        <KeyMark of="?" />
      </button>
    </div>
  );
}

const TOOL =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-tarp-700 hover:bg-tarp-100 lg:min-h-10 lg:px-2';
