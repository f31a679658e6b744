import { describe, expect, test } from 'vitest';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, DAY, HOUR, MINUTE, type TestBackend } from '#tests/core/backend.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';

function todayOf(backend: TestBackend) {
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  return showTodayAction.answer.parse(boss.call('show_today'));
}

test('a company without any leads has seven days of zeros', () => {
  const today = todayOf(aBackend());
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
    const { backend, robin } = aQueue({ a: {}, b: {} });
    robin.save(robin.next() ?? '', 'Attempted', { callbackAt: at(HOUR), callbackMine: true });
    robin.save(robin.next() ?? '', 'Attempted', { callbackAt: at(2 * HOUR) });
    backend.wait(HOUR - 1);
    expect(todayOf(backend).overdueCallbacks.count).toBe(0);
    backend.wait(1);
    const overdue = { count: 1, more: false, oldestAt: at(HOUR), kept: 1 };
    expect(todayOf(backend).overdueCallbacks).toEqual(overdue);
    backend.wait(HOUR);
    expect(todayOf(backend).overdueCallbacks).toMatchObject({ count: 2, oldestAt: at(HOUR), kept: 1 });
    backend.wait(DAY - HOUR);
    expect(todayOf(backend).overdueCallbacks).toMatchObject({ count: 2, kept: 0 });
  });

  test('account requests and locked accounts are counted', () => {
    const backend = aBackend();
    backend.putRep({ email: 'nora@reps.example', state: 'pending' });
    backend.putRep({ email: 'lou@reps.example', lockedUntil: at(MINUTE) });
    backend.putRep({ email: 'pat@reps.example', lockedUntil: at(0) });
    expect(todayOf(backend)).toMatchObject({
      accountRequests: { count: 1, more: false },
      lockedAccounts: { count: 1, more: false },
    });
  });

  test('more than can be counted is said to be more', () => {
    const backend = aBackend();
    const count = PAGE_SIZES.counted + 1;
    backend.leads(
      ...Array.from({ length: count }, (_, index) => aLead(`lead-${index}`, { callbackAt: at(-HOUR) })),
    );
    expect(todayOf(backend).overdueCallbacks).toMatchObject({ count: PAGE_SIZES.counted, more: true });
  });
});

describe('the work of the reps', () => {
  test('counts the calls and appointments of each rep today, the busiest first, and the leads they hold', () => {
    const { backend, robin, alex } = aQueue({ a: {}, b: {}, c: {}, d: {}, e: {} });
    alex.save(alex.next() ?? '', 'Attempted');
    robin.save(robin.next() ?? '', 'Qualified – Appointment Set');
    robin.save(robin.next() ?? '', 'Not Qualified');
    // Saving as New Lead is no call.
    robin.save(robin.next() ?? '', 'New Lead');
    robin.next();
    expect(todayOf(backend)).toMatchObject({
      heldLeads: { count: 1, more: false },
      reps: [
        { email: 'robin@reps.example', name: 'Robin Reyes', today: { calls: 2, appointments: 1 }, held: 1 },
        { email: 'alex@reps.example', name: 'Alex Vega', today: { calls: 1, appointments: 0 }, held: 0 },
      ],
    });
  });

  test('a call moves from today to the days before at midnight Eastern, and out of the list after a week', () => {
    const { backend, robin } = aQueue({ a: {} });
    robin.save(robin.next() ?? '', 'Attempted');
    backend.book(aBookingPost());
    const work = { bookings: 1, calls: 1, appointments: 0 };
    expect(todayOf(backend).days.at(-1)).toEqual({ day: '2026-11-20', ...work });
    backend.wait(14 * HOUR);
    const next = todayOf(backend);
    expect(next.days.slice(-2)).toEqual([
      { day: '2026-11-20', ...work },
      { day: '2026-11-21', bookings: 0, calls: 0, appointments: 0 },
    ]);
    expect(next.reps).toMatchObject([{ today: { calls: 0 }, week: { calls: 1 } }]);
    backend.wait(6 * DAY);
    expect(todayOf(backend).reps).toEqual([]);
    expect(todayOf(backend).days.map(({ calls }) => calls)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('the days are right in the week in which daylight saving time ends', () => {
    const backend = aBackend(Date.parse('2026-11-04T04:59:00.000Z'));
    const days = '10-28 10-29 10-30 10-31 11-01 11-02 11-03'.split(' ');
    expect(todayOf(backend).days.map(({ day }) => day)).toEqual(days.map((day) => `2026-${day}`));
  });
});
