import type { LeadRow } from '#backend/core/rows.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript } from '#tests/core/script.ts';

export const NUMBER = '13215550101';
export const PHONE = '(321) 555-0101';

/** A rep who holds the lead "lead" of the batch "storm". */
export function aCall(over: Partial<LeadRow> = {}) {
  const script = aScript();
  script.batch('storm');
  script.leads(aLead('lead', { phone: PHONE, ...over }));
  const robin = script.signedIn({ email: 'robin@reps.example' });
  script.nextId(robin.auth, 'storm');
  const save = (status: LeadStatus, more: Record<string, unknown> = {}) =>
    script.save(robin.auth, 'lead', status, more);
  const number = () => script.store.read('number', { phoneKey: NUMBER });
  return { script, robin, save, number };
}
