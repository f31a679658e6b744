import { describe, expect, test } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { MONDAY, SUBMISSION } from '#tests/core/bookings/a-visit.ts';
import { aLead, aScript, type Script } from '#tests/core/script.ts';

const withWebhook = () => aScript(undefined, { hasWebhook: true });

/** The events for the owner's program, without those of before. */
const eventsOf = (script: Script) =>
  script.messages.filter(({ kind }) => kind === 'webhook').map(({ body }) => JSON.parse(body));

const book = (script: Script, over: Record<string, string> = {}) =>
  script.book({ ...aBookingPost({}, script.now()), submissionId: SUBMISSION, ...over });

const linkOf = (script: Script): string =>
  String(script.call('booking_receipt', { submissionId: SUBMISSION }).visit ?? '');

describe('the owner’s program is told', () => {
  test('of a booking, with what was typed and its reference, once', () => {
    const script = withWebhook();
    const { reference } = book(script);
    book(script);
    const { leadId } = script.store.read('booking', { submissionId: SUBMISSION }) ?? {};
    expect(eventsOf(script)).toEqual([
      {
        id: expect.any(String),
        event: 'booking.created',
        at: '2026-11-20T15:00:00.000Z',
        data: expect.objectContaining({
          ...{ leadId, reference, toAgree: false, service: 'roof-inspection' },
          ...{ apptDate: '2026-11-21', apptTime: 'morning', firstName: 'Ada', phone: '(321) 555-0142' },
        }),
      },
    ]);
    expect(script.messages.at(-1)).toMatchObject({ messageId: eventsOf(script)[0]?.id, recipient: '' });
  });

  test('of a visit that is moved with its link, sent again with another slot, or canceled', () => {
    const script = withWebhook();
    book(script);
    script.call('change_visit', { visit: linkOf(script), ...MONDAY });
    book(script, { apptTime: 'afternoon' });
    book(script, { apptTime: 'afternoon', notes: 'No other slot' });
    script.call('cancel_visit', { visit: linkOf(script) });
    const slots = eventsOf(script).map(({ event, data }) => [event, data.apptDate, data.apptTime]);
    expect(slots.slice(1)).toEqual([
      ['visit.changed', MONDAY.apptDate, MONDAY.apptTime],
      ['visit.changed', '2026-11-21', 'afternoon'],
      ['visit.canceled', '2026-11-21', 'afternoon'],
    ]);
  });

  test('of a status that a rep saves and takes back, not of a save that keeps it', () => {
    const script = withWebhook();
    script.batch('storm');
    script.leads(aLead('one', { status: 'Attempted' }));
    const rep = script.signedIn();
    rep.next();
    rep.save('one', 'Attempted');
    expect(eventsOf(script)).toEqual([]);
    script.change('one', { leaseRep: rep.email, leaseUntil: '2026-11-20T15:10:00.000Z' });
    rep.save('one', 'Qualified – Appointment Set');
    rep.call('undo_lead', { leadId: 'one' });
    expect(eventsOf(script).map(({ event, data }) => [event, data.was, data.status])).toEqual([
      ['lead.status', 'Attempted', 'Qualified – Appointment Set'],
      ['lead.status', 'Qualified – Appointment Set', 'Attempted'],
    ]);
    expect(eventsOf(script)[0]?.data).toMatchObject({ leadId: 'one', rep: rep.email, firstName: 'Ada' });
  });
});

test('nobody is told without a webhook, or of a booking that is refused', () => {
  const without = aScript();
  book(without);
  expect(eventsOf(without)).toEqual([]);
  const script = withWebhook();
  expect(book(script, { apptDate: '2020-01-01' })).toMatchObject({ ok: false });
  expect(script.messages).toEqual([]);
});
