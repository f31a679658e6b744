import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DayVisit } from '#contract/actions/manager/visits.ts';
import { COUNTS } from '#contract/limits.ts';
import { periodLabel } from '#contract/slots.ts';
import {
  agreedTimeOf,
  byPeriod,
  isNotCallable,
  isPlanned,
  slotOf,
  visitorName,
} from '#contract/visits/day-sheet.ts';
import type { VisitSettings } from '#contract/visits/visit-limits.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import type { WhyNot } from '#src/components/rep/contact-links.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { VisitFacts } from '#src/components/rep/visit-facts.tsx';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { visitWords } from '#src/content/rep/lead-visit.ts';
import { DAY_SHEET, RECORD } from '#src/content/rep/visits.ts';
import { FROM_LIST, recordLink } from '#src/features/manage/find/record-link.ts';
import { VisitItem } from './visit-item.tsx';

/** What came of a decision about a visit, as it was then; about the whole day if `reference` is empty. */
export interface Said {
  /** Another one for each. */
  id: number;
  message: OutcomeMessage;
  reference: string;
  /** Of the visit: what is said of it is no longer so after another one. */
  changes: number;
}

interface DayListProps {
  auth: string;
  visits: readonly DayVisit[];
  /** The day that is shown, `yyyy-mm-dd`; empty for visits of any day. */
  day: string;
  renderPhotos: (leadId: string) => ReactNode;
  /** What came of the last decision about one of them. */
  said: Said | null;
  /** The owner's limits, if they are known. */
  limits: VisitSettings | null;
  onDecided: (reference: string, message: OutcomeMessage | null) => Promise<void>;
  onExpired: () => void;
}

/** The visits of a day, by half-day. The numbers are those on the map. */
export function DayList({ visits, ...rest }: DayListProps) {
  const numbers = new Map(visits.filter(isPlanned).map((visit, index) => [visit, index + 1]));
  const toAgree = rest.day ? DAY_SHEET.toAgree : DAY_SHEET.otherDays;
  return byPeriod(visits).map(({ period, visits: ofPeriod }) => (
    <section
      key={period}
      aria-label={period ? periodLabel(period) : toAgree}
      className={`mt-6 print:mt-3 print:text-sm ${period ? '' : 'print:hidden'}`}
    >
      <h3 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        {period ? periodLabel(period) : toAgree}
        <span className="font-sans text-base font-normal text-slate-700 normal-case">
          {DAY_WORDS.count(ofPeriod.filter(({ state }) => state !== 'canceled').length)}
        </span>
      </h3>
      <ol className="grid gap-3 print:gap-1.5">
        {ofPeriod.map((visit) => (
          <VisitOfDay key={visit.reference} visit={visit} number={numbers.get(visit)} {...rest} />
        ))}
      </ol>
    </section>
  ));
}

interface VisitOfDayProps extends Omit<DayListProps, 'visits'> {
  visit: DayVisit;
  /** Of the stop; undefined if the crew does not drive there. */
  number: number | undefined;
}

function VisitOfDay(props: VisitOfDayProps) {
  const { auth, visit, number, day, said, limits, renderPhotos, onDecided, onExpired } = props;
  const { reference, state, leadId, contact, changedBy } = visit;
  const [showsPhotos, setShowsPhotos] = useState(false);
  const name = visitorName(visit);
  return (
    <li
      id={`visit-${reference}`}
      tabIndex={-1}
      data-visit={reference}
      data-slot={slotOf(visit)}
      data-visit-state={state}
      className={`scroll-mt-24 rounded-2xl outline-offset-2 focus:outline-3 focus:outline-tarp-600 break-inside-avoid ${state === 'canceled' ? 'print:hidden' : ''}`}
    >
      <VisitItem
        auth={auth}
        name={[number && `${number}.`, agreedTimeOf(visit), name].filter(Boolean).join(' ')}
        lead={{ ...visit, email: contact.email, isGone: visit.isGone }}
        visit={visit}
        said={said?.reference === reference && said.changes === visit.changes ? said : null}
        limits={limits}
        onDecided={(message) => onDecided(reference, message)}
        onExpired={onExpired}
        links={
          <>
            {!visit.isGone && (
              <Link
                to={recordLink(leadId, day ? { day } : {})}
                state={FROM_LIST}
                preventScrollReset
                aria-label={DAY_SHEET.recordOf(name)}
                className="inline-flex min-h-11 items-center font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
              >
                {DAY_SHEET.record}
              </Link>
            )}
            {visit.photos > 0 && (
              <TextButton aria-expanded={showsPhotos} onClick={() => setShowsPhotos(!showsPhotos)}>
                {DAY_SHEET.photos(visit.photos)}
              </TextButton>
            )}
          </>
        }
      >
        <VisitFacts
          visit={visit}
          whyNot={(key) => whyNotCalled(visit, key)}
          hint={visit.isElsewhere ? DAY_SHEET.elsewhereHint : undefined}
          {...(changedBy && { note: DAY_SHEET.setBy(changedBy) })}
          {...(!day && { when: visitWords(visit) })}
        />
        <p className="mt-2 hidden text-sm print:block">{DAY_WORDS.doneHere}</p>
        {showsPhotos && <Suspense fallback={null}>{renderPhotos(leadId)}</Suspense>}
      </VisitItem>
    </li>
  );
}

/** Why a number of a visit, by its key, must not be called now; null if it may be. */
function whyNotCalled(visit: DayVisit, key: string): WhyNot | null {
  if (isNotCallable(visit, key)) return { words: DAY_WORDS.doNotCall };
  const isFull = visit.calledOften.includes(key);
  return isFull ? { words: RECORD.calledOften(COUNTS.attemptsPerDay), isForToday: true } : null;
}
