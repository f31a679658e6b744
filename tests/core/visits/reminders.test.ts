import { test as base, describe, expect } from 'vitest';
import type { VisitRow } from '#backend/core/rows.ts';
import { remindNext } from '#backend/core/visits/reminders.ts';
import { CAPS } from '#contract/limits.ts';
import { at, DAY, HOUR, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aVisit } from './a-visit.ts';

const HOME = 'ada.marlowe@home.example';
/** Monday afternoon, of the visit that was booked on Friday at ten. */
const MONDAY = { apptDate: '2026-11-23', apptTime: 'afternoon' } as const;
/** From Friday at ten to Sunday at five in the afternoon. */
const TO_SUNDAY_FIVE = 2 * DAY + 7 * HOUR;

/** A visit of Monday afternoon, booked on Friday, and what the host does every minute. */
const test = base.extend('booked', () => {
  const visit = aVisit(FRIDAY_TEN);
  visit.backend.store.write([{ kind: 'putVisit', row: { ...visit.stored(), ...MONDAY } }]);
  const { backend } = visit;
  const remind = () => {
    while (backend.run(remindNext(SETTINGS, backend.context())).more === true);
  };
  const reminders = () =>
    backend.store
      .read('messages', { isFailed: false, recipient: HOME, until: '', limit: 99 })
      .filter(({ subject }) => subject.startsWith('Tomorrow: '));
  const set = (over: Partial<VisitRow>) =>
    backend.store.write([{ kind: 'putVisit', row: { ...visit.stored(), ...over } }]);
  return { ...visit, remind, reminders, set };
});

describe('the reminder of a visit', () => {
  test('comes once, the day before at five in the evening, and ends when the slot begins', ({ booked }) => {
    booked.backend.wait(TO_SUNDAY_FIVE - 1);
    booked.remind();
    expect(booked.reminders()).toEqual([]);
    booked.backend.wait(1);
    for (let minute = 0; minute < 3; minute++) booked.remind();
    expect(booked.reminders()).toMatchObject([
      {
        kind: 'homeowner',
        subject: `Tomorrow: your roof visit ${booked.reference}`,
        attachment: '',
        expiresAt: '2026-11-23T17:00:00.000Z',
      },
    ]);
    const [{ body } = { body: '' }] = booked.reminders();
    for (const words of [
      "If we haven't confirmed the time with you yet, please call us.",
      'When: Monday, November 23, 2026, Afternoon (12 PM to 6 PM), Eastern time',
      'https://tarps.example/schedule/visit#',
    ])
      expect(body).toContain(words);
    expect(booked.stored()).toMatchObject({ remindedFor: '2026-11-23', changes: 0 });
  });

  test('of a confirmed visit says when we come', ({ booked }) => {
    booked.set({ state: 'confirmed', agreedTime: '13:30' });
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    const [{ body } = { body: '' }] = booked.reminders();
    expect(body).toContain('Your roof visit is tomorrow.\n');
    expect(body).toContain("We'll be there at about 1:30 PM.");
  });

  test('leaves out an agreed time that a hand has written in another way', ({ booked }) => {
    booked.set({ state: 'confirmed', agreedTime: 'half past one' });
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    expect(booked.reminders()[0]?.body).not.toContain("We'll be there");
  });

  test('is caught up by a host that was not running at five, but not at night', ({ booked }) => {
    booked.backend.wait(TO_SUNDAY_FIVE + 3 * HOUR);
    booked.remind();
    expect(booked.reminders()).toEqual([]);
    booked.backend.wait(-1);
    booked.remind();
    expect(booked.reminders()).toHaveLength(1);
  });

  test.for<[string, (booked: { set: (over: Partial<VisitRow>) => void }) => void]>([
    ['a canceled visit', ({ set }) => set({ state: 'canceled' })],
    ['one whose time is to be agreed', ({ set }) => set({ toAgree: true })],
    ['one that was changed that day', ({ set }) => set({ changedAt: at(2 * DAY) })],
  ])('does not come of %s', ([, change], { booked }) => {
    change(booked);
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    expect(booked.reminders()).toEqual([]);
  });

  test('comes of a visit that stands, whatever the status of its lead', ({ booked }) => {
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.backend.change(booked.leadId, { status: 'Not Qualified', open: false });
    booked.remind();
    expect(booked.reminders()).toHaveLength(1);
  });

  test('that waits is withdrawn when the visit is canceled or moved; the new day gets its own', ({
    booked,
  }) => {
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    booked.move({ apptDate: '2026-11-25', apptTime: 'morning' });
    expect(booked.reminders()).toMatchObject([{ state: 'expired', body: '' }]);
    booked.backend.wait(2 * DAY);
    booked.remind();
    expect(booked.reminders().map(({ state }) => state)).toEqual(['waiting', 'expired']);
    booked.cancel();
    expect(booked.reminders().map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  test('that has left stays as it was sent when the visit is canceled', ({ booked }) => {
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    const [sent] = booked.reminders();
    if (sent) booked.backend.store.write([{ kind: 'putMessage', row: { ...sent, state: 'sent' } }]);
    booked.cancel();
    expect(booked.reminders()).toMatchObject([{ state: 'sent' }]);
  });

  test('keeps to what one mailbox gets in an hour, whoever has booked with its address', ({ booked }) => {
    for (let other = 0; other < 5; other++) {
      const leadId = `lead-${other}`;
      booked.backend.store.write([
        { kind: 'putLead', row: { ...booked.lead(), leadId } },
        { kind: 'putVisit', row: { ...booked.stored(), visitId: `visit-${other}`, leadId } },
      ]);
    }
    booked.backend.wait(TO_SUNDAY_FIVE);
    booked.remind();
    expect(booked.reminders()).toHaveLength(CAPS.homeownerMailsOfAddress);
    booked.backend.wait(HOUR);
    booked.remind();
    expect(booked.reminders()).toHaveLength(CAPS.homeownerMailsOfAddress);
  });
});
