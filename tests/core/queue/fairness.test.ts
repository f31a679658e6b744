import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES, type LeadStatus } from '#contract/lead/status.ts';
import { aBackend, aLead, MINUTE, type Rep } from '#tests/core/backend.ts';

const REPS = ['robin@reps.example', 'alex@reps.example', 'sam@reps.example'] as const;

interface Step {
  kind: 'next' | 'skip' | 'save' | 'wait';
  email: string;
  status: LeadStatus;
  minutes: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('next', 'skip', 'save', 'wait'),
  email: fc.constantFrom(...REPS),
  status: fc.constantFrom(...LEAD_STATUSES),
  minutes: fc.integer({ min: 1, max: 20 }),
});

/** Three reps and six leads, two of which have the same phone number. */
function anOffice() {
  const backend = aBackend();
  backend.batch('storm');
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    backend.leads(aLead(name, { phone: `321555010${index % 5}` }));
  }
  const reps = new Map<string, Rep>(REPS.map((email) => [email, backend.signedIn({ email })]));
  const onScreen = new Map<string, string | null>();
  const leads = () => backend.store.read('leadsOfBatch', { batchId: 'storm', after: '', limit: 100 });
  const now = () => new Date(backend.now()).toISOString();

  const show = (email: string, more = {}) => {
    const leadId = reps.get(email)?.next(more) ?? null;
    onScreen.set(email, leadId);
    return leadId;
  };
  /** Does one step. Returns the lead that the rep is shown, if any. */
  const take = ({ kind, email, status, minutes }: Step): string | null => {
    const mine = onScreen.get(email);
    if (kind === 'next') return show(email);
    if (kind === 'skip') return show(email, mine ? { skip: mine } : {});
    if (kind === 'wait') backend.wait(minutes * MINUTE);
    if (kind === 'save' && mine) {
      reps.get(email)?.save(mine, status);
      onScreen.delete(email);
    }
    return null;
  };
  return { backend, leads, now, show, take };
}

test('whatever reps do, no rep gets a lead that a colleague holds, and no rep holds two leads', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { leads, now, take } = anOffice();
      const leased = () => leads().filter((lead) => lead.leaseRep !== '' && lead.leaseUntil > now());
      for (const doing of steps) {
        const before = leased();
        const shown = take(doing);
        const holder = before.find(({ leadId }) => leadId === shown)?.leaseRep;
        expect([undefined, doing.email]).toContain(holder);
        const holders = leased().map(({ leaseRep }) => leaseRep);
        expect(new Set(holders).size).toBe(holders.length);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every open lead is served eventually, however often it is skipped', () => {
  const withoutWaiting = fc
    .array(step, { maxLength: 40 })
    .map((steps) => steps.filter(({ kind }) => kind !== 'wait'));
  fc.assert(
    fc.property(withoutWaiting, fc.constantFrom(...REPS), (steps, last) => {
      const { backend, leads, now, show, take } = anOffice();
      for (const doing of steps) take(doing);
      // The other reps stop and their leases expire; the remaining rep gets every lead that is still open.
      backend.wait(20 * MINUTE);
      const waiting = leads().filter(({ open, readyAt }) => open && readyAt <= now());
      const served = new Set<string | null>();
      for (let turn = 0; turn < 2 * waiting.length; turn++) {
        served.add(show(last));
        backend.wait(1_000);
      }
      served.delete(null);
      expect(served).toEqual(new Set(waiting.map(({ leadId }) => leadId)));
    }),
    { numRuns: 30 },
  );
}, 60_000);
