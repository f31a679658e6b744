import { describe, expect, test } from 'vitest';
import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import { HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aQueue } from './queue-of.ts';

describe('calling hours', () => {
  test('a lead is served only while it may be called where it lives, a booking always', () => {
    const { script, robin, alex, next } = aQueue({
      pensacola: { zip: '32501' },
      palmBay: { zip: '32905' },
      booked: { source: 'booking', callWindow: 'any' },
    });
    script.wait(-90 * MINUTE);
    expect(next(robin.auth)).toBe('palmBay');
    script.wait(-HOUR);
    expect(next(alex.auth)).toBe('booked');
  });

  test('the card says until when the number may be called, how often it was today, and who asked for the call', () => {
    const { script, robin, answer } = aQueue({ palmBay: { phone: '321-555-0101' } });
    const calls = [-25 * HOUR, -HOUR].map((ms) => new Date(FRIDAY_TEN + ms).toISOString());
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: '13215550101', suppressedAt: '', suppressedBy: '', calls } },
    ]);
    expect(answer(robin.auth).calling).toEqual({
      requested: false,
      open: true,
      opensAt: '2026-11-21T13:00:00.000Z',
      closesAt: '2026-11-21T01:00:00.000Z',
      attemptsToday: 1,
      attemptsAllowed: 3,
      attemptsOpenAt: '',
      zone: 'America/New_York',
      listed: false,
    });
  });

  test.each<[string, Partial<LeadRow>, string]>([
    ['Pensacola', { zip: '32501' }, 'America/Chicago'],
    ['a booking from Pensacola', { zip: '32501', source: 'booking', callWindow: 'any' }, 'America/Chicago'],
    ['Mobile', { state: 'AL', zip: '36601' }, 'America/Chicago'],
    ['a panhandle number in either zone', { zip: '', phone: '850-555-0101' }, ''],
  ])('the card says which zone the lead lives in: %s', (_place, lead, zone) => {
    const { robin, answer } = aQueue({ lead });
    expect(answer(robin.auth).calling?.zone).toBe(zone);
  });

  test.each<[string, number, string]>([
    ['24 hours after the first of three calls', -30 * MINUTE, '2026-11-21T14:30:00.000Z'],
    [
      'at the next opening, when that is at night where the lead lives',
      -11 * HOUR,
      '2026-11-21T14:00:00.000Z',
    ],
  ])('a number called three times may be called again %s', (_when, firstCall, opens) => {
    const { script, robin, answer } = aQueue({ lead: { zip: '32501', phone: '321-555-0101' } });
    answer(robin.auth);
    const calls = [firstCall, -MINUTE, 0].map((ms) => new Date(FRIDAY_TEN + ms).toISOString());
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: '13215550101', suppressedAt: '', suppressedBy: '', calls } },
    ]);
    expect(answer(robin.auth, { resume: '1' }).calling).toMatchObject({
      attemptsToday: 3,
      attemptsOpenAt: opens,
    });
  });
});

/** A save by a rep whose account no longer exists. */
const leftRepsSave: AuditRow = {
  auditId: 'left',
  at: new Date(FRIDAY_TEN - HOUR).toISOString(),
  rep: 'gone@reps.example',
  leadId: 'a',
  action: 'saved',
  fromStatus: 'New Lead',
  toStatus: 'New Lead',
  note: 'Before that',
};

describe('the card', () => {
  test('tells the lead’s history with the names of the reps, and where else its number stands', () => {
    const { script, robin, alex, next, answer } = aQueue({
      a: { phone: '321-555-0101' },
      twin: { phone: '(321) 555-0101', batchId: 'cocoa', status: 'Not Qualified', open: false },
    });
    next(alex.auth);
    script.save(alex.auth, 'a', 'Attempted', { note: 'Voicemail' });
    script.store.write([{ kind: 'insertAudit', row: leftRepsSave }]);
    expect(answer(robin.auth)).toMatchObject({
      lead: { leadId: 'a', notes: 'Voicemail', status: 'Attempted' },
      history: [
        {
          rep: alex.email,
          repName: 'Alex Vega',
          action: 'saved',
          fromStatus: 'New Lead',
          toStatus: 'Attempted',
          note: 'Voicemail',
        },
        { rep: 'gone@reps.example', repName: '', note: 'Before that' },
      ],
      sameNumber: [{ leadId: 'twin', batchId: 'cocoa', status: 'Not Qualified' }],
    });
  });

  test('never shows a lead whose number came onto the do-not-call list at the same moment', () => {
    const { script, robin, next } = aQueue({ late: { phone: '321-555-0101' }, fine: {} });
    script.store.write([
      {
        kind: 'putNumber',
        row: {
          phoneKey: '13215550101',
          suppressedAt: new Date(FRIDAY_TEN).toISOString(),
          suppressedBy: 'alex@reps.example',
          calls: [],
        },
      },
    ]);
    expect(script.call('next_lead', { auth: robin.auth, batch: 'storm', peek: '1' })).toMatchObject({
      lead: { leadId: 'fine' },
    });
    expect(next(robin.auth)).toBe('fine');
    expect(script.lead('late').open).toBe(false);
    expect(script.store.read('history', { leadId: 'late', limit: 9 })).toMatchObject([
      { action: 'suppressed', rep: '', fromStatus: 'New Lead', toStatus: 'New Lead' },
    ]);
  });
});
