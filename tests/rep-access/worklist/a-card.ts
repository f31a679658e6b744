import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { type LeadCard, toCard } from '#src/features/worklist/card/card.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aServedLead } from '#tests/builders/lead.ts';

interface Served {
  lead?: Partial<Lead>;
  /** When the number may be called, as the backend sends it. */
  calling?: object | undefined;
}

/** The card of a served lead. @param over what has changed on the screen */
export function aCard(over: Partial<LeadCard> = {}, { lead, calling }: Served = {}): LeadCard {
  const answer = nextLeadAnswer.parse({ lead: aServedLead(lead), calling });
  if (!answer.lead) throw new Error('a served lead');
  return { ...toCard(answer.lead, answer, null, { batchId: aBatch().batchId }), ...over };
}
