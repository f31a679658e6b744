import { describe, expect, test } from 'vitest';
import { aLead, at, DAY, HOUR } from '#tests/core/backend.ts';
import { aCall, NUMBER, PHONE } from '#tests/core/queue/queue-of.ts';

describe('three calls to a number in 24 hours', () => {
  test('hold back every lead with the number until 24 hours after the first call', () => {
    const { backend, robin, save } = aCall();
    backend.leads(aLead('twin', { phone: '+1 321 555 0101', batchId: 'cocoa' }));
    backend.batch('cocoa');
    save('Attempted');
    for (let call = 0; call < 2; call++) {
      backend.wait(4 * HOUR);
      expect(robin.next()).toBe('lead');
      save('Attempted');
    }
    backend.wait(HOUR);
    const unavailable = { heldBack: { attemptsReached: 1 } };
    expect(robin.answer()).toMatchObject(unavailable);
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject(unavailable);

    backend.wait(DAY - 9 * HOUR);
    expect(backend.signedIn({ email: robin.email }).next({ batch: 'cocoa' })).toBe('twin');
  });

  test('and a fourth, on a lead that was already on a screen, hold back the other leads for longer', () => {
    const { backend, robin, alex, save } = aCall();
    backend.leads(aLead('twin', { phone: PHONE }), aLead('third', { phone: PHONE, batchId: 'cocoa' }));
    backend.putNumber(NUMBER, { calls: [-3 * HOUR, -2 * HOUR].map(at) });
    alex.next();
    save('Attempted');
    expect(backend.lead('third').readyAt).toBe(at(21 * HOUR));
    alex.save('twin', 'Attempted');
    expect(backend.lead('third').readyAt).toBe(at(22 * HOUR));
    expect(robin.next()).toBeNull();
  });
});

describe('DO NOT CALL', () => {
  test('closes every lead with the number in every batch at once', () => {
    const { backend, robin, save, number } = aCall();
    backend.batch('cocoa');
    backend.leads(
      aLead('twin', { phone: '+1.321.555.0101', batchId: 'cocoa' }),
      aLead('booked', { phone: PHONE, batchId: 'cocoa', source: 'booking' }),
      aLead('other'),
    );
    save('DO NOT CALL');
    expect(number()).toMatchObject({ suppressedAt: at(0), suppressedBy: robin.email });
    expect(backend.lead('twin')).toMatchObject({ open: false, status: 'New Lead' });
    expect(backend.lead('booked').open).toBe(false);
    expect(backend.lead('other').open).toBe(true);
    expect(robin.next({ batch: 'cocoa' })).toBeNull();
    expect(backend.history('twin')).toMatchObject([{ action: 'suppressed', rep: robin.email }]);
  });

  test('also closes a lead that a colleague holds at that moment, and it stays closed whatever is saved', () => {
    const { backend, alex, save } = aCall();
    backend.leads(aLead('twin', { phone: PHONE }));
    alex.next();
    save('DO NOT CALL');
    expect(alex.save('twin', 'Attempted')).toMatchObject({ ok: true });
    expect(backend.lead('twin')).toMatchObject({ status: 'Attempted', open: false });
    expect(alex.next()).toBeNull();
  });
});
