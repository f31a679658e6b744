import { describe, expect, test } from 'vitest';
import { at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** No other test has rows of these moments. */
const DUE = '1985-03-01T12:00:00.000Z';
const BEFORE = '1985-02-28T12:00:00.000Z';
const LATER = '1985-03-02T12:00:00.000Z';

export function archiveTests({ read, write }: Subject): void {
  describe('of an archived batch', () => {
    const rep = fresh('rep');

    /** How many of each wait: callbacks for this rep, bookings, and overdue callbacks of all. */
    async function waiting() {
      const times = { now: DUE, callbackOpenBefore: BEFORE, limit: 5_000 };
      const callbacks = await read('callbacks', { ...times, rep });
      const { count: bookings } = await read('newBookings', { limit: 5_000 });
      const { count, kept } = await read('overdueCallbacks', times);
      const isListed = {
        bookings: (await read('newLeads', { limit: 5_000 })).length === bookings,
        overdue: (await read('overdueLeads', times)).length === count,
      };
      expect(isListed, 'as many as are counted').toEqual({ bookings: true, overdue: true });
      return { callbacks, bookings, overdue: count, kept };
    }

    test('no callback and no booking waits, until it is brought back', async () => {
      const batchId = fresh('batch');
      const before = await waiting();
      const callback = { batchId, waitsFor: 'callback', callbackAt: DUE, readyAt: DUE } as const;
      await write(
        put.batch({ batchId }),
        put.lead({ ...callback, callbackRep: rep }),
        put.lead(callback),
        put.lead({ ...callback, callbackAt: BEFORE, callbackRep: fresh('rep') }),
        put.lead({ ...callback, callbackAt: LATER, callbackRep: rep }),
        put.lead({ batchId, source: 'booking', createdAt: BEFORE, workedAt: '' }),
      );
      const offered = await waiting();
      expect(offered).toMatchObject({
        bookings: before.bookings + 1,
        overdue: before.overdue + 3,
        kept: before.kept + 1,
      });
      expect(offered.callbacks.filter((lead) => lead.batchId === batchId)).toHaveLength(4);

      await write(put.batch({ batchId, archivedAt: at(0) }));
      expect(await waiting()).toEqual(before);
      expect(await read('batchCounts', { batchId })).toMatchObject({ archivedAt: at(0), countOpen: 5 });

      await write(put.batch({ batchId, archivedAt: '' }));
      expect(await waiting()).toEqual(offered);
      // They wait in no test after this one.
      await write(put.batch({ batchId, archivedAt: at(0) }));
    });
  });
}
