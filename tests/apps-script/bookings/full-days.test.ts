import { beforeEach, describe, expect, test } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { put } from '#tests/stores/rows.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

const MORNING = { date: '2026-11-21', period: 'morning', state: 'full' };

/** The row of a setting in the tab. */
const rowOf = (setting: string): number =>
  2 + script.rows('Settings').findIndex((row) => row.Setting === setting);

const type = (setting: string, value: string) => script.type('Settings', rowOf(setting), 'Value', value);

let booked = 0;
const book = () => {
  booked += 1;
  return script.book({ submissionId: `submission-${booked}`, phone: `(321) 555-${1000 + booked}` });
};
const fullSlots = (token = 'dev-booking-token') => script.get('full_slots', { token });

test('the owner types the limits into the tab Settings, and a booking past them has a time to be agreed', () => {
  type('Jobs per morning', ' 1 ');
  type('Closed days', '11/26/2026, Sunday');
  expect(book()).not.toHaveProperty('toAgree');
  expect(book()).toMatchObject({ ok: true, toAgree: true });
  expect(script.rows('Visits').map((row) => row['Time to be agreed'])).toEqual(['no', 'yes']);
  const { slots } = fullSlots();
  expect(slots).toHaveLength(5);
  expect(slots).toContainEqual(MORNING);
  expect(slots).toContainEqual({ date: '2026-11-26', period: 'afternoon', state: 'closed' });
});

test('what the owner wrote in capitals stays, and the manager’s page writes to the same row', () => {
  const row = rowOf('Jobs per morning');
  script.type('Settings', row, 'Setting', 'JOBS PER MORNING');
  script.type('Settings', row, 'Value', '3');
  const auth = script.signedIn({ role: 'manager' });
  expect(script.call('show_visit_limits', { auth })).toMatchObject({ jobsPerMorning: '3' });
  script.call('save_visit_limits', { auth, jobsPerMorning: '5', jobsPerAfternoon: '', closedDays: '' });
  expect(script.rows('Settings').filter((each) => /morning/i.test(each.Setting ?? ''))).toEqual([
    { Setting: 'JOBS PER MORNING', Value: '5' },
  ]);
});

test('a value that cannot be read limits nothing, Errors says why, and no text beside a booking refuses another', () => {
  type('Jobs per morning', 'four');
  expect(book()).not.toHaveProperty('toAgree');
  expect(script.rows('Errors').at(-1)).toMatchObject({
    Where: `Settings, row ${rowOf('Jobs per morning')}`,
    What: 'Jobs per morning: Please use a whole number up to 999, or leave it empty',
  });
  type('Jobs per morning', '2');
  script.type('Visits', 2, 'Time to be agreed', 'done');
  script.type('Visits', 2, 'State', 'no idea');
  expect(book()).not.toHaveProperty('toAgree');
  expect(book()).toMatchObject({ ok: true, toAgree: true });
});

test('many visitors cost one look at the sheet a minute; a booking looks at once', () => {
  type('Jobs per morning', '1');
  expect(fullSlots()).toMatchObject({ ok: true, takesRequests: true, slots: [] });
  expect(fullSlots('another'), 'not even what is cached').toMatchObject({ error: 'bad_token' });
  book();
  script.world.log.splice(0);
  expect(fullSlots()).toMatchObject({ ok: true, takesRequests: true, slots: [] });
  expect(script.world.log).not.toContain('read');
  expect(book()).toMatchObject({ toAgree: true });
  script.world.wait(61_000);
  expect(fullSlots()).toMatchObject({ ok: true, takesRequests: true, slots: [MORNING] });
});

describe('the last place of a half-day', () => {
  const visitSlot = '2026-11-21_morning';
  const house = { address: '9 Heron Court', city: 'Palm Bay', service: 'roof-inspection' };

  /** Each person's attempt: whether the place is theirs. The script's lock puts attempts one after the other. */
  function attempts() {
    const rep = script.signedIn({ email: 'rep@x.example' });
    const manager = script.signedIn({ email: 'boss@x.example', role: 'manager' });
    script.write(
      put.lead({
        leadId: 'held',
        leaseRep: 'rep@x.example',
        leaseUntil: new Date(script.world.now() + 3_600_000).toISOString(),
        batchId: 'b',
      }),
    );
    const save = { auth: rep, leadId: 'held', rep: 'Rep', note: 'Agreed' };
    const caller = { ...house, firstName: 'Nora', lastName: 'Whitfield', phone: '(321) 555-0277' };
    return {
      homeowner: () => !book().toAgree,
      rep: () => script.call('update_lead', { ...save, visitSlot, status: 'Qualified – Appointment Set' }).ok,
      manager: () =>
        script.call('book_visit', { ...caller, auth: manager, visitSlot, submissionId: 'by-phone' }).ok,
    };
  }

  test.each([
    ['homeowner', 'rep', 'manager'],
    ['rep', 'manager', 'homeowner'],
    ['manager', 'homeowner', 'rep'],
  ] as const)('is the %s’s who is first, and not also the %s’s or the %s’s', (...order) => {
    type('Jobs per morning', '1');
    const taken = attempts();
    expect(order.map((person) => taken[person]())).toEqual([true, false, false]);
    const standing = script.rows('Visits').filter((row) => row['Time to be agreed'] === 'no');
    expect(standing).toHaveLength(1);
  });
});

test('a sheet of an earlier version, without the settings, takes bookings as before', () => {
  for (const setting of ['Jobs per morning', 'Jobs per afternoon', 'Closed days']) {
    script.type('Settings', rowOf(setting), 'Setting', '');
  }
  expect(book()).toMatchObject({ ok: true, reference: expect.any(String) });
  expect(script.rows('Bookings')).toHaveLength(1);
  expect(fullSlots()).toMatchObject({ ok: true, takesRequests: true, slots: [] });
});
