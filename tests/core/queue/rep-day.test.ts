import { describe, expect, test } from 'vitest';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aLead, at, DAY, HOUR, MINUTE, type Rep } from '#tests/core/backend.ts';
import { aCall, aQueue } from './queue-of.ts';

const dayOf = (rep: Rep) => {
  const { day } = listBatchesAction.answer.parse(rep.call('list_batches'));
  if (!day) throw new Error('The answer has no day.');
  return day;
};

const NOTHING = { saved: [], callbacksDue: 0, callbackBatch: '', nextCallbackAt: '' };

describe('what a rep has saved today', () => {
  test('is counted by status, without colleagues’ saves', () => {
    const { robin, alex } = aQueue({ a: {}, b: {}, c: {}, d: {} });
    expect(dayOf(robin)).toEqual(NOTHING);
    for (const status of ['Not Qualified', 'Attempted', 'Not Qualified'] as const) {
      robin.save(robin.next() ?? '', status);
    }
    alex.save(alex.next() ?? '', 'DO NOT CALL');
    expect(dayOf(robin).saved).toEqual([
      { status: 'Attempted', count: 1 },
      { status: 'Not Qualified', count: 2 },
    ]);
    expect(dayOf(alex).saved).toEqual([{ status: 'DO NOT CALL', count: 1 }]);
  });

  test('does not count a save that was undone, and counts the one that replaces it', () => {
    const { robin, save, undo } = aCall();
    save('Not Qualified');
    undo();
    expect(dayOf(robin).saved).toEqual([]);
    save('Qualified – Appointment Set');
    expect(dayOf(robin).saved).toEqual([{ status: 'Qualified – Appointment Set', count: 1 }]);
  });

  test('starts again at midnight Eastern', () => {
    const { backend, robin, save } = aCall();
    save('Attempted');
    backend.wait(14 * HOUR - 1);
    const evening = backend.signedIn({ email: robin.email });
    expect(dayOf(evening).saved).toEqual([{ status: 'Attempted', count: 1 }]);
    backend.wait(1);
    expect(dayOf(evening).saved).toEqual([]);
  });
});

describe('the callbacks of a rep', () => {
  /** Robin saves the lead of aCall() with a callback in an hour. */
  function aCallback(more: Record<string, unknown> = {}) {
    const call = aCall();
    call.save('Attempted', { callbackAt: at(HOUR), ...more });
    return call;
  }

  test('are due at their time, with the batch of the earliest; before it, the rep is told when the next one is', () => {
    const { backend, robin } = aCallback();
    const soon = { callbackAt: at(HOUR - MINUTE), readyAt: at(HOUR - MINUTE) };
    backend.batch('cocoa');
    backend.leads(aLead('sooner', { batchId: 'cocoa', waitsFor: 'callback', ...soon }));
    const { saved: _, ...before } = dayOf(robin);
    expect(before).toEqual({ callbacksDue: 0, callbackBatch: '', nextCallbackAt: at(HOUR - MINUTE) });
    backend.wait(HOUR - MINUTE);
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 1, callbackBatch: 'cocoa', nextCallbackAt: at(HOUR) });
    backend.wait(MINUTE);
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 2, callbackBatch: 'cocoa', nextCallbackAt: '' });
  });

  test('reserved for a colleague are not counted until they are a day overdue', () => {
    const { backend, robin, alex } = aCallback({ callbackMine: true });
    expect(dayOf(alex)).toEqual(NOTHING);
    backend.wait(HOUR);
    expect(dayOf(alex)).toEqual(NOTHING);
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 1 });
    backend.wait(DAY);
    const alexNextDay = backend.signedIn({ email: alex.email });
    expect(dayOf(alexNextDay)).toMatchObject({ callbacksDue: 1, callbackBatch: 'storm' });
  });

  test('of a lead that a colleague holds now are not counted', () => {
    const { backend, robin, alex } = aCallback();
    backend.wait(HOUR);
    expect(alex.next()).toBe('lead');
    expect(dayOf(alex)).toMatchObject({ callbacksDue: 1 });
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 0, nextCallbackAt: '' });
  });

  test('wait for the calling hours, and for a number that has been called 3 times', () => {
    const { backend, robin, lead } = aCallback();
    backend.change('lead', { ...lead(), callWindow: 'eastern' });
    backend.wait(11 * HOUR);
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 0, nextCallbackAt: at(22 * HOUR) });
    backend.change('lead', { ...lead(), callWindow: 'any' });
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 1, nextCallbackAt: '' });
    backend.change('lead', { ...lead(), readyAt: at(15 * HOUR), waitsFor: 'attempts' });
    expect(dayOf(robin)).toMatchObject({ callbacksDue: 0, nextCallbackAt: at(15 * HOUR) });
  });

  test('are counted up to a limit', () => {
    const { backend, robin } = aQueue({});
    const due = { callbackAt: at(-HOUR), readyAt: at(-HOUR), waitsFor: 'callback' } as const;
    const leads = Array.from({ length: PAGE_SIZES.callbacks + 1 }, (_, index) => aLead(`lead ${index}`, due));
    backend.leads(...leads);
    expect(dayOf(robin).callbacksDue).toBe(PAGE_SIZES.callbacks);
  });
});
