import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aLead, at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aCall, PHONE } from './queue-of.ts';

describe('saving a lead', () => {
  test.each<[LeadStatus, boolean, number]>([
    ['New Lead', true, 0],
    ['Attempted', true, 1],
    ['Qualified – Appointment Set', false, 1],
    ['Not Qualified', false, 1],
    ['DO NOT CALL', false, 1],
  ])('as %s leaves it open: %s, and counts this many calls: %i', (status, open, calls) => {
    const { save, lead, number } = aCall();
    expect(save(status)).toMatchObject({ ok: true });
    const saved = { notes: 'a note', attempts: calls, workedAt: at(0), leaseRep: '', leaseUntil: '' };
    expect(lead()).toMatchObject({ status, open, ...saved });
    expect(number()?.calls).toHaveLength(calls);
  });

  test.each<[LeadStatus, string, string | undefined]>([
    ['Attempted', '', 'notes_required'],
    ['Attempted', ' \n ', 'notes_required'],
    ['Qualified – Appointment Set', '', 'notes_required'],
    ['New Lead', '', undefined],
    ['Not Qualified', '', undefined],
    ['DO NOT CALL', '', undefined],
  ])('as %s with the note %j gives the error: %s', (status, note, error) => {
    const { save, lead } = aCall();
    expect(save(status, { note }).error).toBe(error);
    expect(lead().leaseRep === '').toBe(error === undefined);
  });

  test('is recorded in the history: who, when, old and new status, and the note as typed', () => {
    const { backend, robin, save, lead } = aCall();
    const note = ' =SUM(A1)\n 👍 ';
    save('Attempted', { note });
    expect(lead().notes).toBe(note);
    const line = {
      auditId: expect.any(String),
      at: at(0),
      rep: robin.email,
      leadId: 'lead',
      action: 'saved',
    };
    expect(backend.history('lead')).toEqual([
      { ...line, fromStatus: 'New Lead', toStatus: 'Attempted', note },
    ]);
  });

  test('also works without a phone number, and from any status to any other', () => {
    const { backend, robin, save, lead } = aCall({ phone: 'none', phoneKey: '' });
    expect(save('DO NOT CALL')).toMatchObject({ ok: true });
    expect(lead()).toMatchObject({ open: false, status: 'DO NOT CALL' });
    backend.change('lead', { leaseRep: robin.email });
    expect(save('New Lead')).toMatchObject({ ok: true });
    expect(lead().status).toBe('New Lead');
  });
});

describe('a save', () => {
  test('is accepted after the lease has expired if no colleague has taken the lead', () => {
    const { backend, save } = aCall();
    backend.wait(3 * HOUR);
    expect(save('Attempted')).toMatchObject({ ok: true });
  });

  test('is refused after a colleague has taken the lead, and nothing of it is written', () => {
    const { backend, alex, save, lead } = aCall();
    backend.wait(15 * MINUTE);
    alex.next();
    const rows = () => [lead(), backend.history('lead')];
    const before = rows();
    expect(save('DO NOT CALL')).toMatchObject({ ok: false, error: 'lease_lost' });
    expect(rows()).toEqual(before);
  });

  test('is refused for a colleague’s lead, a lead that nobody holds and one that does not exist', () => {
    const { backend, robin, alex } = aCall();
    expect(alex.save('lead', 'Attempted')).toMatchObject({ error: 'lease_lost' });
    backend.leads(aLead('free'));
    expect(robin.save('free', 'Attempted')).toMatchObject({ error: 'lease_lost' });
    expect(robin.save('nowhere', 'Attempted')).toMatchObject({ error: 'not_found' });
  });

  test('sent again because its answer was lost gets the same answer and counts once, until a colleague saves the same', () => {
    const { backend, alex, save, lead, number } = aCall();
    const first = save('Attempted');
    backend.wait(5_000);
    expect(save('Attempted')).toEqual(first);
    expect(lead().attempts).toBe(1);
    expect(number()?.calls).toHaveLength(1);
    backend.wait(4 * HOUR);
    alex.next();
    alex.save('lead', 'Attempted');
    expect(save('Attempted')).toMatchObject({ error: 'lease_lost' });
  });

  test.each([
    ['another note', { note: 'another' }],
    ['another status', { status: 'Not Qualified' }],
    ['a callback', { callbackAt: at(HOUR) }],
    ['another lead in the same state', { leadId: 'twin' }],
  ])('sent again with %s is a different save, and is refused because the lead is not held', (_what, over) => {
    const { backend, save, lead } = aCall();
    save('Attempted');
    backend.leads({ ...lead(), leadId: 'twin' });
    expect(save('Attempted', over)).toMatchObject({ error: 'lease_lost' });
  });
});

