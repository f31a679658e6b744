import { Images } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { CrewVisit } from '#contract/actions/crew.ts';
import { periodInWords } from '#contract/slots.ts';
import { agreedTimeOf, periodOf, slotOf, visitorName } from '#contract/visits/day-sheet.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { VisitFacts, VisitStateMark } from '#src/components/rep/visit-facts.tsx';
import { CallButton } from '#src/components/site/call-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CREW } from '#src/content/rep/crew.ts';
import { DAY_SHEET } from '#src/content/rep/visits.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

interface CrewStopProps {
  visit: CrewVisit;
  /** On its day. */
  number: number;
  renderPhotos: (leadId: string) => ReactNode;
}

/** A house to which the crew drives. */
export function CrewStop({ visit, number, renderPhotos }: CrewStopProps) {
  const { reference, state, leadId, photos } = visit;
  /** Once they were open they stay, hidden: what has come over a slow line must not be asked for again. */
  const [shownPhotos, setShownPhotos] = useState<'never' | 'now' | 'before'>('never');
  const name = visitorName(visit);
  const isUnknown = visit.isElsewhere || visit.isGone;
  const period = periodOf(visit);
  const agreed = agreedTimeOf(visit);
  return (
    <li
      data-visit={reference}
      data-slot={slotOf(visit)}
      data-visit-state={state}
      className="break-inside-avoid"
    >
      <article
        aria-label={[`${number}.`, agreed, name].filter(Boolean).join(' ')}
        className="rounded-2xl border border-line bg-white p-4 wrap-anywhere raised print:rounded-none print:border-0 print:border-t print:p-0 print:pt-2 print:shadow-none"
      >
        <div className="flex items-start gap-3">
          <span className="grid size-[2.2em] shrink-0 place-items-center rounded-full bg-tarp-100 text-xl font-bold text-navy-900 tabular-nums">
            {number}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-lg leading-snug font-semibold tabular-nums">
                {agreed ? (
                  <span className="text-navy-900">{agreed}</span>
                ) : (
                  <span className="text-slate-700">{period && periodInWords(period).hours}</span>
                )}
              </p>
              <VisitStateMark state={state} />
            </div>
            <h3 className="font-sans text-xl leading-snug font-semibold">{name}</h3>
          </div>
        </div>
        <div className="mt-2">
          <VisitFacts visit={visit} hint={isUnknown ? DAY_WORDS.askOffice : undefined} look="button" />
        </div>
        {isUnknown && (
          <p className="mt-3 grid print:hidden">
            <CallButton phone={phoneLink(env.hotline)} look="outline">
              {CREW.callOffice}
            </CallButton>
          </p>
        )}
        {photos > 0 && (
          <Button
            look="outline"
            className="mt-3 min-h-14! w-full text-lg print:hidden"
            aria-expanded={shownPhotos === 'now'}
            onClick={() => setShownPhotos(shownPhotos === 'now' ? 'before' : 'now')}
          >
            <Images aria-hidden="true" className="size-5 shrink-0" />
            {DAY_SHEET.photos(photos)}
          </Button>
        )}
        {shownPhotos !== 'never' && (
          <div hidden={shownPhotos === 'before'} className="mt-3 print:hidden">
            <Suspense fallback={null}>{renderPhotos(leadId)}</Suspense>
          </div>
        )}
        <p className="mt-2 hidden text-sm print:block">{DAY_WORDS.doneHere}</p>
      </article>
    </li>
  );
}
