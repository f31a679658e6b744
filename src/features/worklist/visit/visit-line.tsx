import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  type LucideIcon,
  PhoneIncoming,
} from 'lucide-react';
import type { NextLeadAnswer, VisitNews } from '#contract/actions/next-lead.ts';
import type { HistoryAction } from '#contract/lead/lead.ts';
import { LEAD_VISIT, newsWords, visitWords } from '#src/content/rep/lead-visit.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { requestedWords } from '#src/features/worklist/card/lead-words.ts';
import { PillButton } from '#src/features/worklist/pill-button.tsx';
import { askedPick, asksAboutVisit, isVisitCanceled, NO_VISIT, type VisitPick } from './visit-edit.ts';

interface News {
  Icon: LucideIcon;
  look: string;
  title: string;
  /** ISO instant. */
  at: string;
  words: string;
}

const LOOKS: Record<VisitNews['what'], Pick<News, 'Icon' | 'look'>> = {
  canceled: { Icon: CalendarX, look: 'bg-sand-200 border-slate-400' },
  moved: { Icon: CalendarClock, look: 'bg-tarp-100 border-tarp-700' },
  'booked again': { Icon: CalendarPlus, look: 'bg-leaf-100 border-leaf-600' },
  restored: { Icon: CalendarCheck, look: 'bg-leaf-100 border-leaf-600' },
};

const REQUESTED = 'requested' satisfies HistoryAction;
/** After these, somebody has seen a request that was added to the lead. */
const ENDS_NEWS: readonly string[] = ['saved', 'noted', 'created'] satisfies HistoryAction[];
const ASKED_AGAIN = { Icon: PhoneIncoming, look: 'bg-leaf-100 border-leaf-600' } as const;

/** What the homeowner has done last, and since when; null when a rep has dealt with it, or there is nothing. */
export function findNews({ visitNews, history }: NextLeadAnswer): News | null {
  if (visitNews) {
    const title = LEAD_VISIT.news.title[visitNews.what];
    return { ...LOOKS[visitNews.what], title, at: visitNews.at, words: newsWords(visitNews) };
  }
  // Newest first.
  const last = history.find(({ action }) => ENDS_NEWS.includes(action) || action === REQUESTED);
  if (last?.action !== REQUESTED) return null;
  return {
    ...ASKED_AGAIN,
    title: LEAD_VISIT.news.askedAgain,
    at: last.at,
    words: LEAD_VISIT.news.seeHistory,
  };
}

/** The first thing on the card. */
export function NewsLine({ id, news }: { id: string; news: News }) {
  const { Icon, look, title, at, words } = news;
  return (
    <p
      id={id}
      className={`mb-2 flex gap-x-2 rounded-lg border-l-4 px-3 py-2 leading-snug text-navy-950 ${look}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong>{LEAD_VISIT.news.at(title, easternMomentWords(Date.parse(at)))}</strong> {words}
      </span>
    </p>
  );
}

const LINE =
  'my-2 flex flex-wrap items-center gap-x-3 rounded-lg px-3 py-2 leading-snug text-navy-950 lg:order-1 lg:mb-0 lg:flex-1 lg:basis-96';

interface VisitLineProps {
  card: LeadCard;
  now: number;
  /** Null if nothing can become of the visit. */
  onChoose: ((visit: VisitPick) => void) | null;
}

/** What the homeowner has asked for, where the visit stands, and the button that confirms it. */
export function VisitLine({ card, now, onChoose }: VisitLineProps) {
  const { lead, answer } = card;
  const { visit, visitNews } = answer;
  if (isVisitCanceled({ lead, answer })) {
    // The service is not asked for anymore, and what is news is said above.
    if (!visit || visitNews?.what === 'canceled') return null;
    return (
      <p className={`bg-sand-200 ${LINE}`}>
        <CalendarX aria-hidden="true" className="size-5 shrink-0" />
        <strong>{visit.byHomeowner ? LEAD_VISIT.canceledByHomeowner : LEAD_VISIT.states.canceled}</strong>
        <span>{visitWords(visit)}</span>
      </p>
    );
  }
  const { service, slot } = requestedWords(lead);
  if (!service && !slot && !visit) return null;
  const asked = askedPick(card, now);
  const isChosen = card.visit.slot === asked.slot;
  return (
    <div className={`${visit?.state === 'confirmed' ? 'bg-leaf-100' : 'bg-amber-100'} ${LINE}`}>
      <p className="max-lg:contents lg:flex lg:min-w-0 lg:flex-1 lg:flex-wrap lg:gap-x-3">
        {service && <span>{WORKLIST.asked(<strong key="service">{service}</strong>)}</span>}
        <span>{visit ? visitWords(visit) : slot}</span>
        {visit && !visit.toAgree && (
          <strong className="max-lg:mt-1.5">{LEAD_VISIT.states[visit.state]}</strong>
        )}
      </p>
      {onChoose && asked.slot !== '' && (
        <span className="ml-auto max-lg:mt-1.5">
          <PillButton
            aria-pressed={isChosen}
            // Closing the lead asks what becomes of the visit.
            disabled={card.isQueued || asksAboutVisit(card)}
            title={LEAD_VISIT.confirmHint}
            onClick={() => onChoose(isChosen ? NO_VISIT : asked)}
          >
            {LEAD_VISIT.confirm}
          </PillButton>
        </span>
      )}
    </div>
  );
}
