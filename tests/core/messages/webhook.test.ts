import { describe, expect, test } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, type TestBackend } from '#tests/core/backend.ts';
import { MONDAY, SUBMISSION } from '#tests/core/visits/a-visit.ts';

const withWebhook = () => aBackend(undefined, { hasWebhook: true });

/** The events for the owner's program, without those of before. */
const eventsOf = (backend: TestBackend) =>
  backend.messages.filter(({ kind }) => kind === 'webhook').map(({ body }) => JSON.parse(body));

const book = (backend: TestBackend, over: Record<string, string> = {}) =>
  backend.book({ ...aBookingPost({}, backend.now()), submissionId: SUBMISSION, ...over });

const linkOf = (backend: TestBackend): string =>
  String(backend.call('booking_receipt', { submissionId: SUBMISSION }).visit ?? '');

describe('the owner’s program is told', () => {
  test('of a booking, with what was typed and its reference, once', () => {
    const backend = withWebhook();
    const { reference } = book(backend);
    book(backend);
    const { leadId } = backend.store.read('booking', { submissionId: SUBMISSION }) ?? {};
    expect(eventsOf(backend)).toEqual([
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
    expect(backend.messages.at(-1)).toMatchObject({ messageId: eventsOf(backend)[0]?.id, recipient: '' });
  });

  test('of a visit that is moved with its link, sent again with another slot, or canceled', () => {
    const backend = withWebhook();
    book(backend);
    backend.call('change_visit', { visit: linkOf(backend), ...MONDAY });
    book(backend, { apptTime: 'afternoon' });
    book(backend, { apptTime: 'afternoon', notes: 'No other slot' });
    backend.call('cancel_visit', { visit: linkOf(backend) });
    const slots = eventsOf(backend).map(({ event, data }) => [event, data.apptDate, data.apptTime]);
    expect(slots.slice(1)).toEqual([
      ['visit.changed', MONDAY.apptDate, MONDAY.apptTime],
      ['visit.changed', '2026-11-21', 'afternoon'],
      ['visit.canceled', '2026-11-21', 'afternoon'],
    ]);
  });

  test('of a status that a rep saves and takes back, not of a save that keeps it', () => {
    const backend = withWebhook();
    backend.batch('storm');
    backend.leads(aLead('one', { status: 'Attempted' }));
    const rep = backend.signedIn();
    rep.next();
    rep.save('one', 'Attempted');
    expect(eventsOf(backend)).toEqual([]);
    backend.change('one', { leaseRep: rep.email, leaseUntil: '2026-11-20T15:10:00.000Z' });
    rep.save('one', 'Qualified – Appointment Set');
    rep.call('undo_lead', { leadId: 'one' });
    expect(eventsOf(backend).map(({ event, data }) => [event, data.was, data.status])).toEqual([
      ['lead.status', 'Attempted', 'Qualified – Appointment Set'],
      ['lead.status', 'Qualified – Appointment Set', 'Attempted'],
    ]);
    expect(eventsOf(backend)[0]?.data).toMatchObject({ leadId: 'one', rep: rep.email, firstName: 'Ada' });
  });

  test('of a closed lead that its homeowner opens again by moving the visit, as of no rep', () => {
    const backend = withWebhook();
    book(backend);
    const rep = backend.signedIn();
    const { lead } = rep.answer({ batch: 'website-bookings' });
    rep.save(lead?.leadId ?? '', 'Qualified – Appointment Set');
    backend.call('change_visit', { visit: linkOf(backend), ...MONDAY });
    const told = { status: 'New Lead', was: 'Qualified – Appointment Set', rep: '', callbackAt: at(0) };
    expect(eventsOf(backend).at(-1)).toMatchObject({ event: 'lead.status', data: told });
  });
});

test('nobody is told without a webhook, or of a booking that is refused', () => {
  const without = aBackend();
  book(without);
  expect(eventsOf(without)).toEqual([]);
  const backend = withWebhook();
  expect(book(backend, { apptDate: '2020-01-01' })).toMatchObject({ ok: false });
  expect(backend.messages).toEqual([]);
});
