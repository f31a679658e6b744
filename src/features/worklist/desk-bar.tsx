import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MessageStrip, type StripMessage } from '#src/components/rep/message-strip.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { LeadCard } from './card/card.ts';
import { leadName } from './card/lead-words.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';

interface DeskBarProps {
  message: StripMessage | null;
  /** Nothing but what is said is seen: without a lead, the buttons do nothing. */
  isQuiet: boolean;
  /** The last save, while it can be undone. */
  undoable: LeadCard | null;
  onUndo: () => void;
  /** Loads the batches again; undefined unless the message is that they failed. */
  onRetry: (() => void) | undefined;
  /** Call, Save and Skip, or what takes their place. */
  children: ReactNode;
}

/** What is in it is always in view: to focus it scrolls nothing. */
const BAR =
  'z-10 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:bottom-0 lg:-mx-4 [&_*]:-scroll-mb-22!';

/**
 * A longer message grows up over the end of the card, but is cut to its two lines over a field that is being filled in.
 * With large text Undo comes below it.
 */
const STRIP =
  'absolute inset-x-0 bottom-0 flex min-h-11 flex-wrap items-stretch typing:flex-nowrap typing:[&_p]:truncate';

/**
 * At the bottom of the screen, always as high: what was said last, with its own room, above the buttons. So these
 * stand where they stood, whatever is said.
 */
export function DeskBar({ message, isQuiet, undoable, onUndo, onRetry, children }: DeskBarProps) {
  const shortcut = useKeyShortcut();
  const said = useForAWhile(message);
  return (
    <div data-desk-bar className={`${BAR} ${isQuiet ? QUIET : ''}`}>
      <div
        className={`pointer-events-none relative h-11 ${isQuiet ? 'max-lg:mb-[env(safe-area-inset-bottom)]' : ''}`}
      >
        <div className={STRIP}>
          <div className={`flex min-w-0 flex-1 basis-48 flex-col ${said ? 'pointer-events-auto' : ''}`}>
            <MessageStrip message={said} />
          </div>
          {undoable ? (
            <div className="pointer-events-auto relative flex min-w-34 bg-navy-900 text-white max-sm:grow max-sm:basis-34 lg:min-w-56">
              <button type="button" onClick={onUndo} {...shortcut('U')} className={`${ACT} grow pb-5`}>
                <Undo2 aria-hidden="true" className="size-4" />
                {WORKLIST.undo}
                <KeyMark of="U" />
              </button>
              <p
                className="pointer-events-none absolute inset-x-2 bottom-0.5 truncate text-center text-xs"
                title={undoWords(undoable)}
              >
                <strong>{leadName(undoable.lead)}</strong>: {undoable.status}
              </p>
            </div>
          ) : (
            onRetry && (
              <button type="button" onClick={onRetry} className={`pointer-events-auto ${ACT}`}>
                {REP_HUB.retry}
              </button>
            )
          )}
        </div>
      </div>
      <div
        className={`${BUTTONS} ${isQuiet ? 'pointer-events-none opacity-0' : 'border-t border-line bg-white'}`}
      >
        {children}
      </div>
    </div>
  );
}

const BUTTONS = 'p-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:px-4 lg:pt-2';

/** What is said is at the end of the screen, in the place of the buttons. */
const QUIET = 'grid grid-cols-1 *:col-start-1 *:row-start-1 *:self-end';

/** What went well, and asks for nothing, covers the card only for this long. */
const SUCCESS_MS = 3_000;

function useForAWhile(message: StripMessage | null): StripMessage | null {
  const [seen, setSeen] = useState<StripMessage | null>(null);
  useEffect(() => {
    if (message?.kind !== 'success' || message.detail) return;
    const timer = setTimeout(() => setSeen(message), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return message === seen ? null : message;
}

const ACT =
  'inline-flex min-h-11 items-center justify-center gap-2 bg-navy-900 px-4 leading-tight font-semibold text-white underline-offset-4 hover:underline';

const undoWords = ({ lead, status }: LeadCard) => `${leadName(lead)}: ${status}`;
