import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, type Script } from '#tests/core/script.ts';

const REPS = ['robin', 'alex', 'sam'] as const;

const step = fc.oneof(
  fc.record({ kind: fc.constant('next' as const), rep: fc.constantFrom(...REPS) }),
  fc.record({ kind: fc.constant('skip' as const), rep: fc.constantFrom(...REPS) }),
  fc.record({
    kind: fc.constant('save' as const),
    rep: fc.constantFrom(...REPS),
    status: fc.constantFrom(...LEAD_STATUSES),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);

function anOffice() {
  const script = aScript();
  script.batch('storm');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    script.leads(
      aLead(name, {
        phone: `32155501${name === 'f' ? 'a' : name}`.replace(/[a-e]$/, (x) => `0${x.charCodeAt(0) - 97}`),
      }),
    );
  }
  const auth = Object.fromEntries(
    REPS.map((rep) => [rep, script.signedIn({ email: `${rep}@reps.example` }).auth]),
  ) as Record<(typeof REPS)[number], string>;
  const onScreen = new Map<string, string>();
  const show = (rep: (typeof REPS)[number], more = {}) => {
    const leadId = script.nextId(auth[rep], 'storm', more);
    if (leadId === null) onScreen.delete(rep);
    else onScreen.set(rep, leadId);
    return leadId;
  };
  return { script, auth, onScreen, show };
}

function runningLeases(script: Script): [string, string][] {
  const now = new Date(script.now()).toISOString();
  return script.store
    .read('leadsOfBatch', { batchId: 'storm', after: '', limit: 100 })
    .filter((lead) => lead.leaseRep !== '' && lead.leaseUntil > now)
    .map((lead) => [lead.leadId, lead.leaseRep]);
}

test('whatever reps do in whatever order, nobody gets a lead a colleague holds, and nobody holds two', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { script, auth, onScreen, show } = anOffice();
      for (const doing of steps) {
        if (doing.kind === 'wait') {
          script.wait(doing.minutes * 60_000);
          continue;
        }
        const held = new Map(runningLeases(script));
        const mine = onScreen.get(doing.rep);
        if (doing.kind === 'save') {
          if (mine) script.save(auth[doing.rep], mine, doing.status);
          onScreen.delete(doing.rep);
          continue;
        }
        const got = show(doing.rep, doing.kind === 'skip' && mine ? { skip: mine } : {});
        if (got !== null) expect([undefined, `${doing.rep}@reps.example`]).toContain(held.get(got));
        const holders = runningLeases(script).map(([, rep]) => rep);
        expect(new Set(holders).size).toBe(holders.length);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every open lead is served in the end, however often it is skipped', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(...REPS), (steps, last) => {
      const { script, auth, onScreen, show } = anOffice();
      for (const doing of steps) {
        if (doing.kind === 'wait') continue;
        const mine = onScreen.get(doing.rep);
        if (doing.kind === 'save' && mine) script.save(auth[doing.rep], mine, doing.status);
        else show(doing.rep, doing.kind === 'skip' && mine ? { skip: mine } : {});
      }
      // The other reps stop and their leases expire; the remaining rep gets every lead that is still open.
      script.wait(20 * 60_000);
      const now = new Date(script.now()).toISOString();
      const waiting = script.store
        .read('leadsOfBatch', { batchId: 'storm', after: '', limit: 100 })
        .filter((lead) => lead.open && lead.readyAt <= now)
        .map(({ leadId }) => leadId);
      const served = new Set<string | null>();
      for (let turn = 0; turn < 2 * waiting.length; turn++) {
        served.add(show(last));
        script.wait(1_000);
      }
      expect([...served].filter((leadId) => leadId !== null).sort()).toEqual(waiting.sort());
    }),
    { numRuns: 60 },
  );
}, 60_000);
