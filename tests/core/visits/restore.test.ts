import { describe, expect } from 'vitest';
import { CAPS } from '#contract/limits.ts';
import { at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aVisit, MONDAY, SATURDAY, visitTest as test } from './a-visit.ts';

/** The company takes no visits in the morning from now on. */
function closeMornings({ backend }: ReturnType<typeof aVisit>) {
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  boss.call('save_visit_limits', { jobsPerMorning: '0', jobsPerAfternoon: '', closedDays: '' });
}

describe('a canceled visit', () => {
  test('can be brought back for an hour: the lead has its appointment again, and all are told', ({
    booked: { backend, cancel, show, restore, stored, lead, history, toCompany, toHomeowner },
  }) => {
    expect(cancel()).toMatchObject({ state: 'canceled', undoUntil: at(HOUR) });
    backend.wait(HOUR - 1);
    expect(show()).toMatchObject({ undoUntil: at(HOUR) });
    const back = restore();
    expect(back).toMatchObject({ ok: true, state: 'booked', apptDate: '2026-11-21', changes: 2 });
    expect(back).not.toHaveProperty('undoUntil');
    expect(stored()).toMatchObject({ state: 'asked', toAgree: false });
    expect(lead()).toMatchObject({
      apptDate: '2026-11-21',
      apptTime: 'morning',
      open: true,
      callWindow: 'any',
    });
    const note = expect.stringContaining(`No longer canceled. Visit: ${SATURDAY}`);
    expect(history()[0]).toMatchObject({ action: 'restored', rep: '', note });
    expect(toCompany().at(-1)).toMatchObject({
      subject: 'Visit back on: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
      text: note,
    });
    expect(toHomeowner().at(-1)?.subject).toMatch(/^Back on: your roof visit RT-/);
  });

  test('is refused after the hour, and stays canceled', ({
    booked: { backend, cancel, show, restore, stored },
  }) => {
    cancel();
    backend.wait(HOUR);
    expect(show()).not.toHaveProperty('undoUntil');
    expect(restore()).toMatchObject({ ok: false, error: 'visit_canceled' });
    expect(stored().state).toBe('canceled');
  });

  test('whose day has passed is not brought back', () => {
    const late = aVisit(FRIDAY_TEN);
    late.backend.wait(DAY + 13.5 * HOUR);
    expect(late.cancel()).toMatchObject({ ok: true, undoUntil: '2026-11-22T05:00:00.000Z' });
    late.backend.wait(HOUR / 2);
    expect(late.show()).not.toHaveProperty('undoUntil');
    expect(late.restore()).toMatchObject({ ok: false, error: 'visit_past' });
  });

  test('whose place went meanwhile comes back with a time to be agreed, and the homeowner reads so', ({
    booked,
  }) => {
    booked.cancel();
    closeMornings(booked);
    expect(booked.restore()).toMatchObject({ ok: true, state: 'booked', toAgree: true });
    expect(booked.lead().apptTime).toBe('Time to be agreed (asked for morning)');
    const mail = booked.toHomeowner().at(-1);
    expect(mail?.text).toContain("isn't available, so we'll call you to agree on one.");
    // The time it had is in a calendar, perhaps.
    expect(mail?.attachment?.text).toContain('METHOD:CANCEL');
    expect(mail?.text).toContain('take the visit out of your calendar');
  });

  test('that the company has canceled is not brought back with the link', ({
    booked: { backend, cancel, stored, show, restore },
  }) => {
    cancel();
    backend.store.write([{ kind: 'putVisit', row: { ...stored(), changedBy: 'robin@reps.example' } }]);
    expect(show()).not.toHaveProperty('undoUntil');
    expect(restore()).toMatchObject({ error: 'visit_canceled' });
  });

  test('is not brought back more often than a visit may change, so that nobody floods the company', ({
    booked: { backend, cancel, restore, show, toCompany, toHomeowner },
  }) => {
    for (let time = 0; time < CAPS.visitChanges; time++) {
      backend.wait(MINUTE);
      const hasPromised = show().canRestore === true;
      cancel();
      expect(restore().ok).toBe(hasPromised);
    }
    expect(cancel()).toMatchObject({ error: 'visit_canceled' });
    expect(toHomeowner().at(-1)?.text).not.toContain('bring the visit back');
    expect(toCompany().length).toBeLessThanOrEqual(2 + CAPS.visitChanges);
  });
});

test('a visit that is not canceled stays as it is', ({ booked: { backend, restore, stored, move } }) => {
  move();
  const [before, sent] = [stored(), backend.mail.length];
  expect(restore()).toMatchObject({ ok: true, ...MONDAY, state: 'booked' });
  expect([stored(), backend.mail.length]).toEqual([before, sent]);
});

describe('a visit that the company has confirmed', () => {
  test('is shown so, with the time agreed on, until the homeowner moves it', ({
    booked: { backend, stored, show, move, toHomeowner },
  }) => {
    backend.store.write([
      { kind: 'putVisit', row: { ...stored(), state: 'confirmed', agreedTime: '09:30' } },
    ]);
    expect(show()).toMatchObject({ state: 'booked', isConfirmed: true, agreedTime: '09:30' });
    const moved = move();
    expect(moved).not.toHaveProperty('isConfirmed');
    expect(moved).not.toHaveProperty('agreedTime');
    expect(toHomeowner().at(-1)?.text).toContain(
      "You chose another time for your visit. We'll call you to confirm it.",
    );
  });

  test('is over for the homeowner once the crew was there', ({
    booked: { backend, stored, show, cancel },
  }) => {
    backend.store.write([{ kind: 'putVisit', row: { ...stored(), state: 'done' } }]);
    expect(show()).toMatchObject({ state: 'past' });
    expect(cancel()).toMatchObject({ error: 'visit_past' });
  });
});
