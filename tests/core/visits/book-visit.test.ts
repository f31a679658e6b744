import { test as base, describe, expect } from 'vitest';
import type { Settings } from '#backend/core/settings.ts';
import { aBackend } from '#tests/core/backend.ts';

const CALLER = {
  ...{ firstName: 'Nora', lastName: 'Whitfield', phone: '(321) 555-0133', email: 'nora@home.example' },
  ...{ address: '9 Heron Court', city: 'Palm Bay', state: 'FL', zip: '32905' },
  ...{ service: 'emergency-tarping', notes: 'A pine on the roof.' },
};
const SLOT = '2026-11-21_morning';
const ONLY_SATURDAY = { from: '2026-11-21', until: '2026-11-21' };

function anOffice(settings: Partial<Settings> = {}) {
  const backend = aBackend(undefined, settings);
  const bea = backend.signedIn({ email: 'bea@tarps.example', name: 'Bea Boss', role: 'manager' });
  const book = (over: Record<string, unknown> = {}) =>
    bea.call('book_visit', { ...CALLER, visitSlot: SLOT, submissionId: 'first', ...over });
  const visits = (leadId: unknown) =>
    backend.store.read('visitsOfLead', { leadId: String(leadId), limit: 9 });
  return { backend, bea, book, visits };
}

const visitsOfDay = ({ backend }: ReturnType<typeof anOffice>) =>
  backend.store.read('visitsOfDays', { ...ONLY_SATURDAY, isPlanned: false, limit: 9 });

const test = base.extend('office', () => anOffice());

describe('a caller whom a manager books', () => {
  test('has a confirmed visit and its email, and a lead that needs no call', ({ office }) => {
    const { leadId, reference } = office.book({ visitTime: '10:30' });
    expect(office.visits(leadId)).toMatchObject([
      {
        ...{
          reference,
          state: 'confirmed',
          apptDate: '2026-11-21',
          apptTime: 'morning',
          agreedTime: '10:30',
        },
        ...{ service: 'emergency-tarping', madeBy: office.bea.email, changes: 0, mailedTo: CALLER.email },
      },
    ]);
    const { service, ...typed } = CALLER;
    expect(office.backend.lead(String(leadId))).toMatchObject({
      ...{ ...typed, service, batchId: 'rep-leads', source: 'rep', status: 'Qualified – Appointment Set' },
      ...{ open: false, attempts: 0, apptDate: '2026-11-21', apptTime: 'morning' },
    });
    expect(office.backend.mail).toMatchObject([
      { to: CALLER.email, subject: `Your roof visit ${reference}` },
    ]);
    expect(office.backend.history(String(leadId)).map(({ action }) => action)).toEqual([
      'visit_set',
      'created',
    ]);
  });

  test('who speaks Spanish is written to in Spanish', ({ office }) => {
    const { leadId, reference } = office.book({ language: 'es' });
    expect(office.backend.lead(String(leadId)).language).toBe('es');
    expect(office.backend.mail).toMatchObject([
      { to: CALLER.email, subject: expect.stringContaining(`Su visita`) },
    ]);
    expect(office.backend.mail[0]?.subject).toContain(String(reference));
  });

  test('stays in the queue until a time is agreed on', ({ office }) => {
    const { leadId } = office.book({ visitSlot: 'agree' });
    expect(office.visits(leadId)).toMatchObject([{ state: 'asked', toAgree: true }]);
    expect(office.backend.lead(String(leadId))).toMatchObject({ status: 'New Lead', open: true });
  });

  test('is told to the owner’s own program with name and number', () => {
    const { backend, book } = anOffice({ hasWebhook: true });
    const { leadId } = book();
    const events = backend.messages
      .filter(({ kind }) => kind === 'webhook')
      .map(({ subject, body }) => [subject, JSON.parse(body).data]);
    expect(events).toEqual([
      ['visit.changed', expect.objectContaining({ leadId, state: 'confirmed' })],
      ['lead.status', expect.objectContaining({ leadId, lastName: 'Whitfield', phone: CALLER.phone })],
    ]);
  });

  test('is booked once, however often the form is sent', ({ office }) => {
    const first = office.book();
    expect(office.book()).toEqual(first);
    expect(visitsOfDay(office)).toHaveLength(1);
    expect(office.book({ submissionId: 'second' }).leadId).not.toBe(first.leadId);
  });

  test('is not booked otherwise by a form that is sent again with other words, which says so', ({
    office,
  }) => {
    const { leadId, reference } = office.book();
    for (const over of [
      { address: '10 Heron Court' },
      { visitSlot: '2026-11-24_morning' },
      { visitTime: '09:00' },
    ]) {
      expect(office.book(over)).toMatchObject({
        error: 'bad_request',
        message: expect.stringContaining(String(reference)),
      });
    }
    expect(office.backend.lead(String(leadId)).address).toBe(CALLER.address);
  });

  test('with a listed number has a visit, and is called by nobody', ({ office }) => {
    office.bea.call('suppress_number', { phone: CALLER.phone, reason: '' });
    const { leadId } = office.book();
    expect(office.backend.lead(String(leadId))).toMatchObject({ open: false, apptDate: '2026-11-21' });
    expect(office.bea.call('lookup_number', { phone: CALLER.phone })).toMatchObject({ suppressed: true });
  });

  test('is refused for a full slot, a day that is over, a listed number that would be called, and what is missing', ({
    office,
  }) => {
    office.bea.call('save_visit_limits', { jobsPerMorning: '0', jobsPerAfternoon: '', closedDays: '' });
    expect(office.book()).toMatchObject({ error: 'slot_full' });
    expect(office.book({ visitSlot: '2026-11-19_morning' })).toMatchObject({ error: 'bad_request' });
    const wrong = { phone: '555', address: '', visitSlot: 'cancel', service: 'roof' };
    expect(Object.keys(Object(office.book(wrong).fields)).sort()).toEqual(Object.keys(wrong).sort());
    office.bea.call('suppress_number', { phone: CALLER.phone, reason: '' });
    expect(office.book({ visitSlot: 'agree' })).toMatchObject({ error: 'suppressed' });
    expect(visitsOfDay(office)).toEqual([]);
    expect(office.backend.mail).toEqual([]);
  });
});
