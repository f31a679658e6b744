import { ChevronDown, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import type { CallScript as OwnCallScript } from '#contract/actions/call-scripts.ts';
import { LANGUAGES, type Language, toLanguage } from '#contract/languages.ts';
import { type CallKind, END_STATUSES } from '#contract/owner-settings/call-scripts.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { CALL_SCRIPT_WORDS } from '#src/content/rep/call-scripts/call-scripts.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { PANEL } from '#src/features/worklist/card/lead-details.tsx';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import { toCallKind, toCallScript, toFirstCall } from './lead-call-script.ts';
import type { CallScriptToggle } from './use-call-script-toggle.ts';

interface CallScriptProps {
  card: LeadCard;
  rep: string;
  /** Null until it is settled what to show. */
  callScripts: readonly OwnCallScript[] | null;
  toggle: CallScriptToggle;
}

/**
 * What to say on this call. Remounted for each lead: of what arrives later nothing changes the text while it is read,
 * only the status and the visit that the rep chooses.
 */
export function CallScript({
  card,
  rep,
  callScripts,
  toggle: { isBeside, isOpen, toggle, isInEnglish, toggleEnglish },
}: CallScriptProps) {
  const [shown, setShown] = useState(callScripts);
  if (shown === null && callScripts !== null) setShown(callScripts);
  const [came] = useState({ lead: card.lead, answer: card.answer });
  const shortcut = useKeyShortcut();
  const id = useId();
  const kind = toCallKind(came, card.status);
  if (!kind) return null;
  const theirs = toLanguage(came.lead.language);
  const scriptOf = (each: CallKind, language: Language) =>
    shown
      ? toCallScript(each, { came, visit: card.visit, rep }, shown, language)
      : { text: '', language: theirs };
  const said = scriptOf(kind, isInEnglish ? 'en' : theirs);
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
    <div id={id} className={isBeside ? 'pb-2' : 'mt-4 w-full'}>
      {/* As high as the longest text that this call can have: neither a status nor the language moves what is below. */}
      <div className="grid min-h-32 items-start">
        <p lang={LANGUAGES[said.language].lang} className={TEXT}>
          {said.text}
        </p>
        {possibleCalls(toFirstCall(came)).flatMap((each) =>
          [...new Set<Language>([theirs, 'en'])].map((language) => (
            <span
              key={`${each.service} ${each.status} ${language}`}
              aria-hidden="true"
              lang={LANGUAGES[language].lang}
              data-text={scriptOf(each, language).text}
              className={`invisible before:content-[attr(data-text)] ${TEXT}`}
            />
          )),
        )}
      </div>
      {theirs !== 'en' && (
        // Its room is there also where there is one text only, so that a status moves nothing.
        <div className={scriptOf(kind, theirs).language === theirs ? '' : 'invisible'}>
          <TextButton onClick={toggleEnglish}>
            {CALL_SCRIPT_WORDS.readIn(isInEnglish ? theirs : 'en')}
          </TextButton>
        </div>
      )}
    </div>
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

/** All in one place of the grid. */
const TEXT = 'wrap-anywhere whitespace-pre-line [grid-area:1/1]';

const possibleCalls = (first: CallKind | null): CallKind[] => [
  ...(first ? [first] : []),
  ...END_STATUSES.map((status) => ({ service: 'end' as const, status })),
];
