import { describe, expect, test } from 'vitest';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aLead } from '#tests/core/leads.ts';
import { DAY, HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aCall } from './call-of.ts';

describe('saving a lead', () => {
  test.each<[LeadStatus, boolean, number]>([
    ['New Lead', true, 0],
    ['Attempted', true, 1],
    ['Qualified – Appointment Set', false, 1],
    ['Not Qualified', false, 1],
    ['DO NOT CALL', false, 1],
  ])('as %s: stays open %s, counts %i call', (status, open, calls) => {
    const { script, save, number } = aCall();
    expect(save(status)).toMatchObject({ ok: true });
    expect(script.lead('lead')).toMatchObject({
      status,
      open,
      notes: 'a note',
      attempts: calls,
      workedAt: new Date(FRIDAY_TEN).toISOString(),
      leaseRep: '',
      leaseUntil: '',
    });
    expect(number()?.calls).toHaveLength(calls);
  });

  test.each<[LeadStatus, string, string | undefined]>([
    ['Attempted', '', 'notes_required'],
    ['Attempted', ' \n ', 'notes_required'],
    ['Qualified – Appointment Set', '', 'notes_required'],
    ['New Lead', '', undefined],
    ['Not Qualified', '', undefined],
    ['DO NOT CALL', '', undefined],
  ])('as %s with the note %j: %s', (status, note, error) => {
    const { script, save } = aCall();
    expect(save(status, { note }).error).toBe(error);
    expect(script.lead('lead').leaseRep === '').toBe(error === undefined);
  });

  test('notes are kept as they were typed', () => {
    const { script, save } = aCall();
    save('Attempted', { note: ' =SUM(A1)\n 👍 ' });
    expect(script.lead('lead').notes).toBe(' =SUM(A1)\n 👍 ');
  });

  test('any status may follow any', () => {
    const { script, robin, save } = aCall();
    save('DO NOT CALL');
    script.leads({ ...script.lead('lead'), leaseRep: robin.email });
    expect(save('New Lead')).toMatchObject({ ok: true });
    expect(script.lead('lead').status).toBe('New Lead');
  });

  test('is written into the history: who, when, from, to, note', () => {
    const { script, robin, save } = aCall();
    save('Attempted', { note: 'Voicemail' });
    expect(script.store.read('history', { leadId: 'lead', limit: 9 })).toEqual([
      {
        auditId: expect.any(String),
        at: new Date(FRIDAY_TEN).toISOString(),
        rep: robin.email,
        leadId: 'lead',
        action: 'saved',
        fromStatus: 'New Lead',
        toStatus: 'Attempted',
        note: 'Voicemail',
      },
    ]);
  });

  test('a lead that is gone is refused', () => {
    const { script, robin } = aCall();
    expect(script.save(robin.auth, 'nowhere', 'Attempted')).toMatchObject({ error: 'not_found' });
  });

  test('a lead without a phone number can be saved too', () => {
    const { script, save } = aCall({ phone: 'none', phoneKey: '' });
    expect(save('DO NOT CALL')).toMatchObject({ ok: true });
    expect(script.lead('lead')).toMatchObject({ open: false, status: 'DO NOT CALL' });
  });
});

