import { CalendarCheck, CalendarClock, CalendarPlus, CalendarX, type LucideIcon } from 'lucide-react';
import type { VisitNews } from '#contract/actions/next-lead.ts';
import { LEAD_VISIT, newsWords, visitWords } from '#src/content/rep/lead-visit.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { requestedWords } from '#src/features/worklist/card/lead-words.ts';
import { isVisitCanceled } from './visit-edit.ts';

type VisitCard = Pick<LeadCard, 'lead' | 'answer'>;

const LOOKS: Record<VisitNews['what'], { Icon: LucideIcon; look: string }> = {
  canceled: { Icon: CalendarX, look: 'bg-sand-200 border-slate-400' },
  moved: { Icon: CalendarClock, look: 'bg-tarp-100 border-tarp-700' },
  'booked again': { Icon: CalendarPlus, look: 'bg-leaf-100 border-leaf-600' },
  restored: { Icon: CalendarCheck, look: 'bg-leaf-100 border-leaf-600' },
};

/** What the homeowner has done with the visit and no rep has dealt with yet. The first thing on the card. */
export function VisitNewsLine({ id, card: { answer } }: { id: string; card: VisitCard }) {
  const { visitNews: news } = answer;
  if (!news) return null;
  const { Icon, look } = LOOKS[news.what];
  const { title, at } = LEAD_VISIT.news;
  return (
    <p
      id={id}
      className={`mb-2 flex gap-x-2 rounded-lg border-l-4 px-3 py-2 leading-snug text-navy-950 ${look}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong>{at(title[news.what], easternMomentWords(Date.parse(news.at)))}</strong> {newsWords(news)}
      </span>
    </p>
  );
}

const LINE =
  'my-2 flex flex-wrap items-center gap-x-3 rounded-lg px-3 py-2 leading-snug text-navy-950 lg:order-last lg:mb-0 lg:w-full';

/** What the homeowner has asked for, and where the visit stands. */
export function VisitLine({ card: { lead, answer } }: { card: VisitCard }) {
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
  return (
    <p className={`${visit?.state === 'confirmed' ? 'bg-leaf-100' : 'bg-amber-100'} ${LINE}`}>
      {service && <span>{WORKLIST.asked(<strong key="service">{service}</strong>)}</span>}
      <span>{visit ? visitWords(visit) : slot}</span>
      {visit && !visit.toAgree && <strong>{LEAD_VISIT.states[visit.state]}</strong>}
    </p>
  );
}
