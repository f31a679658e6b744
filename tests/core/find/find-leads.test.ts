import { describe, expect, test } from 'vitest';
import { findLeadsAction, showLeadAction } from '#contract/actions/manager/find-leads.ts';
import { showPersonAction } from '#contract/actions/manager/people.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { aBackend, aLead, at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { cells } from '#tests/written.ts';

/** A backend with the batch "storm", its manager, a rep, and this lead: Ana Núñez, 120 Ocean Avenue. */
function anOffice() {
  const backend = aBackend();
  backend.batch('storm', 'After the storm');
  backend.batch('wind', 'Barrier island wind');
  const who = { firstName: 'Ana', lastName: 'Núñez', phone: '(321) 555-0142', phoneKey: '13215550142' };
  backend.leads(aLead('lead', { ...who, address: '120 Ocean Avenue', email: 'ana@home.example' }));
  const boss = backend.signedIn({ email: 'boss@tarps.example', name: 'Bea Boss', role: 'manager' });
  const robin = backend.signedIn();
  const find = (text: string) => {
    const answer = findLeadsAction.answer.parse(boss.call('find_leads', { text }));
    return answer.leads.map(({ leadId }) => leadId);
  };
  const show = (leadId = 'lead') => showLeadAction.answer.parse(boss.call('show_lead', { leadId }));
  return { backend, boss, robin, find, show };
}

describe('a manager finds a lead', () => {
  test.each(
    cells(`(321) 555-0142 | +1 321 555 0142 | 13215550142 | 555-0142 | 0142 | 321 | 55014 | ana | Ana Nú | nunez |
NUÑEZ, Ana | 120 ocean | Ocean Ave | ana@home.example`),
  )('by “%s”', (text) => {
    expect(anOffice().find(text)).toEqual(['lead']);
  });

  test.each(['0143', 'unez', 'Ocean Boulevard', '14', 'a', '–'])('not by “%s”', (text) => {
    expect(anOffice().find(text)).toEqual([]);
  });

  test('by the reference of a booking, with or without RT-', () => {
    const { backend, find } = anOffice();
    const reference = String(backend.book(aBookingPost()).reference);
    const [leadId] = find(reference);
    expect(leadId).not.toBe('lead');
    const own = reference.slice(3);
    for (const text of [reference.toLowerCase(), own, `RT ${own}`, reference.slice(0, 7)])
      expect(find(text)).toEqual([leadId]);
  });

  test('among more than one page shows, and is told that there are more', () => {
    const { backend, boss } = anOffice();
    const names = Array.from({ length: PAGE_SIZES.foundLeads }, (_, index) => `more-${index}`);
    backend.leads(...names.map((name) => aLead(name, { lastName: 'Nunez' })));
    const answer = findLeadsAction.answer.parse(boss.call('find_leads', { text: 'nunez' }));
    expect(answer.leads).toHaveLength(PAGE_SIZES.foundLeads);
    expect(answer.more).toBe(true);
  });
});

test('that a manager has searched or opened leads is in the audit trail, one line an hour', () => {
  const { backend, find, show } = anOffice();
  for (let time = 0; time < 3; time++) {
    find('ana');
    show();
  }
  const line = { action: 'looked_up', rep: 'boss@tarps.example', note: '' };
  expect(backend.history()).toMatchObject([line]);
  backend.wait(HOUR);
  show();
  expect(backend.history()).toMatchObject([{ ...line, at: at(HOUR) }, line]);
  expect(backend.history('lead')).toEqual([]);
});

describe('what is known about a lead', () => {
  test('is its data, its history, its bookings, other leads with its number, and who holds it', () => {
    const { backend, robin, show, find } = anOffice();
    const reference = String(backend.book(aBookingPost({ phone: '(321) 555-0142' })).reference);
    robin.next();
    const [booked = ''] = find(reference);
    expect(show()).toMatchObject({
      lead: { leadId: 'lead', lastName: 'Núñez', status: 'New Lead' },
      ...{ batchId: 'storm', open: true, attempts: 0, heldBy: 'Robin Reyes', heldUntil: at(15 * MINUTE) },
      ...{ listed: false, suppressedAt: '', bookings: [], sameNumber: [{ leadId: booked }] },
    });
    expect(show(booked)).toMatchObject({
      heldBy: '',
      heldUntil: '',
      bookings: [{ reference, receivedAt: at(0), apptTime: 'morning', canceledAt: '' }],
      history: [{ action: 'created' }],
    });
  });

  test('has its photos, and says so when its number is on the do-not-call list or its lease is over', () => {
    const { backend, boss, robin, show } = anOffice();
    backend.store.write([aPhoto('photo', 'lead', at(0))]);
    robin.next();
    expect(boss.call('lead_photos', { leadId: 'lead' }).photos).toHaveLength(1);
    backend.wait(HOUR);
    expect(show().heldBy).toBe('');
    boss.call('suppress_number', { phone: '(321) 555-0142' });
    expect(show()).toMatchObject({ open: false, listed: true, suppressedAt: at(HOUR) });
  });

  test('is refused for a lead that does not exist', () => {
    const { boss } = anOffice();
    for (const action of ['show_lead', 'release_lead', 'move_lead'])
      expect(boss.call(action, { leadId: 'gone', batch: 'wind' }).error).toBe('not_found');
  });
});

