import { describe, expect, test } from 'vitest';
import { aBookingRow, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** No other test has bookings of these days. */
const SATURDAY = '2026-12-05';
const SUNDAY = '2026-12-06';

export function slotTests({ read, write }: Subject): void {
  describe('for the slots of visits', () => {
    const book = (over: Parameters<typeof put.newBooking>[0]) => write(put.newBooking(over));

    test('counts the bookings that take a place, by slot', async () => {
      await book({ apptDate: SATURDAY, apptTime: 'morning' });
      await book({ apptDate: SATURDAY, apptTime: 'morning' });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon' });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon', canceledAt: at(1) });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon', toAgree: true });
      await book({ apptDate: SUNDAY, apptTime: 'morning', toAgree: true });
      const counted = await read('bookedSlots', { days: [SUNDAY, SATURDAY] });
      expect(counted.sort((one, other) => one.count - other.count)).toEqual([
        { apptDate: SATURDAY, apptTime: 'afternoon', count: 1 },
        { apptDate: SATURDAY, apptTime: 'morning', count: 2 },
      ]);
      expect(await read('bookedSlots', { days: [SUNDAY] })).toEqual([]);
      expect(await read('bookingsInSlot', { apptDate: SATURDAY, apptTime: 'morning' })).toBe(2);
      expect(await read('bookingsInSlot', { apptDate: SUNDAY, apptTime: 'morning' })).toBe(0);
    });

    test('counts a visit that was moved in its new slot only', async () => {
      const moved = aBookingRow({ apptDate: '2026-12-07', receivedAt: at(-20 * 24 * 60) });
      await book(moved);
      await write({ kind: 'putBooking', row: { ...moved, apptDate: '2026-12-08', changes: 1 } });
      const days = ['2026-12-07', '2026-12-08'];
      expect(await read('bookedSlots', { days })).toEqual([
        { apptDate: '2026-12-08', apptTime: 'morning', count: 1 },
      ]);
    });
  });

  describe('for what the owner sets', () => {
    test('returns a setting as typed, replaced by the next one and gone when it is empty', async () => {
      const set = (value: string) => write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value } });
      const closedDays = async () =>
        (await read('ownerSettings', {})).find(({ name }) => name === 'closedDays')?.value;
      expect(await closedDays()).toBeUndefined();
      await set('=2026-12-25, 2026-12-26');
      expect(await closedDays()).toBe('=2026-12-25, 2026-12-26');
      await set(`2026-12-31\n${fresh('and text')}, “as typed” 👍`);
      expect(await closedDays()).toMatch(/^2026-12-31\nand text-.*, “as typed” 👍$/);
      await set('');
      expect(await closedDays()).toBeUndefined();
    });
  });
}
