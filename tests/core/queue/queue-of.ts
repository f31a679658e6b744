import type { LeadRow } from '#backend/core/rows.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aBackend, aLead, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

export const NUMBER = '13215550101';
export const PHONE = '(321) 555-0101';

/** A backend with the batch "storm", two reps, and these leads by name. */
export function aQueue(leads: Record<string, Partial<LeadRow>>) {
  const backend = aBackend();
  backend.batch('storm', 'After the storm');
  const robin = backend.signedIn({ email: 'robin@reps.example' });
  const alex = backend.signedIn({ email: 'alex@reps.example', name: 'Alex Vega' });
  Object.entries(leads).forEach(([name, over], index) => {
    backend.leads(aLead(name, over, FRIDAY_TEN - HOUR + index * MINUTE));
  });
  return { backend, robin, alex };
}

/** Robin holds the lead "lead", whose phone number is PHONE; `save` and `undo` act on it as Robin. */
export function aCall(over: Partial<LeadRow> = {}) {
  const queue = aQueue({ lead: { phone: PHONE, ...over } });
  const { backend, robin } = queue;
  robin.next();
  return {
    ...queue,
    save: (status: LeadStatus, more?: Record<string, unknown>) => robin.save('lead', status, more),
    undo: () => robin.call('undo_lead', { leadId: 'lead' }),
    lead: () => backend.lead('lead'),
    number: () => backend.number(NUMBER),
  };
}
