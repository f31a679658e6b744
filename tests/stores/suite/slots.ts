import { describe, expect, test } from 'vitest';
import { at, aVisitRow, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** No other test has visits on these days. */
const SATURDAY = '2026-12-05';
const SUNDAY = '2026-12-06';

export function slotTests({ read, write }: Subject): void {
  describe('for the slots of visits', () => {
    const book = (over: Parameters<typeof put.visit>[0]) => write(put.visit(over));

    test('counts the visits that take a place, by slot', async () => {
      await book({ apptDate: SATURDAY, apptTime: 'morning' });
      await book({ apptDate: SATURDAY, apptTime: 'morning', state: 'confirmed' });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon', state: 'done' });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon', state: 'canceled' });
      await book({ apptDate: SUNDAY, apptTime: 'afternoon', state: 'canceled' });
      await book({ apptDate: SATURDAY, apptTime: 'afternoon', toAgree: true });
      await book({ apptDate: SUNDAY, apptTime: 'morning', toAgree: true });
      const counted = await read('bookedSlots', { days: [SUNDAY, SATURDAY] });
      expect(counted.sort((one, other) => one.count - other.count)).toEqual([
        { apptDate: SATURDAY, apptTime: 'afternoon', count: 1 },
        { apptDate: SATURDAY, apptTime: 'morning', count: 2 },
      ]);
      expect(await read('bookedSlots', { days: [SUNDAY] })).toEqual([]);
      expect(await read('visitsInSlot', { apptDate: SATURDAY, apptTime: 'morning' })).toBe(2);
      expect(await read('visitsInSlot', { apptDate: SUNDAY, apptTime: 'morning' })).toBe(0);
    });

    test('counts a visit that was moved in its new slot only', async () => {
      const moved = aVisitRow({ apptDate: '2026-12-07', createdAt: '2026-01-05T12:00:00.000Z' });
      await book(moved);
      await book({ ...moved, apptDate: '2026-12-08', changes: 1 });
      const days = ['2026-12-07', '2026-12-08'];
      expect(await read('bookedSlots', { days })).toEqual([
        { apptDate: '2026-12-08', apptTime: 'morning', count: 1 },
      ]);
    });
  });

  test('finds a visit to remind of, and none that is canceled, without a place, or reminded of that day', async () => {
    const day = '2026-12-19';
    const visit = aVisitRow({ apptDate: day, remindedFor: '2026-12-18' });
    await write(
      put.visit({ apptDate: day, state: 'canceled' }),
      put.visit({ apptDate: day, toAgree: true }),
      put.visit({ apptDate: day, remindedFor: day }),
      put.visit(visit),
    );
    expect(await read('visitToRemind', { day })).toEqual(visit);
    await write(put.visit({ ...visit, remindedFor: day }));
    expect(await read('visitToRemind', { day })).toBeNull();
  });

  test('finds the visits of a day, in every state, and those that wait for a time, oldest first', async () => {
    const day = '2027-03-09';
    const asked = aVisitRow({ apptDate: day, words: '=1+1\n“as typed” 👍' });
    const canceled = aVisitRow({ apptDate: day, state: 'canceled', createdAt: at(1) });
    const waits = aVisitRow({ apptDate: day, toAgree: true, createdAt: '1999-01-02T00:00:00.000Z' });
    const older = aVisitRow({ apptDate: '', toAgree: true, createdAt: '1999-01-01T00:00:00.000Z' });
    const settled = { toAgree: true, createdAt: '1998-01-01T00:00:00.000Z' };
    await write(
      ...[asked, canceled, waits, older].map(put.visit),
      put.visit({ ...settled, state: 'canceled' }),
      put.visit({ ...settled, state: 'done' }),
      put.visit({ apptDate: '2027-03-10' }),
    );
    const list = (from: string, until = from, limit = 10, isPlanned = false) =>
      read('visitsOfDays', { from, until, isPlanned, limit });
    const ofDay = await list(day);
    expect(ofDay).toHaveLength(3);
    expect(ofDay).toEqual(expect.arrayContaining([asked, canceled, waits]));
    expect(await list(day, day, 2)).toHaveLength(2);
    expect(await list('2027-03-11')).toEqual([]);
    // A limit must not be used up by those that are not wanted.
    expect(await list(day, day, 1, true)).toEqual([asked]);
    // The first by day, whatever came first.
    await write(put.visit({ apptDate: '2027-03-08', createdAt: at(9) }));
    const [first, ...rest] = await list('2027-03-08', '2027-03-10', 3);
    expect([first?.apptDate, rest.length]).toEqual(['2027-03-08', 2]);
    expect(await list('2027-03-08', '2027-03-10')).toHaveLength(5);
    expect(await list('2027-03-08', '2027-03-10', 10, true)).toHaveLength(3);
    expect(await read('visitsToAgree', { limit: 2 })).toEqual([older, waits]);
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
