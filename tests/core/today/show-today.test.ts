import { describe, expect, test } from 'vitest';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';
import { aLead, aScript, at, DAY, HOUR, MINUTE, type Script } from '#tests/core/script.ts';

function todayOf(script: Script) {
  const boss = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  return showTodayAction.answer.parse(boss.call('show_today'));
}

test('a company without any leads has seven days of zeros', () => {
  const today = todayOf(aScript());
  expect(today).toMatchObject({
    at: at(0),
    newBookings: { count: 0, more: false, oldestAt: '' },
    overdueCallbacks: { count: 0, more: false, oldestAt: '', kept: 0 },
    heldLeads: { count: 0, more: false },
    reps: [],
  });
  expect(today.days.map(({ day }) => day)).toEqual(
    ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
  );
  expect(today.days.at(-1)).toEqual({ day: '2026-11-20', bookings: 0, calls: 0, appointments: 0 });
});

describe('what waits', () => {
  test('a callback is overdue from its time on, whoever it is reserved for', () => {
    const { script, robin } = aQueue({ a: {}, b: {} });
    robin.save(robin.next() ?? '', 'Attempted', { callbackAt: at(HOUR), callbackMine: true });
    robin.save(robin.next() ?? '', 'Attempted', { callbackAt: at(2 * HOUR) });
    script.wait(HOUR - 1);
    expect(todayOf(script).overdueCallbacks.count).toBe(0);
    script.wait(1);
    const overdue = { count: 1, more: false, oldestAt: at(HOUR), kept: 1 };
    expect(todayOf(script).overdueCallbacks).toEqual(overdue);
    script.wait(HOUR);
    expect(todayOf(script).overdueCallbacks).toMatchObject({ count: 2, oldestAt: at(HOUR), kept: 1 });
    script.wait(DAY - HOUR);
    expect(todayOf(script).overdueCallbacks).toMatchObject({ count: 2, kept: 0 });
  });

  test('account requests and locked accounts are counted', () => {
    const script = aScript();
    script.putRep({ email: 'nora@reps.example', state: 'pending' });
    script.putRep({ email: 'lou@reps.example', lockedUntil: at(MINUTE) });
    script.putRep({ email: 'pat@reps.example', lockedUntil: at(0) });
    expect(todayOf(script)).toMatchObject({
      accountRequests: { count: 1, more: false },
      lockedAccounts: { count: 1, more: false },
    });
  });

  test('more than can be counted is said to be more', () => {
    const script = aScript();
    const count = PAGE_SIZES.counted + 1;
    script.leads(
      ...Array.from({ length: count }, (_, index) => aLead(`lead-${index}`, { callbackAt: at(-HOUR) })),
    );
    expect(todayOf(script).overdueCallbacks).toMatchObject({ count: PAGE_SIZES.counted, more: true });
  });
});

describe('the work of the reps', () => {
  test('counts the calls and appointments of each rep today, the busiest first, and the leads they hold', () => {
    const { script, robin, alex } = aQueue({ a: {}, b: {}, c: {}, d: {}, e: {} });
    alex.save(alex.next() ?? '', 'Attempted');
    robin.save(robin.next() ?? '', 'Qualified – Appointment Set');
    robin.save(robin.next() ?? '', 'Not Qualified');
    // Saving as New Lead is no call.
    robin.save(robin.next() ?? '', 'New Lead');
    robin.next();
    expect(todayOf(script)).toMatchObject({
      heldLeads: { count: 1, more: false },
      reps: [
        { email: 'robin@reps.example', name: 'Robin Reyes', today: { calls: 2, appointments: 1 }, held: 1 },
        { email: 'alex@reps.example', name: 'Alex Vega', today: { calls: 1, appointments: 0 }, held: 0 },
      ],
    });
  });

  test('a call moves from today to the days before at midnight Eastern, and out of the list after a week', () => {
    const { script, robin } = aQueue({ a: {} });
    robin.save(robin.next() ?? '', 'Attempted');
    script.book(aBookingPost());
    const work = { bookings: 1, calls: 1, appointments: 0 };
    expect(todayOf(script).days.at(-1)).toEqual({ day: '2026-11-20', ...work });
    script.wait(14 * HOUR);
    const next = todayOf(script);
    expect(next.days.slice(-2)).toEqual([
      { day: '2026-11-20', ...work },
      { day: '2026-11-21', bookings: 0, calls: 0, appointments: 0 },
    ]);
    expect(next.reps).toMatchObject([{ today: { calls: 0 }, week: { calls: 1 } }]);
    script.wait(6 * DAY);
    expect(todayOf(script).reps).toEqual([]);
    expect(todayOf(script).days.map(({ calls }) => calls)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('the days are right in the week in which daylight saving time ends', () => {
    const script = aScript(Date.parse('2026-11-04T04:59:00.000Z'));
    const days = '10-28 10-29 10-30 10-31 11-01 11-02 11-03'.split(' ');
    expect(todayOf(script).days.map(({ day }) => day)).toEqual(days.map((day) => `2026-${day}`));
  });
});
