import { describe, expect, test } from 'vitest';
import type { QueueArgs } from '#backend/core/queries.ts';
import { CALL_WINDOWS, type LeadRow } from '#backend/core/rows.ts';
import { at, fresh, put, queueArgs } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

export function queueTests({ read, write }: Subject): void {
  const rep = fresh('rep');
  const colleague = fresh('rep');

  /** A batch of leads by name. `head` and `peek` return such a name. */
  async function aBatchOf(leads: Record<string, Partial<LeadRow>>) {
    const batchId = fresh('batch');
    const id = (name: string) => `${batchId} ${name}`;
    for (const [name, over] of Object.entries(leads)) {
      await write(put.lead({ ...over, batchId, leadId: id(name) }));
    }
    const args = queueArgs({ batchId, rep });
    const nameOf = (lead: LeadRow | null) => lead?.leadId.slice(batchId.length + 1) ?? null;
    return {
      args,
      id,
      head: async (over: Partial<QueueArgs> = {}) => nameOf(await read('queueHead', { ...args, ...over })),
      peek: async (over: Partial<QueueArgs> = {}) => nameOf(await read('queuePeek', { ...args, ...over })),
      skip: (name: string, minutes: number) =>
        write({ kind: 'putSkip', row: { rep, leadId: id(name), at: at(minutes) } }),
    };
  }
  const ABC = { a: { queueKey: '1a' }, b: { queueKey: '1b' }, c: { queueKey: '1c' } };
  const leased = (minutes: number): Partial<LeadRow> => ({ leaseRep: colleague, leaseUntil: at(minutes) });
  const callback = (minutes: number, callbackRep = ''): Partial<LeadRow> => ({
    readyAt: at(minutes),
    waitsFor: 'callback',
    callbackAt: at(minutes),
    callbackRep,
  });
  const calledOften = (minutes: number): Partial<LeadRow> => ({ readyAt: at(minutes), waitsFor: 'attempts' });

  describe('the head of the queue', () => {
    test('is the open lead with the first queue key in its batch, and missing when the batch is empty', async () => {
      const { head } = await aBatchOf({
        later: { queueKey: '1b' },
        first: { queueKey: '1a' },
        closed: { queueKey: '00', open: false },
      });
      await aBatchOf({ elsewhere: { queueKey: '00' } });
      expect(await head()).toBe('first');
      expect(await (await aBatchOf({})).head()).toBeNull();
    });

    test('is not a lead whose time has not come', async () => {
      const { head } = await aBatchOf({
        waiting: { queueKey: '0', ...callback(1) },
        ready: { queueKey: '1', ...calledOften(0) },
      });
      expect(await head()).toBe('ready');
      expect(await head({ now: at(1) })).toBe('waiting');
    });

    test('is not in a closed call window', async () => {
      const leads = CALL_WINDOWS.map((callWindow) => [callWindow, { callWindow }] as const);
      const { head } = await aBatchOf(Object.fromEntries(leads));
      expect(await head({ closedWindows: CALL_WINDOWS })).toBeNull();
      for (const open of CALL_WINDOWS)
        expect(await head({ closedWindows: CALL_WINDOWS.filter((window) => window !== open) })).toBe(open);
    });

    test('is the first lead of all open call windows', async () => {
      const { head } = await aBatchOf({
        eastern: { queueKey: '1b', callWindow: 'eastern' },
        central: { queueKey: '1a', callWindow: 'central' },
        any: { queueKey: '1c', callWindow: 'any' },
      });
      expect(await head()).toBe('central');
      expect(await head({ closedWindows: ['central'] })).toBe('eastern');
      expect(await head({ closedWindows: ['central', 'eastern'] })).toBe('any');
    });

    test('is not a lead that a colleague holds, until the lease expires', async () => {
      const { head } = await aBatchOf({
        held: { queueKey: '0', ...leased(1) },
        free: { queueKey: '1' },
      });
      expect(await head()).toBe('free');
      expect(await head({ now: at(1) })).toBe('held');
      expect(await head({ rep: colleague })).toBe('held');
    });

    test('is not a colleague’s callback, until it has been overdue for too long', async () => {
      const { head } = await aBatchOf({ kept: callback(-10, colleague) });
      expect(await head()).toBeNull();
      expect(await head({ rep: colleague })).toBe('kept');
      expect(await head({ callbackOpenBefore: at(-10) })).toBe('kept');
    });

    test('comes before the leads this rep has skipped, which follow with the oldest skip first', async () => {
      const { head, skip } = await aBatchOf(ABC);
      await skip('a', -1);
      expect(await head()).toBe('b');
      await skip('b', -3);
      expect(await head()).toBe('c');
      await skip('c', -2);
      expect(await head()).toBe('b');
      await skip('b', 0);
      expect(await head()).toBe('c');
      expect(await head({ rep: colleague })).toBe('a');
    });

    test('may be a lead that was skipped before it was last worked', async () => {
      const { head, skip } = await aBatchOf({
        called: { queueKey: '0', workedAt: at(-5) },
        fresh: { queueKey: '1' },
      });
      await skip('called', -6);
      expect(await head()).toBe('called');
      await skip('called', -4);
      expect(await head()).toBe('fresh');
    });

    test('is, of new leads and then of worked ones, one in a language of the rep; others get it in its turn', async () => {
      const { head, skip } = await aBatchOf({
        english: { queueKey: '1a' },
        unknown: { queueKey: '1b', language: '' },
        spanish: { queueKey: '1c', language: 'es', callWindow: 'central' },
        waiting: { queueKey: '1', language: 'es', ...calledOften(1) },
        worked: { queueKey: '2a' },
        again: { queueKey: '2b', language: 'es', callWindow: 'eastern' },
        callback: { queueKey: '0b', ...callback(-1) },
        delayed: { queueKey: '0c', language: 'es', ...calledOften(-1) },
      });
      const es = { languages: ['es'] } as const;
      const both = async () => [await head(es), await head()];
      expect(await both()).toEqual(['callback', 'callback']);
      await skip('callback', -6);
      expect(await both(), 'a callback that another reason delayed').toEqual(['delayed', 'delayed']);
      await skip('delayed', -5);
      expect(await both()).toEqual(['spanish', 'english']);
      expect(await head({ ...es, now: at(1) })).toBe('waiting');
      expect(await head({ ...es, closedWindows: ['central'] }), 'a new one waits for no call again').toBe(
        'english',
      );
      expect(await head({ ...es, rep: colleague })).toBe('callback');
      await skip('spanish', -4);
      await skip('english', -4);
      expect(await both()).toEqual(['unknown', 'unknown']);
      await skip('unknown', -7);
      expect(await both()).toEqual(['again', 'worked']);
      await skip('again', -3);
      await skip('worked', -3);
      expect(await head(es), 'the oldest skip first, in whatever language').toBe('unknown');
      await skip('unknown', 0);
      await skip('callback', 0);
      await skip('delayed', 0);
      expect(await both(), 'of the same moment').toEqual(['spanish', 'english']);
    });

    test('comes before the leads that the request puts last, which follow in that order', async () => {
      const { head, id, skip } = await aBatchOf(ABC);
      await skip('c', -1);
      expect(await head({ lastLeadIds: [id('a')] })).toBe('b');
      expect(await head({ lastLeadIds: [id('a'), id('b')] })).toBe('c');
      expect(await head({ lastLeadIds: [id('b'), id('c'), id('a')] })).toBe('b');
      expect(await head({ lastLeadIds: [fresh('none')] })).toBe('a');
    });
  });

  describe('a preview', () => {
    test('shows the next lead, without the ones that the request puts last', async () => {
      const { peek, id } = await aBatchOf({
        a: { queueKey: '1a' },
        b: { queueKey: '1b' },
        held: { queueKey: '0', ...leased(1) },
      });
      expect(await peek()).toBe('a');
      expect(await peek({ lastLeadIds: [id('a')] })).toBe('b');
      expect(await peek({ lastLeadIds: [id('a'), id('b')] })).toBeNull();
    });

    test('shows first what is in a language of the rep, too', async () => {
      const { peek } = await aBatchOf({
        english: { queueKey: '1a' },
        spanish: { queueKey: '1b', language: 'es' },
      });
      expect([await peek({ languages: ['es'] }), await peek()]).toEqual(['spanish', 'english']);
    });
  });

  describe('leads that are held back', () => {
    test('are counted under the first reason that applies', async () => {
      const { args } = await aBatchOf({
        served: {},
        closed: { open: false, readyAt: at(5) },
        leased: { ...leased(1), callWindow: 'eastern', readyAt: at(5) },
        leaseEnded: leased(0),
        mine: { leaseRep: rep, leaseUntil: at(1) },
        shut: { ...calledOften(5), callWindow: 'eastern' },
        calledOften: { ...calledOften(5), callbackAt: at(1), callbackRep: colleague },
        callback: callback(5),
        resting: { readyAt: at(5), waitsFor: 'rest' },
        restOver: { readyAt: at(-5), waitsFor: 'rest' },
        colleaguesCallback: callback(-5, colleague),
        unclaimed: callback(-1440, colleague),
      });
      const { counts } = await read('unavailableLeads', { ...args, closedWindows: ['eastern'], limit: 100 });
      expect(counts).toEqual({
        ...{ leasedToOthers: 1, outsideHours: 1, attemptsReached: 1, callbackLater: 2 },
        resting: 1,
      });
    });

    test('only by time are returned as the first time of each call window', async () => {
      const { args } = await aBatchOf({
        served: { callWindow: 'central' },
        leased: { ...leased(1), callWindow: 'anywhere' },
        shut: { ...calledOften(-5), callWindow: 'eastern' },
        shutAndCalledOften: { ...calledOften(5), callWindow: 'eastern' },
        callback: callback(9, rep),
        calledOften: calledOften(7),
        colleaguesCallback: callback(3, colleague),
      });
      const closedWindows: QueueArgs['closedWindows'] = ['eastern', 'anywhere'];
      const { waiting } = await read('unavailableLeads', { ...args, closedWindows, limit: 100 });
      expect(waiting).toHaveLength(2);
      expect(waiting).toEqual(
        expect.arrayContaining([
          { callWindow: 'eastern', from: at(0) },
          { callWindow: 'any', from: at(7) },
        ]),
      );
    });

    test('are counted up to the limit', async () => {
      const eastern: Partial<LeadRow> = { callWindow: 'eastern' };
      const { args } = await aBatchOf({ a: eastern, b: eastern, c: eastern, d: eastern, e: eastern });
      const { counts } = await read('unavailableLeads', { ...args, closedWindows: ['eastern'], limit: 3 });
      expect(counts).toMatchObject({ outsideHours: 3 });
    });

    test('are counted up to the limit in all call windows together, callbacks first', async () => {
      const first = { queueKey: '0', ...callback(9) };
      const { args } = await aBatchOf({
        one: { ...first, callWindow: 'any' },
        other: { ...first, callWindow: 'anywhere' },
        a: { callWindow: 'eastern' },
        b: { callWindow: 'eastern' },
        c: { callWindow: 'central' },
        d: { callWindow: 'central' },
      });
      const count = async (limit: number) =>
        (await read('unavailableLeads', { ...args, closedWindows: ['eastern', 'central'], limit })).counts;
      expect(await count(100)).toMatchObject({ callbackLater: 2, outsideHours: 4 });
      expect(await count(5)).toMatchObject({ callbackLater: 2, outsideHours: 3 });
      expect(await count(1)).toMatchObject({ callbackLater: 1, outsideHours: 0 });
    });
  });
}