describe('why nobody has a lead now', () => {
  const turn = { free: false, archived: false, keptFor: '' };

  test('is said with who had it last, until another rep has it or a manager has released it', () => {
    const { backend, boss, robin, show } = anOffice();
    const nobody = { lastHeldBy: '', lastHeldUntil: '' };
    expect(show()).toMatchObject({ ...nobody, turn: { ...turn, free: true } });
    robin.next();
    expect(show()).toMatchObject({ ...nobody, turn });
    backend.wait(15 * MINUTE);
    const robinLast = { lastHeldBy: 'Robin Reyes', lastHeldUntil: at(15 * MINUTE) };
    expect(show()).toMatchObject({ ...robinLast, heldBy: '', turn: { ...turn, free: true } });
    backend.signedIn({ email: 'alex@reps.example' }).next();
    expect(show()).toMatchObject(nobody);
    boss.call('release_lead', { leadId: 'lead' });
    expect(show()).toMatchObject({ ...nobody, heldBy: '', turn: { ...turn, free: true } });
  });

  test('may be its callback, its batch or its hours', () => {
    const { backend, boss, show } = anOffice();
    backend.change('lead', { callbackAt: at(0), callbackRep: 'robin@reps.example' });
    expect(show().turn).toEqual({ ...turn, keptFor: 'Robin Reyes' });
    backend.change('lead', { callbackAt: at(-DAY) });
    expect(show().turn).toEqual({ ...turn, free: true });
    boss.call('archive_batch', { batchId: 'storm', archived: true });
    expect(backend.lead('lead').open).toBe(true);
    expect(show().turn).toEqual({ ...turn, archived: true });
    boss.call('archive_batch', { batchId: 'storm', archived: false });
    backend.wait(11 * HOUR);
    expect(show().turn, 'at night').toEqual(turn);
  });
});

test('the record of a booking has the email that told the company, and so has all that is kept about its person', () => {
  const { backend, boss, find, show } = anOffice();
  const [leadId = ''] = find(String(backend.book(aBookingPost()).reference));
  const told = { kind: 'company', to: 'office@tarps.example', state: 'waiting' };
  expect(show(leadId).messages).toContainEqual(expect.objectContaining(told));
  const { leads } = showPersonAction.answer.parse(boss.call('show_person', { leadId }));
  expect(leads[0]?.messages.map(({ to }) => to)).toContain('office@tarps.example');
});

describe('a lead that a manager releases', () => {
  test('is served to another rep at once, and its history says so', () => {
    const { backend, boss, robin } = anOffice();
    const alex = backend.signedIn({ email: 'alex@reps.example' });
    robin.next();
    expect(alex.next()).toBeNull();
    expect(boss.call('release_lead', { leadId: 'lead' })).toEqual({ ok: true });
    const line = { action: 'released', rep: 'boss@tarps.example', note: 'robin@reps.example' };
    expect(backend.history('lead')[0]).toMatchObject(line);
    expect(alex.next()).toBe('lead');
    expect(robin.save('lead', 'Attempted').error).toBe('lease_lost');
  });

  test('can still be saved by its rep while nobody else has it', () => {
    const { backend, boss, robin } = anOffice();
    boss.call('release_lead', { leadId: 'lead' });
    expect(backend.history('lead'), 'held by nobody').toEqual([]);
    robin.next();
    boss.call('release_lead', { leadId: 'lead' });
    expect(robin.save('lead', 'Attempted').ok).toBe(true);
  });
});

describe('a lead that a manager moves to another batch', () => {
  test('is served there, not before, and its history says from where', () => {
    const { backend, boss, robin } = anOffice();
    expect(boss.call('move_lead', { leadId: 'lead', batch: 'wind' })).toEqual({ ok: true });
    expect(robin.next()).toBeNull();
    expect(robin.next({ batch: 'wind' })).toBe('lead');
    const line = { action: 'transferred', note: 'After the storm → Barrier island wind' };
    expect(backend.history('lead')[0]).toMatchObject(line);
    expect(backend.count('storm')).toBe(0);
  });

  test('is also served to reps who skipped it in its old batch, or held it', () => {
    const { backend, boss, robin } = anOffice();
    const alex = backend.signedIn({ email: 'alex@reps.example' });
    alex.next();
    alex.next({ skip: 'lead' });
    robin.next();
    boss.call('move_lead', { leadId: 'lead', batch: 'wind' });
    expect(alex.next({ batch: 'wind' })).toBe('lead');
  });

  test('keeps its status and its callback', () => {
    const { backend, boss, robin } = anOffice();
    robin.next();
    robin.save('lead', 'Attempted', { callbackAt: at(HOUR) });
    boss.call('move_lead', { leadId: 'lead', batch: 'wind' });
    expect(backend.lead('lead')).toMatchObject({ status: 'Attempted', callbackAt: at(HOUR) });
    backend.wait(HOUR);
    expect(robin.next({ batch: 'wind' })).toBe('lead');
  });

  test('is refused for a batch that does not exist, and nothing happens in its own', () => {
    const { backend, boss } = anOffice();
    expect(boss.call('move_lead', { leadId: 'lead', batch: 'gone' }).error).toBe('not_found');
    expect(boss.call('move_lead', { leadId: 'lead', batch: 'storm' })).toEqual({ ok: true });
    expect(backend.history('lead')).toEqual([]);
  });
});