describe('a callback', () => {
  test('brings the lead back at its time, before all others', () => {
    const { backend, robin, save, lead } = aCall();
    backend.leads(aLead('older', {}, FRIDAY_TEN - DAY));
    save('Attempted', { callbackAt: at(2 * HOUR) });
    expect(robin.next()).toBe('older');
    backend.wait(2 * HOUR);
    expect(robin.next()).toBe('lead');
    expect(lead().callbackAt).toBe(at(2 * HOUR));
  });

  test('for one rep is not served to others until it is a day overdue', () => {
    const { backend, robin, alex, save } = aCall();
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    backend.wait(HOUR);
    expect(alex.next()).toBeNull();
    expect(robin.next()).toBe('lead');
    backend.change('lead', { leaseRep: '', leaseUntil: '' });
    backend.wait(DAY);
    expect(backend.signedIn({ email: alex.email }).next()).toBe('lead');
  });

  test('is removed when the lead is saved again', () => {
    const { backend, robin, save, lead } = aCall();
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    backend.wait(HOUR);
    robin.next();
    save('Attempted');
    expect(lead()).toMatchObject({ callbackAt: '', callbackRep: '', waitsFor: 'rest' });
  });

  test.each<[string, Partial<LeadRow>, string, string]>([
    [
      ...(['in the evening, with a time today and one tomorrow', {}, '2026-11-21T01:30:00.000Z'] as const),
      '8:30 PM Eastern is outside calling hours there. Nearest times: today 7:45 PM, or tomorrow 8:00 AM.',
    ],
    [
      'early in the morning, in the time of the lead and in Eastern time',
      { zip: '32501', phone: '251-555-0101' },
      '2026-11-21T13:30:00.000Z',
      '7:30 AM Central (8:30 AM Eastern) is outside calling hours there. Nearest times: ' +
        'today 7:45 PM Central (8:45 PM Eastern), or tomorrow 8:00 AM Central (9:00 AM Eastern).',
    ],
    [
      'in a place with several time zones, in Eastern time',
      ...([{ zip: '', phone: '850-555-0101' }, '2026-11-23T13:15:00.000Z'] as const),
      '8:15 AM Eastern is outside calling hours there. Nearest times: Sun, Nov 22 7:45 PM, or Mon, Nov 23 9:00 AM.',
    ],
    [
      'right for the address but not for the number',
      ...([{ phone: '619-555-0101' }, '2026-11-20T15:30:00.000Z'] as const),
      '10:30 AM Eastern is outside calling hours there. Nearest time: today 11:00 AM.',
    ],
    [
      'after the week in which a booking may be called at any hour',
      ...([{ source: 'booking', apptDate: '2026-11-21' }, '2026-11-28T01:30:00.000Z'] as const),
      '8:30 PM Eastern is outside calling hours there. Nearest times: Fri, Nov 27 7:45 PM, or Sat, Nov 28 8:00 AM.',
    ],
  ])('outside calling hours is refused with the nearest times: %s', (_what, over, callbackAt, message) => {
    const { backend, robin, save, lead } = aCall();
    backend.leads(aLead('lead', { phone: PHONE, ...over, leaseRep: robin.email, leaseUntil: at(MINUTE) }));
    const before = lead();
    const refused = { error: 'bad_request', message, fields: { callbackAt: message } };
    expect(save('Attempted', { callbackAt })).toMatchObject(refused);
    expect(lead()).toEqual(before);
    expect(backend.history('lead')).toEqual([]);
  });

  test.each<[string, Partial<LeadRow>, string]>([
    ['in the last minute of the hours', {}, '2026-11-21T00:59:00.000Z'],
    ['at night in the week after a booking', { source: 'booking' }, '2026-11-21T03:30:00.000Z'],
    ['in the evening in Hawaii', { state: '', zip: '', phone: '808-555-0101' }, '2026-11-21T04:30:00.000Z'],
  ])('inside the calling hours of the lead is saved: %s', (_what, over, callbackAt) => {
    const { backend, robin, save, lead } = aCall();
    backend.leads(aLead('lead', { phone: PHONE, ...over, leaseRep: robin.email, leaseUntil: at(MINUTE) }));
    expect(save('Attempted', { callbackAt })).toMatchObject({ ok: true });
    expect(lead().callbackAt).toBe(callbackAt);
  });

  test.each<[string, LeadStatus, string]>([
    ['with a status that closes the lead', 'Not Qualified', at(HOUR)],
    ['more than 90 days ahead', 'Attempted', at(91 * DAY)],
    ['that is not a time', 'Attempted', 'tomorrow'],
    ['on a day that does not exist', 'Attempted', '2026-13-40T10:00:00Z'],
    ['without a time zone', 'Attempted', '2026-11-21T10:00'],
  ])('%s is refused, and nothing is saved', (_what, status, callbackAt) => {
    const { save, lead } = aCall();
    const fields = { callbackAt: expect.any(String) };
    expect(save(status, { callbackAt })).toMatchObject({ error: 'bad_request', fields });
    expect(lead().status).toBe('New Lead');
  });
});
