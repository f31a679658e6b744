import { ChevronDown, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import type { CallScript as OwnCallScript } from '#contract/actions/call-scripts.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { CALL_SCRIPT_WORDS } from '#src/content/rep/call-scripts/call-scripts.ts';
import { PANEL } from '#src/features/worklist/card/lead-details.tsx';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import { toCallKind, toCallScript } from './lead-call-script.ts';
import type { CallScriptToggle } from './use-call-script-toggle.ts';

interface CallScriptProps {
  lead: Lead;
  rep: string;
  /** Null until it is settled what to show. */
  callScripts: readonly OwnCallScript[] | null;
  toggle: CallScriptToggle;
}

/** What to say on this call. Remounted for each lead, so that the text does not change while it is read. */
export function CallScript({
  lead,
  rep,
  callScripts,
  toggle: { isBeside, isOpen, toggle },
}: CallScriptProps) {
  const [shown, setShown] = useState(callScripts);
  if (shown === null && callScripts !== null) setShown(callScripts);
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
      {CALL_SCRIPT_WORDS.title}
      <KeyMark of="W" />
      <ChevronDown
        aria-hidden="true"
        className={`size-5 shrink-0 ${isBeside ? 'ml-auto' : ''} ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
  const text = isOpen && (
    <p id={id} className={`min-h-32 wrap-anywhere whitespace-pre-line ${isBeside ? 'pb-2' : 'mt-4 w-full'}`}>
      {shown && toCallScript(kind, lead, rep, shown)}
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
