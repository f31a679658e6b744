import { test as base, describe, expect } from 'vitest';
import { freeCallbacksOfBlocked } from '#backend/core/accounts/kept-callbacks.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';
import { aLead, at, HOUR } from '#tests/core/script.ts';

const ROBIN = 'robin@reps.example';
const BOSS = 'boss@tarps.example';

const test = base.extend('office', () => {
  const queue = aQueue({ first: {}, second: {} });
  const { script, robin } = queue;
  const boss = script.signedIn({ email: BOSS, role: 'manager' });
  return {
    ...queue,
    boss,
    block: (email = ROBIN) => boss.call('block_rep', { email }),
    /** Robin promises to call the next lead back in so many hours. */
    promise: (hours: number): string => {
      const leadId = robin.next() ?? '';
      robin.save(leadId, 'Attempted', { callbackAt: at(hours * HOUR), callbackMine: true });
      return leadId;
    },
    overdue: () => showTodayAction.answer.parse(boss.call('show_today')).overdueCallbacks,
  };
});

describe('a callback that is kept for a rep who is blocked', () => {
  test('goes back to the queue with the block: at its time any rep gets it, and Today counts it', ({
    office,
  }) => {
    const { script, alex, block, promise, overdue } = office;
    const leadId = promise(1);
    script.wait(HOUR);
    expect(overdue()).toMatchObject({ count: 1, kept: 1 });
    expect(alex.next()).not.toBe(leadId);
    expect(block()).toEqual({ ok: true, callbacks: 1, moreCallbacks: false });
    expect(overdue()).toMatchObject({ count: 1, kept: 0, oldestAt: at(HOUR) });
    expect(alex.next()).toBe(leadId);
  });

  test('keeps its time', ({ office: { script, alex, block, promise } }) => {
    const leadId = promise(2);
    block();
    expect(script.lead(leadId)).toMatchObject({
      callbackRep: '',
      callbackAt: at(2 * HOUR),
      readyAt: at(2 * HOUR),
      waitsFor: 'callback',
    });
    script.wait(2 * HOUR - 1);
    expect(alex.next()).not.toBe(leadId);
    script.wait(1);
    expect(alex.next()).toBe(leadId);
  });

  test('has a line in its history, with who blocked and whom it was kept for', ({ office }) => {
    const leadId = office.promise(1);
    office.block();
    const line = { rep: BOSS, action: 'unreserved', toStatus: 'Attempted', note: ROBIN };
    expect(office.script.history(leadId)[0]).toMatchObject(line);
  });

  test('is freed also when the rep holds its lead, whose lease ends', ({ office }) => {
    const { script, alex, robin, block, promise } = office;
    const leadId = promise(1);
    script.wait(HOUR);
    expect(robin.next()).toBe(leadId);
    block();
    expect(script.lead(leadId)).toMatchObject({ callbackRep: '', leaseRep: '', leaseUntil: '' });
    expect(alex.next()).toBe(leadId);
  });

  test('is freed while a colleague has its lead, and stays with the colleague', ({ office }) => {
    const { script, alex, block, promise } = office;
    const leadId = promise(1);
    script.change(leadId, { leaseRep: alex.email, leaseUntil: at(HOUR) });
    block();
    expect(script.lead(leadId)).toMatchObject({ callbackRep: '', leaseRep: alex.email });
    expect(alex.save(leadId, 'Not Qualified')).toMatchObject({ ok: true });
  });

  test('of a closed lead is freed without a line; of a colleague or of nobody it stays as it is', ({
    office: { script, block },
  }) => {
    const later = { callbackAt: at(HOUR) };
    script.leads(aLead('closed', { open: false, ...later, callbackRep: ROBIN }));
    script.leads(aLead('x', { ...later, callbackRep: 'alex@reps.example' }), aLead('y', later));
    const before = ['x', 'y'].map(script.lead);
    expect(block()).toMatchObject({ callbacks: 0 });
    expect(script.lead('closed').callbackRep).toBe('');
    expect(script.history('closed')).toEqual([]);
    expect(['x', 'y'].map(script.lead)).toEqual(before);
  });
});

test('many callbacks are freed in several requests, and the rep is told and the block is recorded once', ({
  office: { script, block },
}) => {
  const count = PAGE_SIZES.keptCallbacks + 1;
  const leads = Array.from({ length: count }, (_, index) =>
    aLead(`lead-${String(index).padStart(4, '0')}`, { callbackAt: at(HOUR), callbackRep: ROBIN }),
  );
  script.leads(...leads);
  expect(block()).toEqual({ ok: true, callbacks: PAGE_SIZES.keptCallbacks, moreCallbacks: true });
  expect(block()).toEqual({ ok: true, callbacks: 1, moreCallbacks: false });
  expect(block()).toMatchObject({ error: 'not_found' });
  expect(leads.map(({ leadId }) => script.lead(leadId).callbackRep)).toEqual(leads.map(() => ''));
  expect(script.mail).toHaveLength(1);
  expect(script.history().filter(({ action }) => action === 'blocked')).toHaveLength(1);
});

describe('callbacks of accounts that an older version has blocked', () => {
  test('are freed all at once, of every account that cannot sign in', ({ office: { script } }) => {
    const states = ['denied', 'pending', 'approved', 'active'] as const;
    for (const state of states) {
      script.putRep({ email: state, state });
      script.leads(aLead(state, { callbackAt: at(HOUR), callbackRep: state }));
    }
    const free = () => script.run(freeCallbacksOfBlocked(script.context()));
    expect(free()).toEqual({ ok: true, callbacks: 3, moreCallbacks: false });
    expect(states.map((state) => script.lead(state).callbackRep)).toEqual(['', '', '', 'active']);
    expect(script.history('denied')).toMatchObject([{ action: 'unreserved', rep: '', note: 'denied' }]);
    expect(free()).toEqual({ ok: true, callbacks: 0, moreCallbacks: false });
  });
});
