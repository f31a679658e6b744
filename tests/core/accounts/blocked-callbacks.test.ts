import { test as base, describe, expect } from 'vitest';
import { freeCallbacksOfBlocked } from '#backend/core/accounts/assigned-callbacks.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aLead, at, HOUR } from '#tests/core/backend.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';

const ROBIN = 'robin@reps.example';
const BOSS = 'boss@tarps.example';

const test = base.extend('office', () => {
  const queue = aQueue({ first: {}, second: {} });
  const { backend, robin } = queue;
  const boss = backend.signedIn({ email: BOSS, role: 'manager' });
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
    const { backend, alex, block, promise, overdue } = office;
    const leadId = promise(1);
    backend.wait(HOUR);
    expect(overdue()).toMatchObject({ count: 1, kept: 1 });
    expect(alex.next()).not.toBe(leadId);
    expect(block()).toEqual({ ok: true, callbacks: 1, moreCallbacks: false });
    expect(overdue()).toMatchObject({ count: 1, kept: 0, oldestAt: at(HOUR) });
    expect(alex.next()).toBe(leadId);
  });

  test('keeps its time', ({ office: { backend, alex, block, promise } }) => {
    const leadId = promise(2);
    block();
    expect(backend.lead(leadId)).toMatchObject({
      callbackRep: '',
      callbackAt: at(2 * HOUR),
      readyAt: at(2 * HOUR),
      waitsFor: 'callback',
    });
    backend.wait(2 * HOUR - 1);
    expect(alex.next()).not.toBe(leadId);
    backend.wait(1);
    expect(alex.next()).toBe(leadId);
  });

  test('has a line in its history, with who blocked and whom it was kept for', ({ office }) => {
    const leadId = office.promise(1);
    office.block();
    const line = { rep: BOSS, action: 'unreserved', toStatus: 'Attempted', note: ROBIN };
    expect(office.backend.history(leadId)[0]).toMatchObject(line);
  });

  test('is freed also when the rep holds its lead, whose lease ends', ({ office }) => {
    const { backend, alex, robin, block, promise } = office;
    const leadId = promise(1);
    backend.wait(HOUR);
    expect(robin.next()).toBe(leadId);
    block();
    expect(backend.lead(leadId)).toMatchObject({ callbackRep: '', leaseRep: '', leaseUntil: '' });
    expect(alex.next()).toBe(leadId);
  });

  test('is freed while a colleague has its lead, and stays with the colleague', ({ office }) => {
    const { backend, alex, block, promise } = office;
    const leadId = promise(1);
    backend.change(leadId, { leaseRep: alex.email, leaseUntil: at(HOUR) });
    block();
    expect(backend.lead(leadId)).toMatchObject({ callbackRep: '', leaseRep: alex.email });
    expect(alex.save(leadId, 'Not Qualified')).toMatchObject({ ok: true });
  });

  test('of a closed lead is freed without a line; of a colleague or of nobody it stays as it is', ({
    office: { backend, block },
  }) => {
    const later = { callbackAt: at(HOUR) };
    backend.leads(aLead('closed', { open: false, ...later, callbackRep: ROBIN }));
    backend.leads(aLead('x', { ...later, callbackRep: 'alex@reps.example' }), aLead('y', later));
    const before = ['x', 'y'].map(backend.lead);
    expect(block()).toMatchObject({ callbacks: 0 });
    expect(backend.lead('closed').callbackRep).toBe('');
    expect(backend.history('closed')).toEqual([]);
    expect(['x', 'y'].map(backend.lead)).toEqual(before);
  });
});

test('many callbacks are freed in several requests, and the rep is told and the block is recorded once', ({
  office: { backend, block },
}) => {
  const count = PAGE_SIZES.assignedCallbacks + 1;
  const leads = Array.from({ length: count }, (_, index) =>
    aLead(`lead-${String(index).padStart(4, '0')}`, { callbackAt: at(HOUR), callbackRep: ROBIN }),
  );
  backend.leads(...leads);
  expect(block()).toEqual({ ok: true, callbacks: PAGE_SIZES.assignedCallbacks, moreCallbacks: true });
  expect(block()).toEqual({ ok: true, callbacks: 1, moreCallbacks: false });
  expect(block()).toMatchObject({ error: 'not_found' });
  expect(leads.map(({ leadId }) => backend.lead(leadId).callbackRep)).toEqual(leads.map(() => ''));
  expect(backend.mail).toHaveLength(1);
  expect(backend.history().filter(({ action }) => action === 'blocked')).toHaveLength(1);
});

describe('callbacks of accounts that an older version has blocked', () => {
  test('are freed all at once, of every account that cannot sign in', ({ office: { backend } }) => {
    const states = ['denied', 'pending', 'approved', 'active'] as const;
    for (const state of states) {
      backend.putRep({ email: state, state });
      backend.leads(aLead(state, { callbackAt: at(HOUR), callbackRep: state }));
    }
    const free = () => backend.run(freeCallbacksOfBlocked(backend.context()));
    expect(free()).toEqual({ ok: true, callbacks: 3, moreCallbacks: false });
    expect(states.map((state) => backend.lead(state).callbackRep)).toEqual(['', '', '', 'active']);
    expect(backend.history('denied')).toMatchObject([{ action: 'unreserved', rep: '', note: 'denied' }]);
    expect(free()).toEqual({ ok: true, callbacks: 0, moreCallbacks: false });
  });
});
