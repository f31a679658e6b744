import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aQueue, NUMBER, PHONE } from './queue-of.ts';

describe('calling hours', () => {
  test('decide when a lead is served, by where it lives, but never hold back a new booking', () => {
    const { backend, robin, alex } = aQueue({
      pensacola: { zip: '32501' },
      palmBay: { zip: '32905' },
      booked: { source: 'booking', callWindow: 'any' },
    });
    backend.wait(-90 * MINUTE);
    expect(robin.next()).toBe('palmBay');
    backend.wait(-HOUR);
    expect(alex.next()).toBe('booked');
  });

  test('are shown on the card, with today’s calls to the number and whether the homeowner asked for a call', () => {
    const { backend, robin } = aQueue({ palmBay: { phone: PHONE } });
    backend.putNumber(NUMBER, { calls: [-25 * HOUR, -HOUR].map(at) });
    expect(robin.answer().calling).toEqual({
      ...{ requested: false, requestedUntil: '', open: true, opensAt: '2026-11-21T13:00:00.000Z' },
      ...{ closesAt: '2026-11-21T01:00:00.000Z', attemptsToday: 1, attemptsAllowed: 3, attemptsOpenAt: '' },
      ...{ zone: 'America/New_York', zones: ['America/New_York'], listed: false },
      places: ['ZIP code 32905', 'area code 321'],
      restsUntil: '',
      restHours: 4,
      numbers: [
        {
          key: NUMBER,
          listed: false,
          forbidden: false,
          attemptsToday: 1,
          attemptsOpenAt: '',
          restsUntil: '',
        },
      ],
    });
  });

  test.each<[string, Partial<LeadRow>, string]>([
    ['Pensacola', { zip: '32501' }, 'America/Chicago'],
    ['a booking from Pensacola', { zip: '32501', source: 'booking', callWindow: 'any' }, 'America/Chicago'],
    ['a panhandle number, which can be in either zone', { zip: '', phone: '850-555-0101' }, ''],
  ])('are shown on the card with the lead’s time zone: %s', (_place, lead, zone) => {
    expect(aQueue({ lead }).robin.answer().calling?.zone).toBe(zone);
  });

  test('of a booking are shown with the end of the week in which it may be called at any hour', () => {
    const { robin } = aQueue({
      booked: { source: 'booking', state: 'CO', zip: '80014', phone: '619-555-0101', callWindow: 'any' },
    });
    expect(robin.answer().calling).toMatchObject({
      requested: true,
      requestedUntil: at(7 * DAY - HOUR),
      zone: 'America/Denver',
      zones: ['America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
      places: ['ZIP code 80014', 'area code 619'],
    });
  });

  test.each<[string, number, string]>([
    ['24 hours after the first of three calls', -HOUR / 2, '2026-11-21T14:30:00.000Z'],
    ['when the hours next open, if the 24 hours end at night', -11 * HOUR, '2026-11-21T14:00:00.000Z'],
  ])('allow another call to a number called three times: %s', (_when, firstCall, attemptsOpenAt) => {
    const { backend, robin } = aQueue({ lead: { zip: '32501', phone: PHONE } });
    robin.next();
    backend.putNumber(NUMBER, { calls: [firstCall, -MINUTE, 0].map(at) });
    const { calling } = robin.answer({ resume: '1' });
    expect(calling).toMatchObject({ attemptsToday: 3, attemptsOpenAt });
  });
});

describe('the card', () => {
  test('shows the lead’s history with the reps’ names, and other leads with the same number', () => {
    const { backend, robin, alex } = aQueue({
      a: { phone: PHONE },
      twin: { phone: '321-555-0101', batchId: 'cocoa', status: 'Not Qualified', open: false },
    });
    alex.next();
    alex.save('a', 'Attempted', { note: 'Voicemail' });
    const [save] = backend.history('a');
    if (!save) throw new Error('The save has left no line.');
    const ofRepWhoLeft = { rep: 'gone@reps.example', note: 'Before that' };
    backend.store.write([
      { kind: 'insertAudit', row: { ...save, auditId: 'left', at: at(-HOUR), ...ofRepWhoLeft } },
    ]);
    const saved = { action: 'saved', fromStatus: 'New Lead', toStatus: 'Attempted', note: 'Voicemail' };
    backend.wait(4 * HOUR);
    expect(robin.answer()).toMatchObject({
      lead: { leadId: 'a', notes: 'Voicemail', status: 'Attempted' },
      history: [
        { rep: alex.email, repName: 'Alex Vega', ...saved },
        { ...ofRepWhoLeft, repName: '' },
      ],
      sameNumber: [{ leadId: 'twin', batchId: 'cocoa', status: 'Not Qualified' }],
    });
  });

  test('never shows a lead whose number was put on the do-not-call list at the same moment', () => {
    const { backend, robin } = aQueue({ late: { phone: PHONE }, fine: {} });
    backend.putNumber(NUMBER, { suppressedAt: at(0) });
    expect(robin.answer({ peek: '1' })).toMatchObject({ lead: { leadId: 'fine' } });
    expect(robin.next()).toBe('fine');
    expect(backend.lead('late').open).toBe(false);
    const line = { action: 'suppressed', rep: '', fromStatus: 'New Lead', toStatus: 'New Lead' };
    expect(backend.history('late')).toMatchObject([line]);
  });
});
