import { describe, expect, test } from 'vitest';
import { aLead } from '#tests/core/leads.ts';
import { aCall, NUMBER, PHONE } from '#tests/core/queue/call-of.ts';
import { DAY, HOUR } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

describe('three calls to a number in 24 hours', () => {
  test('hold the lead and every other lead with the number back, until 24 hours after the first call', () => {
    const { script, robin, save } = aCall();
    script.leads(aLead('twin', { phone: '+1 321 555 0101', batchId: 'cocoa' }));
    script.batch('cocoa');
    save('Attempted');
    for (let call = 0; call < 2; call++) {
      script.wait(HOUR);
      expect(script.nextId(robin.auth, 'storm')).toBe('lead');
      save('Attempted');
    }
    script.wait(HOUR);
    const held = { heldBack: { attemptsReached: 1 } };
    expect(script.call('next_lead', { auth: robin.auth, batch: 'storm' })).toMatchObject(held);
    expect(script.call('next_lead', { auth: robin.auth, batch: 'cocoa' })).toMatchObject(held);

    script.wait(DAY - 3 * HOUR);
    const again = script.signedIn({ email: 'robin@reps.example' });
    expect(script.nextId(again.auth, 'cocoa')).toBe('twin');
  });

  test('a fourth call, of a lead that was on a screen already, holds the others back for longer', () => {
    const { script, robin, save } = aCall();
    const alex = script.signedIn({ email: 'alex@reps.example' });
    const calls = [3, 2].map((hours) => new Date(FRIDAY_TEN - hours * HOUR).toISOString());
    script.leads(aLead('twin', { phone: PHONE }), aLead('third', { phone: PHONE, batchId: 'cocoa' }));
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: NUMBER, suppressedAt: '', suppressedBy: '', calls } },
    ]);
    script.nextId(alex.auth, 'storm');
    save('Attempted');
    expect(script.lead('third').readyAt).toBe(new Date(FRIDAY_TEN + 21 * HOUR).toISOString());
    script.save(alex.auth, 'twin', 'Attempted');
    expect(script.lead('third').readyAt).toBe(new Date(FRIDAY_TEN + 22 * HOUR).toISOString());
    expect(script.nextId(robin.auth, 'storm')).toBeNull();
  });

  test('a save as New Lead is no call', () => {
    const { script, robin, save, number } = aCall();
    for (let time = 0; time < 4; time++) {
      save('New Lead');
      expect(script.nextId(robin.auth, 'storm')).toBe('lead');
    }
    expect(number()?.calls).toEqual([]);
  });
});

describe('DO NOT CALL', () => {
  test('stops the number in every batch at once', () => {
    const { script, robin, save, number } = aCall();
    script.batch('cocoa');
    script.leads(aLead('twin', { phone: '+1.321.555.0101', batchId: 'cocoa' }), aLead('other'));
    save('DO NOT CALL');
    expect(number()).toMatchObject({
      suppressedAt: new Date(FRIDAY_TEN).toISOString(),
      suppressedBy: robin.email,
    });
    expect(script.lead('twin')).toMatchObject({ open: false, status: 'New Lead' });
    expect(script.lead('other').open).toBe(true);
    expect(script.nextId(robin.auth, 'cocoa')).toBeNull();
    expect(script.store.read('history', { leadId: 'twin', limit: 9 })).toMatchObject([
      { action: 'suppressed', rep: robin.email },
    ]);
  });

  test('also closes a booking the homeowner had made before', () => {
    const { script, save } = aCall();
    script.leads(aLead('booked', { phone: PHONE, source: 'booking', batchId: 'cocoa' }));
    save('DO NOT CALL');
    expect(script.lead('booked').open).toBe(false);
  });

  test('also reaches a lead a colleague holds at that moment: it stays closed whatever is saved', () => {
    const { script, save } = aCall();
    script.leads(aLead('twin', { phone: PHONE }));
    const alex = script.signedIn({ email: 'alex@reps.example' });
    script.nextId(alex.auth, 'storm');
    save('DO NOT CALL');
    expect(script.save(alex.auth, 'twin', 'Attempted')).toMatchObject({ ok: true });
    expect(script.lead('twin')).toMatchObject({ status: 'Attempted', open: false });
    expect(script.nextId(alex.auth, 'storm')).toBeNull();
  });
});