describe('a lead is saved by the rep who holds it', () => {
  test('an expired lease still counts while nobody has taken the lead', () => {
    const { script, save } = aCall();
    script.wait(3 * HOUR);
    expect(save('Attempted')).toMatchObject({ ok: true });
  });

  test('a colleague who has taken it wins; nothing of the late save is written', () => {
    const { script, save } = aCall();
    const alex = script.signedIn({ email: 'alex@reps.example' });
    script.wait(15 * MINUTE);
    script.nextId(alex.auth, 'storm');
    const before = script.lead('lead');
    expect(save('DO NOT CALL')).toMatchObject({ ok: false, error: 'lease_lost' });
    expect(script.lead('lead')).toEqual(before);
    expect(script.store.read('history', { leadId: 'lead', limit: 9 })).toEqual([]);
  });

  test('somebody else’s lead and a lead nobody holds are refused', () => {
    const { script, robin } = aCall();
    const alex = script.signedIn({ email: 'alex@reps.example' });
    expect(script.save(alex.auth, 'lead', 'Attempted')).toMatchObject({ error: 'lease_lost' });
    script.leads(aLead('free'));
    expect(script.save(robin.auth, 'free', 'Attempted')).toMatchObject({ error: 'lease_lost' });
  });

  test('the same save sent again, because its answer was lost, answers the same and counts once', () => {
    const { script, save, number } = aCall();
    const first = save('Attempted');
    script.wait(5_000);
    expect(save('Attempted')).toEqual(first);
    expect(script.lead('lead').attempts).toBe(1);
    expect(number()?.calls).toHaveLength(1);
    expect(save('Attempted', { note: 'another' })).toMatchObject({ error: 'lease_lost' });
  });

  test.each([
    ['another status', { status: 'Not Qualified' }],
    ['a callback', { callbackAt: new Date(FRIDAY_TEN + HOUR).toISOString() }],
    ['another lead that stands as this one was left', { leadId: 'twin' }],
  ])('sent again with %s, it is another save, of a lead that is not held', (_what, over) => {
    const { script, robin, save } = aCall();
    const again = { auth: robin.auth, leadId: 'lead', status: 'Attempted', note: 'a note' };
    save('Attempted');
    script.leads({ ...script.lead('lead'), leadId: 'twin' });
    expect(script.call('update_lead', { ...again, ...over })).toMatchObject({ error: 'lease_lost' });
  });

  test('sent again after a colleague has saved the same words, it is refused', () => {
    const { script, save } = aCall();
    const alex = script.signedIn({ email: 'alex@reps.example' });
    save('Attempted');
    script.wait(MINUTE);
    script.nextId(alex.auth, 'storm');
    script.save(alex.auth, 'lead', 'Attempted');
    expect(save('Attempted')).toMatchObject({ error: 'lease_lost' });
  });
});

describe('a callback', () => {
  const at = (ms: number) => new Date(FRIDAY_TEN + ms).toISOString();

  test('brings the lead back at its moment, before all others', () => {
    const { script, robin, save } = aCall();
    script.leads(aLead('older', {}, FRIDAY_TEN - DAY));
    save('Attempted', { callbackAt: at(2 * HOUR) });
    expect(script.nextId(robin.auth, 'storm')).toBe('older');
    script.wait(2 * HOUR);
    expect(script.nextId(robin.auth, 'storm')).toBe('lead');
    expect(script.lead('lead').callbackAt).toBe(at(2 * HOUR));
  });

  test('kept for one rep is not served to others, until it is overdue by a day', () => {
    const { script, robin, save } = aCall();
    const alex = script.signedIn({ email: 'alex@reps.example' });
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    script.wait(HOUR);
    expect(script.nextId(alex.auth, 'storm')).toBeNull();
    expect(script.nextId(robin.auth, 'storm')).toBe('lead');
    script.leads({ ...script.lead('lead'), leaseRep: '', leaseUntil: '' });
    script.wait(DAY);
    expect(script.nextId(script.signedIn({ email: alex.email }).auth, 'storm')).toBe('lead');
  });

  test('is over once the lead is saved again', () => {
    const { script, robin, save } = aCall();
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    script.wait(HOUR);
    script.nextId(robin.auth, 'storm');
    save('Attempted');
    expect(script.lead('lead')).toMatchObject({ callbackAt: '', callbackRep: '', waitsFor: '' });
  });

  test.each<[string, LeadStatus, string]>([
    ['for a lead nobody has to call any more', 'Not Qualified', at(HOUR)],
    ['more than 90 days ahead', 'Attempted', at(91 * DAY)],
    ['that is no moment', 'Attempted', 'tomorrow'],
    ['on a day there is not', 'Attempted', '2026-13-40T10:00:00Z'],
    ['without its zone', 'Attempted', '2026-11-21T10:00'],
  ])('%s is refused, and nothing is saved', (_what, status, callbackAt) => {
    const { script, save } = aCall();
    expect(save(status, { callbackAt })).toMatchObject({
      error: 'bad_request',
      fields: { callbackAt: expect.any(String) },
    });
    expect(script.lead('lead').status).toBe('New Lead');
  });
});
