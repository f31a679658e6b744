import { ChevronDown, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import type { CallScript as OwnScript } from '#contract/actions/call-scripts.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { SCRIPT_WORDS } from '#src/content/rep/scripts/call-scripts.ts';
import { PANEL } from '#src/features/worklist/card/lead-details.tsx';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import { scriptFor, toCallKind } from './lead-script.ts';
import type { ScriptFold } from './use-script-fold.ts';

interface CallScriptProps {
  lead: Lead;
  rep: string;
  /** Null until it is settled what to show. */
  scripts: readonly OwnScript[] | null;
  fold: ScriptFold;
}

/** What to say on this call. Remounted for each lead, so that the text does not change while it is read. */
export function CallScript({ lead, rep, scripts, fold: { isBeside, isOpen, toggle } }: CallScriptProps) {
  const [shown, setShown] = useState(scripts);
  if (shown === null && scripts !== null) setShown(scripts);
  const shortcut = useKeyShortcut();
  const id = useId();
  const kind = toCallKind(lead);
  if (!kind) return null;
  const button = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
      className={`inline-flex min-h-11 items-center gap-2 text-tarp-700 hover:text-navy-900 ${isBeside ? 'w-full font-bold' : '-my-3 ml-auto text-sm font-semibold'}`}
      {...shortcut('W')}
    >
      <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
      {SCRIPT_WORDS.title}
      <KeyMark of="W" />
      <ChevronDown
        aria-hidden="true"
        className={`size-5 shrink-0 ${isBeside ? 'ml-auto' : ''} ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
  const text = isOpen && (
    <p id={id} className={`min-h-32 wrap-anywhere whitespace-pre-line ${isBeside ? 'pb-2' : 'mt-4 w-full'}`}>
      {shown && scriptFor(kind, lead, rep, shown)}
    </p>
  );
  if (!isBeside)
    return (
      <>
        {button}
        {text}
      </>
    );
  return (
    <section className={`${PANEL} py-2!`}>
      <h3>{button}</h3>
      {text}
    </section>
  );
}
