import { describe, expect, test } from 'vitest';
import { listSuppressedAnswer } from '#contract/actions/suppressions.ts';
import { aLead } from './leads.ts';
import { aScript } from './script.ts';

const PHONE = '(321) 555-0101';

function aList() {
  const script = aScript();
  script.batch('storm');
  script.leads(
    aLead('lead', { phone: PHONE }),
    aLead('twin', { phone: PHONE }),
    aLead('done', { phone: PHONE, status: 'Not Qualified', open: false }),
  );
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const manager = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  script.nextId(robin.auth, 'storm');
  script.save(robin.auth, 'lead', 'DO NOT CALL');
  const list = (after = '') =>
    listSuppressedAnswer.parse(script.call('list_suppressed', { auth: manager.auth, after }));
  const lift = (phone = PHONE, auth = manager.auth) => script.call('lift_suppression', { auth, phone });
  return { script, robin, manager, list, lift };
}

describe('the do-not-call list', () => {
  test('says which numbers, since when, and who put them there', () => {
    const { list, robin } = aList();
    expect(list().numbers).toEqual([
      { phone: '13215550101', suppressedAt: '2026-11-20T15:00:00.000Z', suppressedBy: robin.email },
    ]);
  });

  test('comes in pages', () => {
    const { script, list } = aList();
    for (let index = 0; index < 250; index++) {
      const phoneKey = `1407555${String(index).padStart(4, '0')}`;
      const row = { phoneKey, suppressedAt: '2026-11-01T15:00:00.000Z', suppressedBy: '', calls: [] };
      script.store.write([{ kind: 'putNumber', row }]);
    }
    const first = list();
    const second = list(first.next);
    expect([first.numbers.length, second.numbers.length, second.next]).toEqual([200, 51, '']);
    expect(new Set([...first.numbers, ...second.numbers].map(({ phone }) => phone)).size).toBe(251);
  });
});

describe('lifting a suppression', () => {
  test('opens the leads that were still to be called, and says how many', () => {
    const { script, lift, list } = aList();
    expect(lift('321.555.0101')).toEqual({ ok: true, reopened: 1 });
    expect(script.lead('twin').open).toBe(true);
    expect(script.lead('lead')).toMatchObject({ open: false, status: 'DO NOT CALL' });
    expect(script.lead('done').open).toBe(false);
    expect(list().numbers).toEqual([]);
  });

  test('is written down: who, which number, which leads', () => {
    const { script, lift, manager } = aList();
    lift();
    const line = { action: 'lifted', rep: manager.email };
    expect(script.store.read('history', { leadId: 'twin', limit: 1 })).toMatchObject([line]);
    expect(script.store.read('history', { leadId: '', limit: 1 })).toMatchObject([
      { ...line, note: '13215550101' },
    ]);
  });

  test('is refused to a rep: the number stays on the list', () => {
    const { script, lift, robin, list } = aList();
    expect(lift(PHONE, robin.auth)).toMatchObject({ error: 'forbidden' });
    expect(list().numbers).toHaveLength(1);
    expect(script.lead('twin').open).toBe(false);
  });

  test.each(['(321) 555-0199', 'no number'])('of %s, which is not on the list, is refused', (phone) => {
    expect(aList().lift(phone)).toMatchObject({ error: 'not_found' });
  });
});
