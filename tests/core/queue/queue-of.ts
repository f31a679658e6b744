import type { LeadRow } from '#backend/core/rows.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A script with the batch "storm", two reps, and these leads by name. */
export function aQueue(leads: Record<string, Partial<LeadRow>>) {
  const script = aScript();
  script.batch('storm', 'After the storm');
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const alex = script.signedIn({ email: 'alex@reps.example', name: 'Alex Vega' });
  Object.entries(leads).forEach(([name, over], index) => {
    script.leads(aLead(name, over, FRIDAY_TEN - HOUR + index * MINUTE));
  });
  const next = (auth: string, more: Record<string, unknown> = {}) => script.nextId(auth, 'storm', more);
  const answer = (auth: string, more: Record<string, unknown> = {}) =>
    nextLeadAnswer.parse(script.call('next_lead', { auth, batch: 'storm', ...more }));
  return { script, robin, alex, next, answer };
}
