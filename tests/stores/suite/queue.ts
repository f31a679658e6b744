import { describe, expect, test } from 'vitest';
import type { QueueArgs } from '#backend/core/queries.ts';
import { CALL_WINDOWS, type LeadRow } from '#backend/core/rows.ts';
import { aLeadRow, at, fresh } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

export function queueTests({ read, write }: Subject): void {
  const rep = fresh('rep');
  const colleague = fresh('rep');

  async function getBatch(leads: Record<string, Partial<LeadRow>>) {
    const batchId = fresh('batch');
    for (const [name, over] of Object.entries(leads)) {
      await write({ kind: 'putLead', row: aLeadRow({ ...over, batchId, leadId: `${batchId} ${name}` }) });
    }
    const args: QueueArgs = { batchId, rep, now: at(0), shut: [], unclaimedBy: at(-1440), behind: [] };
    return {
      args,
      id: (name: string) => `${batchId} ${name}`,
      head: async (over: Partial<QueueArgs> = {}) =>
        getName(await read('queueHead', { ...args, ...over }), batchId),
      peek: async (over: Partial<QueueArgs> = {}) =>
        getName(await read('queuePeek', { ...args, ...over }), batchId),
    };
  }
  const getName = (lead: LeadRow | null, batchId: string) => lead?.leadId.slice(batchId.length + 1) ?? null;
  const skip = (leadId: string, minutes: number, by = rep) =>
    write({ kind: 'putSkip', row: { rep: by, leadId, at: at(minutes) } });

  describe('the head of the queue', () => {
    test('is the open lead with the first queue key, of its own batch', async () => {
      const { head } = await getBatch({
        later: { queueKey: '1b' },
        first: { queueKey: '1a' },
        closed: { queueKey: '00', open: false },
      });
      await getBatch({ elsewhere: { queueKey: '00' } });
      expect(await head()).toBe('first');
    });

    test('is nothing when the batch is empty', async () => {
      expect(await (await getBatch({})).head()).toBeNull();
    });

    test('has come to its moment', async () => {
      const { head } = await getBatch({
        waiting: { queueKey: '0', readyAt: at(1), waitsFor: 'callback', callbackAt: at(1) },
        ready: { queueKey: '1', readyAt: at(0), waitsFor: 'attempts' },
      });
      expect(await head()).toBe('ready');
      expect(await head({ now: at(1) })).toBe('waiting');
    });

    test.each(CALL_WINDOWS)('is not in a window that is shut: %s', async (callWindow) => {
      const { head } = await getBatch({ only: { callWindow } });
      expect(await head({ shut: [callWindow] })).toBeNull();
      expect(await head({ shut: CALL_WINDOWS.filter((window) => window !== callWindow) })).toBe('only');
    });

    test('is the first over all windows that are open', async () => {
      const { head } = await getBatch({
        eastern: { queueKey: '1b', callWindow: 'eastern' },
        central: { queueKey: '1a', callWindow: 'central' },
        any: { queueKey: '1c', callWindow: 'any' },
      });
      expect(await head()).toBe('central');
      expect(await head({ shut: ['central'] })).toBe('eastern');
      expect(await head({ shut: ['central', 'eastern'] })).toBe('any');
    });

    test('is not held by a colleague while the lease runs', async () => {
      const { head } = await getBatch({
        held: { queueKey: '0', leaseRep: colleague, leaseUntil: at(1) },
        free: { queueKey: '1' },
      });
      expect(await head()).toBe('free');
      expect(await head({ now: at(1) })).toBe('held');
      expect(await head({ rep: colleague })).toBe('held');
    });

    test('is not a colleague’s callback, until nobody has claimed it for too long', async () => {
      const { head } = await getBatch({
        kept: {
          queueKey: '0',
          callbackAt: at(-10),
          callbackRep: colleague,
          readyAt: at(-10),
          waitsFor: 'callback',
        },
      });
      expect(await head()).toBeNull();
      expect(await head({ rep: colleague })).toBe('kept');
      expect(await head({ unclaimedBy: at(-10) })).toBe('kept');
    });

    test('comes before what this rep has skipped, and that with the longest-ago skip first', async () => {
      const { head, id } = await getBatch({
        a: { queueKey: '1a' },
        b: { queueKey: '1b' },
        c: { queueKey: '1c' },
      });
      await skip(id('a'), -1);
      expect(await head()).toBe('b');
      await skip(id('b'), -3);
      expect(await head()).toBe('c');
      await skip(id('c'), -2);
      expect(await head()).toBe('b');
      await skip(id('b'), 0);
      expect(await head()).toBe('c');
      expect(await head({ rep: colleague })).toBe('a');
    });

    test('may be a lead skipped before it was last worked', async () => {
      const { head, id } = await getBatch({
        called: { queueKey: '0', workedAt: at(-5) },
        fresh: { queueKey: '1' },
      });
      await skip(id('called'), -6);
      expect(await head()).toBe('called');
      await skip(id('called'), -4);
      expect(await head()).toBe('fresh');
    });

    test('leaves what the request passes over for last, in its order', async () => {
      const { head, id } = await getBatch({
        a: { queueKey: '1a' },
        b: { queueKey: '1b' },
        c: { queueKey: '1c' },
      });
      await skip(id('c'), -1);
      expect(await head({ behind: [id('a')] })).toBe('b');
      expect(await head({ behind: [id('a'), id('b')] })).toBe('c');
      expect(await head({ behind: [id('b'), id('c'), id('a')] })).toBe('b');
      expect(await head({ behind: [fresh('none')] })).toBe('a');
    });
  });

  describe('a look ahead', () => {
    test('shows what would come next, without what is passed over', async () => {
      const { peek, id } = await getBatch({
        a: { queueKey: '1a' },
        b: { queueKey: '1b' },
        held: { queueKey: '0', leaseRep: colleague, leaseUntil: at(1) },
      });
      expect(await peek()).toBe('a');
      expect(await peek({ behind: [id('a')] })).toBe('b');
      expect(await peek({ behind: [id('a'), id('b')] })).toBeNull();
    });
  });

  describe('leads that are held back', () => {
    test('are counted under the first reason that holds', async () => {
      const { args } = await getBatch({
        served: {},
        closed: { open: false, readyAt: at(5) },
        leased: { leaseRep: colleague, leaseUntil: at(1), callWindow: 'eastern', readyAt: at(5) },
        leaseEnded: { leaseRep: colleague, leaseUntil: at(0) },
        mine: { leaseRep: rep, leaseUntil: at(1) },
        shut: { callWindow: 'eastern', readyAt: at(5), waitsFor: 'attempts' },
        calledOften: { readyAt: at(5), waitsFor: 'attempts', callbackAt: at(1), callbackRep: colleague },
        callback: { readyAt: at(5), waitsFor: 'callback', callbackAt: at(5) },
        colleaguesCallback: {
          readyAt: at(-5),
          waitsFor: 'callback',
          callbackAt: at(-5),
          callbackRep: colleague,
        },
        unclaimed: {
          readyAt: at(-1440),
          waitsFor: 'callback',
          callbackAt: at(-1440),
          callbackRep: colleague,
        },
      });
      const { counts } = await read('heldBack', { ...args, shut: ['eastern'], limit: 100 });
      expect(counts).toEqual({ leasedToOthers: 1, outsideHours: 1, attemptsReached: 1, callbackLater: 2 });
    });

    test('by time alone come with the first moment of each call window', async () => {
      const { args } = await getBatch({
        served: { callWindow: 'central' },
        leased: { leaseRep: colleague, leaseUntil: at(1), callWindow: 'anywhere' },
        shut: { callWindow: 'eastern', readyAt: at(-5), waitsFor: 'attempts' },
        shutAndCalledOften: { callWindow: 'eastern', readyAt: at(5), waitsFor: 'attempts' },
        callback: { readyAt: at(9), waitsFor: 'callback', callbackAt: at(9), callbackRep: rep },
        calledOften: { readyAt: at(7), waitsFor: 'attempts' },
        colleaguesCallback: {
          readyAt: at(3),
          waitsFor: 'callback',
          callbackAt: at(3),
          callbackRep: colleague,
        },
      });
      const { waiting } = await read('heldBack', { ...args, shut: ['eastern', 'anywhere'], limit: 100 });
      expect(waiting).toHaveLength(2);
      expect(waiting).toEqual(
        expect.arrayContaining([
          { callWindow: 'eastern', from: at(0) },
          { callWindow: 'any', from: at(7) },
        ]),
      );
    });

    test('are counted no further than the limit', async () => {
      const leads = Object.fromEntries(
        Array.from({ length: 5 }, (_, index) => [`lead${index}`, { callWindow: 'eastern' as const }]),
      );
      const { args } = await getBatch(leads);
      const { counts } = await read('heldBack', { ...args, shut: ['eastern'], limit: 3 });
      expect(counts).toMatchObject({ outsideHours: 3 });
    });
  });
}
