import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { refusal } from '#contract/errors.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { aLead } from '#tests/core/leads.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { aScript, HOUR } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const NUMBER = '13215550177';

function aForm() {
  const script = aScript();
  const { auth, email } = script.signedIn();
  const add = (over: Record<string, unknown> = {}) => script.call('add_lead', { auth, ...NEW_LEAD, ...over });
  const suppress = () =>
    script.store.write([
      {
        kind: 'putNumber',
        row: {
          phoneKey: NUMBER,
          suppressedAt: new Date(FRIDAY_TEN).toISOString(),
          suppressedBy: email,
          calls: [],
        },
      },
    ]);
  const lookup = (phone: string) =>
    lookupNumberAction.answer.parse(script.call('lookup_number', { auth, phone }, 'GET'));
  return { script, auth, email, add, suppress, lookup };
}

describe('adding a lead', () => {
  test('puts it into "Rep leads", which is made when it is missing, with its place in the queue', () => {
    const { script, auth, email, add } = aForm();
    const answer = add({ email: 'grace@home.example', apptDate: '2026-11-23', previousClaims: 'Yes' });
    expect(answer).toEqual({ ok: true, leadId: expect.any(String), batchId: 'rep-leads' });
    expect(script.store.read('batch', { batchId: 'rep-leads' })).toMatchObject({ name: 'Rep leads' });
    expect(script.lead(String(answer.leadId))).toMatchObject({
      ...NEW_LEAD,
      phoneKey: NUMBER,
      email: 'grace@home.example',
      state: 'FL',
      apptDate: '2026-11-23',
      previousClaims: 'Yes',
      source: 'rep',
      status: 'New Lead',
      open: true,
      callWindow: 'eastern',
    });
    expect(script.nextId(auth, 'rep-leads')).toBe(answer.leadId);
    expect(script.store.read('history', { leadId: String(answer.leadId), limit: 9 })).toMatchObject([
      { action: 'created', rep: email, toStatus: 'New Lead' },
    ]);
  });

  test('what the form does not have is empty, and nobody has worked on it', () => {
    const { script, add } = aForm();
    const { leadId } = add();
    expect(script.lead(String(leadId))).toEqual({
      ...EMPTY_LEAD_FIELDS,
      ...NEW_LEAD,
      leadId,
      batchId: 'rep-leads',
      phoneKey: NUMBER,
      queueKey: expect.any(String),
      source: 'rep',
      createdAt: new Date(FRIDAY_TEN).toISOString(),
      state: 'FL',
      status: 'New Lead',
      attempts: 0,
      workedAt: '',
      open: true,
      readyAt: '',
      waitsFor: '',
      callWindow: 'eastern',
      callbackAt: '',
      callbackRep: '',
      leaseRep: '',
      leaseUntil: '',
    });
  });

  test('puts it into the batch that is named, and refuses one that does not exist', () => {
    const { script, auth, add } = aForm();
    script.batch('storm');
    const { leadId } = add({ batch: 'storm' });
    expect(script.nextId(auth, 'storm')).toBe(leadId);
    expect(add({ batch: 'gone' })).toMatchObject({ error: 'not_found' });
    expect(script.store.read('batch', { batchId: 'rep-leads' })).toBeNull();
  });

  test.each(['firstName', 'lastName', 'phone', 'address', 'city', 'zip'])(
    'without %s is refused',
    (field) => {
      const { script, add } = aForm();
      expect(add({ [field]: ' ' })).toMatchObject({
        error: 'bad_request',
        fields: { [field]: expect.any(String) },
      });
      expect(script.store.read('sameNumber', { phoneKeys: [NUMBER], limit: 9 })).toEqual([]);
    },
  );

  test('with a number on the do-not-call list is refused, whatever extension stands behind it', () => {
    const { script, add, suppress } = aForm();
    suppress();
    expect(add()).toEqual(refusal('suppressed'));
    expect(add({ phone: '321-555-0177 ext. 23' })).toEqual(refusal('suppressed'));
    expect(script.store.read('sameNumber', { phoneKeys: [NUMBER], limit: 9 })).toEqual([]);
  });

  test('sent twice adds it once', () => {
    const { script, add } = aForm();
    const submissionId = '0b6f7c52-6a2b-4f0e-9d3a-1f2e3d4c5b6a';
    const first = add({ submissionId });
    expect(add({ submissionId })).toEqual(first);
    expect(script.store.read('batchCounts', { batchId: 'rep-leads' })).toMatchObject({ countTotal: 1 });
  });

  describe('sent again with something put right', () => {
    const submissionId = '0b6f7c52-6a2b-4f0e-9d3a-1f2e3d4c5b6a';

    test('puts the lead right, with a line of history', () => {
      const { script, auth, email, add } = aForm();
      const first = add({ submissionId });
      expect(add({ submissionId, phone: '(321) 555-0188', state: 'TX', zip: '77002' })).toEqual(first);
      const leadId = String(first.leadId);
      expect(script.lead(leadId)).toMatchObject({ phoneKey: '13215550188', callWindow: 'central' });
      expect(script.store.read('history', { leadId, limit: 9 })).toMatchObject([
        { action: 'changed', rep: email, note: expect.stringContaining('Phone: (321) 555-0188') },
        { action: 'created' },
      ]);
      expect(script.nextId(auth, 'rep-leads')).toBe(leadId);
    });

    test.each<[string, Partial<LeadRow>]>([
      ['while a rep has it on the screen', { leaseRep: 'alex@reps.example' }],
      ['once it has been saved, also as a new lead', { workedAt: new Date(FRIDAY_TEN).toISOString() }],
      ['once it is attempted', { status: 'Attempted' }],
      ['once it is closed', { open: false }],
    ])('leaves the lead as it is %s, and says so in its history alone', (_when, over) => {
      const { script, add } = aForm();
      const leadId = String(add({ submissionId }).leadId);
      const leaseUntil = over.leaseRep ? new Date(FRIDAY_TEN + 60_000).toISOString() : '';
      const before = { ...script.lead(leadId), leaseUntil, ...over };
      script.leads(before);
      add({ submissionId, city: 'Cocoa' });
      expect(script.lead(leadId)).toEqual(before);
      expect(script.store.read('history', { leadId, limit: 9 })[0]).toMatchObject({ action: 'changed' });
    });

    test('puts a lead right that somebody has let go of', () => {
      const { script, add } = aForm();
      const leadId = String(add({ submissionId }).leadId);
      script.leads({
        ...script.lead(leadId),
        leaseRep: 'alex@reps.example',
        leaseUntil: new Date(FRIDAY_TEN - 1).toISOString(),
      });
      add({ submissionId, city: 'Cocoa' });
      expect(script.lead(leadId).city).toBe('Cocoa');
    });

    test('is refused when the right number is on the do-not-call list, and the lead stays as it was', () => {
      const { script, add, suppress } = aForm();
      suppress();
      const { leadId } = add({ submissionId, phone: '(321) 555-0188' });
      expect(add({ submissionId })).toEqual(refusal('suppressed'));
      expect(script.lead(String(leadId)).phoneKey).toBe('13215550188');
    });

    test('says it in the history, once, when the lead has been worked meanwhile', () => {
      const { script, auth, add } = aForm();
      const leadId = String(add({ submissionId }).leadId);
      script.nextId(auth, 'rep-leads');
      script.save(auth, leadId, 'Attempted', { note: 'No answer' });
      const before = script.lead(leadId);
      for (let time = 0; time < 2; time++) add({ submissionId, phone: '(321) 555-0188' });
      expect(script.lead(leadId)).toEqual(before);
      const history = script.store.read('history', { leadId, limit: 9 });
      expect(history.map(({ action }) => action)).toEqual(['changed', 'saved', 'created']);
    });
  });

  test('whose number was called three times today waits like the others', () => {
    const { script, auth, add } = aForm();
    const calls = [1, 2, 3].map((hours) => new Date(FRIDAY_TEN - hours * HOUR).toISOString());
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: NUMBER, suppressedAt: '', suppressedBy: '', calls } },
    ]);
    add();
    expect(script.call('next_lead', { auth, batch: 'rep-leads' })).toMatchObject({
      lead: null,
      heldBack: { attemptsReached: 1 },
    });
  });
});

describe('looking a number up before a lead is added', () => {
  test('an unknown number has no warning', () => {
    expect(aForm().lookup('321-555-0177')).toMatchObject({ ok: true, suppressed: false, leads: [] });
    expect(aForm().lookup('soon')).toMatchObject({ ok: true, suppressed: false, leads: [] });
  });

  test('a lead with the number, however it is written, is named with its batch and status', () => {
    const { script, lookup } = aForm();
    script.leads(aLead('known', { phone: '+1 321 555 0177', status: 'Not Qualified', open: false }));
    expect(lookup('(321) 555-0177').leads).toEqual([
      {
        leadId: 'known',
        batchId: 'storm',
        firstName: 'Ada',
        lastName: 'known',
        status: 'Not Qualified',
        workedAt: '',
      },
    ]);
  });

  test('a number on the do-not-call list is called one', () => {
    const { lookup, suppress } = aForm();
    suppress();
    expect(lookup('321.555.0177').suppressed).toBe(true);
  });
});
