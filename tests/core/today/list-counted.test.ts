import { describe, expect, test } from 'vitest';
import { listCountedAction } from '#contract/actions/manager/list-counted.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead, at, DAY, HOUR, MINUTE, type TestBackend } from '#tests/core/backend.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';

function anOffice(backend: TestBackend) {
  // Signed in anew for each call: a session ends within a day.
  const call = (action: string, fields?: Record<string, unknown>) =>
    backend.signedIn({ email: 'boss@tarps.example', role: 'manager' }).call(action, fields);
  const ask = (what: string, fields: { day?: string; rep?: string } = {}) =>
    call('list_counted', { what, ...fields });
  return {
    today: () => showTodayAction.answer.parse(call('show_today')),
    ask,
    list: (what: string, fields: { day?: string; rep?: string } = {}) => {
      const answer = listCountedAction.answer.parse(ask(what, fields));
      expect(answer.ok).toBe(true);
      return answer;
    },
  };
}

describe('as many are listed as are counted', () => {
  test('of what waits: none of an archived batch, none that was saved, held leads by their rep', () => {
    const { backend, robin, alex } = aQueue({
      due: { callbackAt: at(-HOUR), callbackRep: 'alex@reps.example' },
      later: { callbackAt: at(HOUR) },
      saved: { source: 'request', workedAt: at(-MINUTE) },
      asked: { source: 'request', firstName: 'Grace', city: 'Cocoa' },
    });
    backend.batch('old');
    backend.leads(
      aLead('shelved', { batchId: 'old', source: 'booking', callbackAt: at(-DAY) }),
      aLead('closed', { source: 'booking', open: false, status: 'Not Qualified' }),
    );
    backend.store.write([
      {
        kind: 'putBatch',
        row: { batchId: 'old', name: '', description: '', createdAt: at(-DAY), archivedAt: at(-HOUR) },
      },
    ]);
    backend.book(aBookingPost());
    robin.next();
    alex.next();
    const { today, list } = anOffice(backend);
    const numbers = today();
    expect(numbers).toMatchObject({
      newBookings: { count: 2 },
      overdueCallbacks: { count: 1 },
      heldLeads: { count: 2 },
    });
    const waiting = list('newBookings').counted;
    expect(waiting).toHaveLength(numbers.newBookings.count);
    expect(waiting[0]).toMatchObject({ leadId: 'asked', firstName: 'Grace', city: 'Cocoa', who: '' });
    expect(waiting[0]?.at).toBe(numbers.newBookings.oldestAt);
    expect(list('overdueCallbacks').counted).toMatchObject([
      { leadId: 'due', at: numbers.overdueCallbacks.oldestAt, who: 'Alex Vega', status: 'New Lead' },
    ]);
    expect(
      list('heldLeads')
        .counted.map(({ who }) => who)
        .sort(),
    ).toEqual(['Alex Vega', 'Robin Reyes']);
    for (const { email, held } of numbers.reps) {
      const { counted } = list('heldLeads', { rep: email });
      expect(counted).toHaveLength(held);
    }
    backend.wait(DAY - HOUR);
    expect(list('overdueCallbacks').counted, 'a day late anybody may call').toMatchObject([
      { who: '' },
      { who: '' },
    ]);
  });

  test('of what was done: of each day, each rep and the week, without undone saves', () => {
    const { backend, alex } = aQueue({ a: {}, b: {}, c: {}, d: {}, e: {} });
    const { today, list } = anOffice(backend);
    alex.save(alex.next() ?? '', 'Attempted');
    backend.wait(DAY);
    backend.book(aBookingPost());
    const robin = backend.signedIn({ email: 'robin@reps.example' });
    robin.save(robin.next() ?? '', 'Qualified – Appointment Set');
    robin.save(robin.next() ?? '', 'New Lead');
    const slip = robin.next() ?? '';
    robin.save(slip, 'Not Qualified');
    robin.call('undo_lead', { leadId: slip });
    backend.wait(MINUTE);
    robin.save(slip, 'DO NOT CALL');
    const numbers = today();
    expect(numbers.days.at(-1)).toMatchObject({ bookings: 1, calls: 2, appointments: 1 });
    for (const what of ['bookings', 'calls', 'appointments'] as const) {
      for (const { day, [what]: count } of numbers.days)
        expect(list(what, { day }).counted).toHaveLength(count);
      const sum = numbers.days.reduce((total, { [what]: count }) => total + count, 0);
      expect(list(what).counted).toHaveLength(sum);
    }
    const day = numbers.days.at(-1)?.day ?? '';
    for (const { email: rep, ...work } of numbers.reps) {
      for (const what of ['calls', 'appointments'] as const) {
        expect(list(what, { day, rep }).counted).toHaveLength(work.today[what]);
        expect(list(what, { rep }).counted).toHaveLength(work.week[what]);
      }
    }
    expect(list('calls', { day }).counted).toMatchObject([
      { leadId: slip, status: 'DO NOT CALL', at: at(DAY + MINUTE), who: 'Robin Reyes' },
      { status: 'Qualified – Appointment Set', at: at(DAY), who: 'Robin Reyes' },
    ]);
  });
});

test('a day begins and ends at midnight Eastern; a day of another week is refused', () => {
  const { backend, robin } = aQueue({ a: {} });
  robin.save(robin.next() ?? '', 'Attempted');
  const { list, ask } = anOffice(backend);
  backend.wait(14 * HOUR - 1);
  expect(list('calls', { day: '2026-11-20' }).counted).toHaveLength(1);
  expect(ask('calls', { day: '2026-11-21' })).toMatchObject({ ok: false, error: 'bad_request' });
  backend.wait(1);
  expect(list('calls', { day: '2026-11-20' }).counted).toHaveLength(1);
  expect(list('calls', { day: '2026-11-21' }).counted).toEqual([]);
  backend.wait(6 * DAY);
  expect(ask('calls', { day: '2026-11-20' })).toMatchObject({
    error: 'bad_request',
    message: 'Only today and the six days before are listed.',
  });
  expect(list('calls').counted).toEqual([]);
});

test('more than one page are said to be more', () => {
  const { backend } = aQueue({});
  const leads = (count: number) =>
    Array.from({ length: count }, (_, index) => aLead(`lead-${index}`, { callbackAt: at(-HOUR) }));
  backend.leads(...leads(PAGE_SIZES.listedCounted));
  const { list } = anOffice(backend);
  expect(list('overdueCallbacks')).toMatchObject({ more: false });
  backend.leads(...leads(PAGE_SIZES.listedCounted + 1));
  const { counted, more } = list('overdueCallbacks');
  expect([counted.length, more]).toEqual([PAGE_SIZES.listedCounted, true]);
});

test('that a manager has looked is in the audit trail, one line an hour', () => {
  const { backend } = aQueue({ a: {} });
  const { list } = anOffice(backend);
  for (const what of ['calls', 'newBookings', 'heldLeads']) list(what);
  expect(backend.history()).toMatchObject([{ action: 'looked_up', rep: 'boss@tarps.example', note: '' }]);
});
