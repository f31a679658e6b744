import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingRow, aLeadRow, anAudit, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const LIMIT = 5_000;
/** No other test has rows of these days. */
const DAYS = ['1991-03-01T05:00:00.000Z', '1991-03-02T05:00:00.000Z', '1991-03-03T05:00:00.000Z'];
const [FIRST = '', SECOND = '', LAST = ''] = DAYS;
const EARLY = '1980-01-01T00:00:00.000Z';
const BEFORE = '1991-03-01T04:59:59.999Z';

export function todayTests({ read, write }: Subject): void {
  describe('for the company’s day', () => {
    /** Adds leads and returns how many more there are than before. */
    async function countAdded(
      count: () => Promise<{ count: number }>,
      ...leads: Partial<LeadRow>[]
    ): Promise<number> {
      const before = await count();
      for (const lead of leads) await write(put.lead(lead));
      return (await count()).count - before.count;
    }

    test('counts the open leads of the website that nobody has saved, up to a limit, and knows the oldest', async () => {
      const createdAt = '1990-02-01T05:00:00.000Z';
      const booking = { source: 'booking', createdAt, workedAt: '' } as const;
      const newBookings = (limit = LIMIT) => read('newBookings', { limit });
      const added = await countAdded(
        newBookings,
        booking,
        { ...booking, source: 'request', createdAt: '1990-02-02T05:00:00.000Z' },
        { ...booking, workedAt: FIRST },
        { ...booking, open: false, status: 'Not Qualified' },
        { ...booking, source: 'import' },
      );
      expect(added).toBe(2);
      expect((await newBookings()).oldestAt).toBe(createdAt);
      expect(await newBookings(1)).toMatchObject({ count: 1, oldestAt: createdAt });
      expect(await read('newLeads', { limit: LIMIT })).toHaveLength((await newBookings()).count);
      const { firstName, lastName, city } = aLeadRow();
      expect(await read('newLeads', { limit: 1 })).toEqual([
        { at: createdAt, rep: '', status: 'New Lead', leadId: expect.any(String), firstName, lastName, city },
      ]);
    });

    test('knows the newest of them, and who holds each', async () => {
      const batchId = fresh('batch');
      const leaseRep = fresh('rep');
      const times = Array.from(
        { length: PAGE_SIZES.newestLeads + 1 },
        (_, n) => `2090-01-${10 + n}T05:00:00.000Z`,
      );
      for (const createdAt of times) {
        await write(
          put.lead({ batchId, source: 'booking', createdAt, workedAt: '', leaseRep, leaseUntil: createdAt }),
        );
      }
      const { newest } = await read('newBookings', { limit: 1 });
      const expected = times.map((createdAt) => ({ createdAt, batchId, leaseRep, leaseUntil: createdAt }));
      expect(newest).toEqual(expected.slice(1).reverse());
    });

    test('counts callbacks of every rep and of nobody from the moment they are due', async () => {
      const times: Partial<LeadRow>[] = [
        { callbackAt: SECOND, callbackRep: '' },
        { callbackAt: FIRST, callbackRep: 'robin' },
        { callbackAt: BEFORE, callbackRep: 'alex' },
        { callbackAt: LAST, callbackRep: 'robin' },
        { callbackAt: FIRST, callbackRep: '', open: false, status: 'Not Qualified' },
        { callbackAt: '' },
      ];
      const leads = times.map((over) => ({ ...over, leadId: fresh('lead') }));
      const overdue = (limit = LIMIT) =>
        read('overdueCallbacks', { now: SECOND, callbackOpenBefore: BEFORE, limit });
      expect(await countAdded(overdue, ...leads)).toBe(3);
      expect(await overdue(2)).toEqual({ count: 2, oldestAt: BEFORE, kept: 1 });
      expect(await read('overdueCallbacks', { now: EARLY, callbackOpenBefore: EARLY, limit: 9 })).toEqual({
        count: 0,
        oldestAt: '',
        kept: 0,
      });
      const listed = await read('overdueLeads', { now: SECOND, limit: LIMIT });
      expect(listed).toHaveLength((await overdue()).count);
      expect(listed.filter(({ leadId }) => leads.some((lead) => lead.leadId === leadId))).toMatchObject([
        { at: BEFORE, rep: 'alex' },
        { at: FIRST, rep: 'robin' },
        { at: SECOND, rep: '' },
      ]);
      expect(await read('overdueLeads', { now: SECOND, limit: 2 })).toEqual(listed.slice(0, 2));
      // Else they would come first in a later test of callbacks.
      for (const lead of leads) await write(put.lead({ ...lead, open: false }));
    });

    test('names the reps of active leases, once for each lead', async () => {
      const [now, later] = ['2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
      const [busy, gone] = [fresh('rep'), fresh('rep')];
      for (const leaseRep of [busy, busy]) await write(put.lead({ leaseRep, leaseUntil: later }));
      await write(put.lead({ leaseRep: gone, leaseUntil: now }));
      expect(await read('holders', { now, limit: LIMIT })).toEqual([busy, busy]);
      expect(await read('holders', { now, limit: 1 })).toEqual([busy]);
      const soon = '2098-06-01T00:00:00.000Z';
      const other = fresh('rep');
      await write(put.lead({ leaseRep: other, leaseUntil: soon }));
      const held = (rep: string, limit = LIMIT) => read('heldLeads', { now, rep, limit });
      expect((await held('')).map(({ rep, at }) => [rep, at])).toEqual([
        [other, soon],
        [busy, later],
        [busy, later],
      ]);
      expect(await held('', 1)).toMatchObject([{ rep: other, at: soon }]);
      expect((await held(busy)).map(({ rep }) => rep)).toEqual([busy, busy]);
      expect(await held(gone)).toEqual([]);
    });

    test('counts saves by rep, day and status, without undone ones', async () => {
      const [robin, alex] = [fresh('rep'), fresh('rep')];
      const line = (rep: string, at: string, toStatus: string) => anAudit({ rep, at, toStatus });
      const undone = anAudit({
        rep: robin,
        at: LAST,
        action: 'undone',
        fromStatus: 'Attempted',
        toStatus: '',
      });
      const rows = [
        line(robin, BEFORE, 'Attempted'),
        line(robin, FIRST, 'Attempted'),
        line(robin, FIRST, 'Attempted'),
        line(robin, FIRST, 'DO NOT CALL'),
        line(alex, SECOND, 'Attempted'),
        line(robin, LAST, 'Attempted'),
        undone,
        anAudit({ rep: robin, at: LAST, action: 'skipped' }),
      ];
      for (const row of rows) await write(put.audit(row));
      const saves = await read('savesByDay', { dayStarts: DAYS });
      const ours = saves.filter(({ rep }) => [robin, alex].includes(rep));
      expect(ours).toHaveLength(3);
      expect(ours).toEqual(
        expect.arrayContaining([
          { rep: robin, day: 0, status: 'Attempted', count: 2 },
          { rep: robin, day: 0, status: 'DO NOT CALL', count: 1 },
          { rep: alex, day: 1, status: 'Attempted', count: 1 },
        ]),
      );
    });

    test('lists the saves that are counted: without undone ones, newest first, with the lead as it is now', async () => {
      const [robin, alex] = [fresh('rep'), fresh('rep')];
      const [one, other, gone] = [fresh('lead'), fresh('lead'), fresh('lead')];
      const minute = (minutes: number) => new Date(Date.parse(FIRST) + minutes * 60_000).toISOString();
      const save = (rep: string, leadId: string, minutes: number, toStatus = 'Attempted') =>
        anAudit({ rep, leadId, at: minute(minutes), toStatus });
      const undo = (rep: string, leadId: string, minutes: number, fromStatus = 'Attempted') =>
        anAudit({ rep, leadId, at: minute(minutes), action: 'undone', fromStatus, toStatus: '' });
      await write(
        put.lead({ leadId: one, status: 'Not Qualified', city: 'Cocoa' }),
        put.lead({ leadId: other }),
      );
      const rows = [
        anAudit({ rep: robin, leadId: one, at: BEFORE }),
        save(robin, one, 0),
        save(robin, other, 1),
        undo(robin, other, 1),
        save(robin, other, 2, 'DO NOT CALL'),
        undo(robin, other, 3, 'DO NOT CALL'),
        save(robin, other, 4),
        save(alex, other, 5),
        undo(robin, other, 6),
        save(robin, gone, 7),
        save(robin, one, 8, 'New Lead'),
        anAudit({ rep: robin, leadId: one, at: SECOND }),
      ];
      for (const row of rows) await write(put.audit(row));
      const saves = async (rep: string, until = SECOND, limit = LIMIT) => {
        const statuses = ['Attempted', 'DO NOT CALL'];
        const found = await read('savesOfPeriod', { from: FIRST, until, rep, statuses, limit });
        return found.map(({ at, leadId, city, status }) => [at, leadId, city, status]);
      };
      const { city } = aLeadRow();
      const firstSave = [minute(0), one, 'Cocoa', 'Attempted'];
      expect(await saves(robin)).toEqual([[minute(7), '', '', 'Attempted'], firstSave]);
      expect(await saves(alex)).toEqual([[minute(5), other, city, 'Attempted']]);
      expect(await saves(robin, '', 1)).toEqual([[SECOND, one, 'Cocoa', 'Attempted']]);
      const ofAll = await read('savesOfPeriod', {
        ...{ from: minute(5), until: minute(7), rep: '', statuses: ['Attempted'], limit: LIMIT },
      });
      expect(ofAll.map(({ rep }) => rep)).toEqual([alex]);
    });

    test('counts the bookings of each day', async () => {
      const leadId = fresh('lead');
      await write(put.lead({ leadId, status: 'Attempted', city: 'Cocoa' }));
      for (const receivedAt of [BEFORE, FIRST, FIRST, LAST]) {
        await write(put.newBooking(aBookingRow({ receivedAt, leadId })));
      }
      await write(put.newBooking(aBookingRow({ receivedAt: SECOND, leadId: fresh('gone') })));
      const listed = (until: string, limit = LIMIT) =>
        read('bookingsOfPeriod', { from: FIRST, until, limit });
      expect(await listed(SECOND)).toMatchObject([
        { at: FIRST, leadId, city: 'Cocoa', status: 'Attempted', rep: '' },
        { at: FIRST, leadId },
      ]);
      expect(await listed(LAST, 1)).toMatchObject([{ at: SECOND, leadId: '', city: '', status: '' }]);
      // The last day has no end, so it also has the bookings of the other tests.
      const counts = await read('bookingsByDay', { dayStarts: DAYS });
      expect(counts.slice(0, 2)).toEqual([2, 1]);
      expect(counts[2]).toBeGreaterThan(0);
    });
  });
}
