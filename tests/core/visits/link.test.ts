import { describe, expect } from 'vitest';
import { showVisitAction } from '#contract/actions/bookings/visits.ts';
import { aBackend, DAY } from '#tests/core/backend.ts';
import { MONDAY, SUBMISSION, visitTest as test } from './a-visit.ts';

describe('the link of a booking', () => {
  test('shows the visit, without any personal data', ({ booked: { show, reference } }) => {
    expect(show()).toEqual({
      ...{ ok: true, reference, service: 'roof-inspection', apptDate: '2026-11-21', apptTime: 'morning' },
      ...{ state: 'booked', changes: 0, canRestore: true },
    });
    expect(showVisitAction.answer.parse(show())).toMatchObject({ state: 'booked', changes: 0 });
  });

  test('is in the email, is the same each time the booking’s browser asks, and names nothing of the booking', ({
    booked: { backend, visit, getToken, reference, leadId },
  }) => {
    expect(backend.mail.at(-1)?.text).toContain(`https://tarps.example/schedule/visit#${visit}\n`);
    backend.wait(DAY);
    expect(getToken()).toBe(visit);
    for (const known of [SUBMISSION, String(reference), leadId, 'Ada', '3215550142']) {
      expect(visit).not.toContain(known);
    }
  });

  test('works for 30 days and then says that it has expired, also when its end is changed by hand', ({
    booked: { backend, visit, show, move, cancel, getToken },
  }) => {
    backend.wait(30 * DAY - 1);
    expect(show()).toMatchObject({ ok: true, state: 'past' });
    backend.wait(1);
    for (const answer of [show(), move(), cancel()]) expect(answer).toMatchObject({ error: 'expired_link' });
    expect(getToken()).toBe('');
    const [key, end = '', signature] = visit.split('.');
    const later = (Number.parseInt(end, 36) + 365 * DAY).toString(36);
    expect(show([key, later, signature].join('.'))).toMatchObject({ error: 'bad_link' });
  });

  test('of another booking shows and changes only that one', ({ booked }) => {
    booked.send({ submissionId: 'another-booking', phone: '(321) 555-0199' });
    const other = booked.getToken('another-booking');
    expect(other).not.toBe(booked.visit);
    expect(booked.cancel(other)).toMatchObject({ ok: true, state: 'canceled' });
    expect(booked.show()).toMatchObject({ state: 'booked' });
    const [key] = booked.visit.split('.');
    const [, ...rest] = other.split('.');
    expect(booked.show([key, ...rest].join('.'))).toMatchObject({ error: 'bad_link' });
  });

  test.for<[string, (visit: string) => string]>([
    ['with another signature', (visit) => visit.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['without its signature', (visit) => visit.replace(/[^.]*$/, '')],
    ['with a shorter signature', (visit) => visit.slice(0, -1)],
    ['cut in the middle', (visit) => visit.slice(0, 20)],
    ['of zeros', (visit) => visit.replace(/[0-9a-f]+$/, '0'.repeat(40))],
    ['that is the submission id', () => SUBMISSION],
    ['that is no token at all', () => '../../etc/passwd'],
    ['of 200 characters', () => 'a'.repeat(200)],
  ])('%s opens and changes nothing', ([, change], { booked }) => {
    const token = change(booked.visit);
    const before = [booked.stored(), booked.lead(), booked.backend.mail.length];
    for (const answer of [booked.show(token), booked.move(MONDAY, token), booked.cancel(token)]) {
      expect(answer).toMatchObject({ ok: false, error: 'bad_link' });
    }
    expect([booked.stored(), booked.lead(), booked.backend.mail.length]).toEqual(before);
  });

  test('of a visit that the owner has deleted says so, and its booking’s browser gets none', ({ booked }) => {
    const other = aBackend();
    expect(other.call('show_visit', { visit: booked.visit })).toMatchObject({ error: 'not_found' });
    booked.backend.store.write([{ kind: 'putBooking', row: { ...booked.booking(), visitId: 'gone' } }]);
    expect(booked.getToken()).toBe('');
    expect(booked.send()).toEqual({ ok: true, reference: booked.reference });
    expect(booked.send({ notes: 'And the garage' })).toMatchObject({ ok: true, takesPhotos: true });
    expect(booked.show(booked.getToken())).toMatchObject({ state: 'booked', apptDate: '2026-11-21' });
  });
});
