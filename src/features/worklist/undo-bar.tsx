import { Undo2 } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { LeadCard } from './card/card.ts';
import { leadName } from './card/lead-words.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';

/** @param card the last save, while it can be undone */
export function UndoBar({ card, onUndo }: { card: LeadCard | null; onUndo: () => void }) {
  const shortcut = useKeyShortcut();
  if (!card) return null;
  const { lead, status } = card;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 bg-navy-900 pr-1.5 pl-4 text-white lg:contents">
      <p
        className="min-w-0 truncate text-sm lg:col-start-1 lg:row-start-2 lg:px-2 lg:text-xs lg:text-navy-900"
        title={`${leadName(lead)}: ${status}`}
      >
        <strong>{leadName(lead)}</strong>: {status}
      </p>
      <button
        type="button"
        onClick={onUndo}
        {...shortcut('U')}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-3 font-semibold underline-offset-4 hover:underline lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-1 lg:min-h-10 lg:px-2 lg:self-start lg:bg-navy-900"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {WORKLIST.undo}
        <KeyMark of="U" />
      </button>
    </div>
  );
}
