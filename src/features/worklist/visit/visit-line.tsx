import { CalendarX } from 'lucide-react';
import type { VisitOfLead } from '#contract/actions/next-lead.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { LEAD_VISIT, visitWords } from '#src/content/rep/lead-visit.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { requestedWords } from '#src/features/worklist/card/lead-words.ts';

const LINE =
  'my-2 flex flex-wrap items-center gap-x-3 rounded-lg px-3 py-2 leading-snug text-navy-950 lg:order-last lg:mb-0 lg:w-full';

/** What the homeowner has asked for, and where the visit stands. */
export function VisitLine({ lead, visit }: { lead: Lead; visit: VisitOfLead | undefined }) {
  const { service, slot } = requestedWords(lead);
  if (visit?.state === 'canceled') {
    return (
      <p className={`bg-sand-200 ${LINE}`}>
        <CalendarX aria-hidden="true" className="size-5 shrink-0" />
        <strong>{visit.byHomeowner ? LEAD_VISIT.canceledByHomeowner : LEAD_VISIT.states.canceled}</strong>
        <span>{[serviceLabel(lead.service), visitWords(visit)].filter(Boolean).join(', ')}</span>
      </p>
    );
  }
  if (!service && !slot && !visit) return null;
  return (
    <p className={`${visit?.state === 'confirmed' ? 'bg-leaf-100' : 'bg-amber-100'} ${LINE}`}>
      {service && <span>{WORKLIST.asked(<strong key="service">{service}</strong>)}</span>}
      <span>{visit ? visitWords(visit) : slot}</span>
      {visit && !visit.toAgree && <strong>{LEAD_VISIT.states[visit.state]}</strong>}
    </p>
  );
}
