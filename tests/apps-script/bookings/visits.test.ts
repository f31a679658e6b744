import { beforeEach, expect, test } from 'vitest';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

const lastError = () => script.rows('Errors').at(-1)?.What;

test('the script in the sheet moves and cancels a visit with the link of the email, and the card of the rep says so', () => {
  const auth = script.signedIn();
  const visit = (action: string, more = {}) =>
    script.call(action, { token: 'dev-booking-token', visit: script.visit(), ...more });
  script.book();
  expect(visit('show_visit')).toMatchObject({ ok: true, state: 'booked', apptTime: 'morning' });
  const slot = { apptDate: '2026-11-23', apptTime: 'afternoon' };
  expect(visit('change_visit', slot)).toMatchObject({ ok: true, ...slot, changes: 1 });
  expect(script.rows('Leads')).toMatchObject([{ 'Appointment date': '2026-11-23' }]);
  expect(visit('cancel_visit')).toMatchObject({ ok: true, state: 'canceled' });
  expect(visit('cancel_visit')).toMatchObject({ error: 'visit_canceled' });
  expect(script.rows('Bookings')).toMatchObject([
    { Canceled: expect.stringMatching(/^\d{4}-/), Changes: '2' },
  ]);
  expect(script.world.mail.sent.map(({ subject }) => subject.split(/:| RT/)[0])).toEqual([
    'New booking',
    'Your roof visit',
    'Moved visit',
    'Canceled visit',
  ]);
  const { history } = nextLeadAction.answer.parse(
    script.call('next_lead', { auth, batch: 'website-bookings' }),
  );
  expect(history?.map(({ action }) => action)).toEqual(['canceled', 'moved', 'created']);
});

test('the script in the sheet gives a booking of an earlier version no link until the sheet is set up again, and then new ones', () => {
  const { spreadsheet } = script.world;
  script.book({ submissionId: 'an-older-booking' });
  for (const heading of ['Visit key', 'Changes', 'Canceled']) {
    const column = script.column('Bookings', heading);
    for (let row = 1; row <= 2; row++) script.tab('Bookings').grid.set(row, column, '');
  }
  script.world.cache.evict();
  expect(script.book({ submissionId: 'a-new-booking' })).toMatchObject({ error: 'internal' });
  expect(lastError()).toContain('Choose Roof Leads, Set up this sheet');
  script.start().setUp();
  expect(spreadsheet.tab('Bookings').shown()).toHaveLength(2);
  expect(script.book({ submissionId: 'a-new-booking' })).toMatchObject({ ok: true });
  const receipt = (submissionId: string) =>
    script.get('booking_receipt', { token: 'dev-booking-token', submissionId });
  expect(receipt('an-older-booking')).not.toHaveProperty('visit');
  expect(receipt('a-new-booking')).toMatchObject({ found: true, visit: script.visit() });
});
