import type { LeadRow } from '#backend/core/rows.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aLead, aScript, HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

export const NUMBER = '13215550101';
export const PHONE = '(321) 555-0101';

/** A script with the batch "storm", two reps, and these leads by name. */
export function aQueue(leads: Record<string, Partial<LeadRow>>) {
  const script = aScript();
  script.batch('storm', 'After the storm');
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const alex = script.signedIn({ email: 'alex@reps.example', name: 'Alex Vega' });
  Object.entries(leads).forEach(([name, over], index) => {
    script.leads(aLead(name, over, FRIDAY_TEN - HOUR + index * MINUTE));
  });
  return { script, robin, alex };
}

/** Robin holds the lead "lead", whose phone number is PHONE; `save` and `undo` act on it as Robin. */
export function aCall(over: Partial<LeadRow> = {}) {
  const queue = aQueue({ lead: { phone: PHONE, ...over } });
  const { script, robin } = queue;
  robin.next();
  return {
    ...queue,
    save: (status: LeadStatus, more?: Record<string, unknown>) => robin.save('lead', status, more),
    undo: () => robin.call('undo_lead', { leadId: 'lead' }),
    lead: () => script.lead('lead'),
    number: () => script.number(NUMBER),
  };
}
