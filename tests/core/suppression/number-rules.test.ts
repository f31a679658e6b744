import { describe, expect, test } from 'vitest';
import { aCall, NUMBER, PHONE } from '#tests/core/queue/queue-of.ts';
import { aLead, at, DAY, HOUR } from '#tests/core/script.ts';

describe('three calls to a number in 24 hours', () => {
  test('hold back every lead with the number until 24 hours after the first call', () => {
    const { script, robin, save } = aCall();
    script.leads(aLead('twin', { phone: '+1 321 555 0101', batchId: 'cocoa' }));
    script.batch('cocoa');
    save('Attempted');
    for (let call = 0; call < 2; call++) {
      script.wait(HOUR);
      expect(robin.next()).toBe('lead');
      save('Attempted');
    }
    script.wait(HOUR);
    const held = { heldBack: { attemptsReached: 1 } };
    expect(robin.answer()).toMatchObject(held);
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject(held);

    script.wait(DAY - 3 * HOUR);
    expect(script.signedIn({ email: robin.email }).next({ batch: 'cocoa' })).toBe('twin');
  });

  test('and a fourth, on a lead that was already on a screen, hold back the other leads for longer', () => {
    const { script, robin, alex, save } = aCall();
    script.leads(aLead('twin', { phone: PHONE }), aLead('third', { phone: PHONE, batchId: 'cocoa' }));
    script.putNumber(NUMBER, { calls: [-3 * HOUR, -2 * HOUR].map(at) });
    alex.next();
    save('Attempted');
    expect(script.lead('third').readyAt).toBe(at(21 * HOUR));
    alex.save('twin', 'Attempted');
    expect(script.lead('third').readyAt).toBe(at(22 * HOUR));
    expect(robin.next()).toBeNull();
  });
});

describe('DO NOT CALL', () => {
  test('closes every lead with the number in every batch at once', () => {
    const { script, robin, save, number } = aCall();
    script.batch('cocoa');
    script.leads(
      aLead('twin', { phone: '+1.321.555.0101', batchId: 'cocoa' }),
      aLead('booked', { phone: PHONE, batchId: 'cocoa', source: 'booking' }),
      aLead('other'),
    );
    save('DO NOT CALL');
    expect(number()).toMatchObject({ suppressedAt: at(0), suppressedBy: robin.email });
    expect(script.lead('twin')).toMatchObject({ open: false, status: 'New Lead' });
    expect(script.lead('booked').open).toBe(false);
    expect(script.lead('other').open).toBe(true);
    expect(robin.next({ batch: 'cocoa' })).toBeNull();
    expect(script.history('twin')).toMatchObject([{ action: 'suppressed', rep: robin.email }]);
  });

  test('also closes a lead that a colleague holds at that moment, and it stays closed whatever is saved', () => {
    const { script, alex, save } = aCall();
    script.leads(aLead('twin', { phone: PHONE }));
    alex.next();
    save('DO NOT CALL');
    expect(alex.save('twin', 'Attempted')).toMatchObject({ ok: true });
    expect(script.lead('twin')).toMatchObject({ status: 'Attempted', open: false });
    expect(alex.next()).toBeNull();
  });
});
