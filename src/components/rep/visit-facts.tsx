import type { CrewVisit } from '#contract/actions/crew.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { placeInOneLine } from '#contract/visits/calendar-file.ts';
import { otherNotes, visitorName } from '#contract/visits/day-sheet.ts';
import type { VisitState } from '#contract/visits/visit.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { speaks } from '#contract/words/languages.ts';
import { AddressLink, CallLinks, type ContactLook, type WhyNot } from './contact-links.tsx';

interface VisitFactsProps {
  visit: CrewVisit;
  /** Why a number, by its key, must not be called now; null if it may be. Left out if all may be. */
  whyNot?: (key: string) => WhyNot | null;
  /** How to find an address that is not here. */
  hint?: string | undefined;
  /** Behind the reference. */
  note?: string;
  /** Its day and half-day, where they are not above the list. */
  when?: string;
  look?: ContactLook;
}

/** What whoever drives to a visit has to know: what to do, whom to call, where it is, and what happened. */
export function VisitFacts({ visit, whyNot = () => null, hint, note, when, look = 'line' }: VisitFactsProps) {
  const address = placeInOneLine(visit.contact);
  const notes = otherNotes(visit);
  const spoken = speaks(visit.contact.language);
  const contacts = (
    <>
      {visit.forbidden && visit.contact.phone === '' ? (
        <strong className="text-coral-700">{DAY_WORDS.doNotCall}</strong>
      ) : (
        <CallLinks phone={visit.contact.phone} name={visitorName(visit)} whyNot={whyNot} look={look} />
      )}
      {address && <AddressLink address={address} look={look} />}
    </>
  );
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-navy-900">{serviceLabel(visit.service)}</span>
        {spoken && <span className="font-semibold text-navy-900">{spoken}</span>}
        <span className="text-sm text-slate-600">{[visit.reference, note].filter(Boolean).join(' · ')}</span>
      </p>
      {hint && <p className="text-slate-700">{hint}</p>}
      {when && <p className="text-slate-700">{when}</p>}
      {look === 'line' ? (
        <p className="flex flex-wrap items-center gap-x-5">{contacts}</p>
      ) : (
        <div className="my-3 grid gap-2 empty:hidden sm:grid-cols-2 print:my-0 print:flex print:flex-wrap print:gap-x-5 print:gap-y-0">
          {contacts}
        </div>
      )}
      {visit.words && <Told label={DAY_WORDS.words} text={visit.words} />}
      {notes && <Told label={DAY_WORDS.notes} text={notes} />}
    </>
  );
}

const Told = ({ label, text }: { label: string; text: string }) => (
  <p className="whitespace-pre-line">
    <span className="text-slate-600">{label}:</span> {text}
  </p>
);

const STATE_LOOKS: Record<VisitState, string> = {
  asked: 'bg-amber-100 text-navy-950',
  confirmed: 'bg-leaf-100 text-navy-950',
  canceled: 'bg-sand-200 text-navy-950',
  done: 'bg-foam-100 text-navy-950',
};

/** Where a visit stands. @param words the state in words, unless there is more to say */
export const VisitStateMark = ({
  state,
  words = DAY_WORDS.states[state],
}: {
  state: VisitState;
  words?: string;
}) => <span className={`rounded-full px-2.5 py-0.5 text-sm ${STATE_LOOKS[state]}`}>{words}</span>;
