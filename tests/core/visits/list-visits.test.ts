import { test as base, describe, expect } from 'vitest';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { listVisitsAction } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { aBackend, aLead, at, HOUR } from '#tests/core/backend.ts';
import { aVisitRow, put } from '#tests/stores/rows.ts';
import { aBookedCall, OWN, SET } from './a-booked-call.ts';

const DAY = '2026-11-21';

function anOffice() {
  const call = aBookedCall();
  const bea = call.backend.signedIn({ email: 'bea@tarps.example', name: 'Bea Boss', role: 'manager' });
  const list = (day = DAY) => listVisitsAction.answer.parse(bea.call('list_visits', { day }));
  return { ...call, bea, list };
}
const test = base.extend('office', () => anOffice());

describe('the visits of a day', () => {
  test('have what a crew has to know: the homeowner’s own words stay when a rep takes notes', ({
    office,
  }) => {
    office.backend.store.write([aPhoto('photo', office.leadId, at(0))]);
    office.save(OWN, SET, { visitTime: '09:30', note: 'Gate code 4711' });
    const { visits, toAgree, more } = office.list();
    expect(visits).toEqual([
      {
        ...{ reference: office.reference, leadId: office.leadId, service: 'roof-inspection', photos: 1 },
        ...{ state: 'confirmed', apptDate: DAY, apptTime: 'morning', agreedTime: '09:30', toAgree: false },
        ...{ changes: 1, byHomeowner: false, changedBy: 'Robin Reyes', createdAt: at(0), forbidden: false },
        ...{ forbiddenNumbers: [], calledOften: [], isElsewhere: false, isGone: false },
        ...{ words: 'Shingles are gone above the kitchen and water comes in.', notes: 'Gate code 4711' },
        ...{ status: SET, open: false },
        contact: {
          ...{ firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 555-0142' },
          ...{ email: 'ada.marlowe@home.example', address: '120 Ocean Avenue', city: 'Melbourne Beach' },
          ...{ state: 'FL', zip: '32951', language: 'en' },
        },
      },
    ]);
    expect({ toAgree, more }).toEqual({ toAgree: [], more: false });
    expect(office.list('2026-11-22').visits).toEqual([]);
  });

  test('have the words of a booking that was corrected', ({ office }) => {
    office.send({ notes: 'The garage, too.' });
    expect(office.list().visits[0]?.words).toBe('The garage, too.');
  });

  test('show the canceled ones, and number those that wait for a time on their day and under all', ({
    office,
  }) => {
    office.cancel();
    const row = aVisitRow({ reference: 'RT-WAITS2', leadId: office.leadId, toAgree: true, apptDate: DAY });
    const undated = { ...row, visitId: 'undated', reference: 'RT-NODAY2', apptDate: '', apptTime: '' };
    office.backend.store.write([put.visit(row), put.visit(undated)]);
    const { visits, toAgree } = office.list();
    expect(visits.map(({ reference, state }) => [reference, state])).toEqual([
      [office.reference, 'canceled'],
      ['RT-WAITS2', 'asked'],
    ]);
    expect(toAgree.map(({ reference }) => reference)).toEqual(['RT-WAITS2', 'RT-NODAY2']);
  });

  test('say which numbers must not be called, and stay when their lead was deleted', ({ office }) => {
    office.backend.store.write([
      put.visit({ reference: 'RT-ALONE2', leadId: 'gone', apptTime: 'afternoon' }),
    ]);
    office.bea.call('suppress_number', { phone: '(321) 555-0142', reason: '' });
    expect(office.list().visits).toMatchObject([
      { reference: office.reference, forbidden: true },
      { reference: 'RT-ALONE2', forbidden: false, status: '', contact: { lastName: '' } },
    ]);
  });
  test('forbid one of two numbers, both of a lead that says DO NOT CALL, and all beside a doubtful one', ({
    office,
  }) => {
    const set = (over: object) =>
      office.backend.store.write([
        { kind: 'putLead', row: placeInQueue({ ...office.lead(), ...over }, [], 0) },
      ]);
    set({ phone: '(321) 555-0142 / (321) 555-0777' });
    office.bea.call('suppress_number', { phone: '(321) 555-0777', reason: '' });
    expect(office.list().visits).toMatchObject([{ forbidden: false, forbiddenNumbers: ['13215550777'] }]);
    set({ phone: '(321) 555-0142 / ?5550778' });
    office.bea.call('suppress_number', { phone: '5550778', reason: '' });
    set({ phone: '(321) 555-0142', status: 'DO NOT CALL' });
    expect(office.list().visits).toMatchObject([{ forbidden: true }]);
  });

  test('say which number has been called three times in 24 hours since the booking', ({
    office: { backend, list },
  }) => {
    const calls = (...minutes: number[]) => minutes.map((minute) => at(minute * 60_000));
    backend.putNumber('13215550142', { calls: calls(-30, 10, 20) });
    backend.wait(HOUR);
    expect(list().visits[0]?.calledOften).toEqual([]);
    backend.putNumber('13215550142', { calls: calls(10, 20, 30) });
    expect(list().visits[0]?.calledOften).toEqual(['13215550142']);
  });

  test('that were added to another home’s lead say so, and show nothing of that home', ({ office }) => {
    const elsewhere = {
      reference: 'RT-OTHER2',
      leadId: office.leadId,
      apptTime: 'afternoon',
      createdAt: at(5),
    };
    office.backend.store.write([aPhoto('photo', office.leadId, at(0)), put.visit(elsewhere)]);
    expect(office.list().visits[1]).toMatchObject({
      ...{ reference: 'RT-OTHER2', isElsewhere: true, notes: '', photos: 0, leadId: office.leadId },
      contact: { firstName: '', phone: '', address: '' },
    });
  });
});

test('they come by half-day, city, agreed time and address, and a day has an end', () => {
  const backend = aBackend();
  const bea = backend.signedIn({ email: 'bea@tarps.example', role: 'manager' });
  const list = () => listVisitsAction.answer.parse(bea.call('list_visits', { day: DAY }));
  const stop = (reference: string, city: string, address: string, over = {}) => {
    backend.leads(aLead(reference, { city, address }));
    backend.store.write([
      put.visit({ reference, leadId: reference, madeBy: 'bea@tarps.example', apptDate: DAY, ...over }),
    ]);
  };
  stop('f', 'Cocoa', '1 Elm', { apptTime: 'afternoon' });
  stop('e', 'Palm Bay', '2 Elm');
  stop('d', 'Melbourne', '9 Elm', { agreedTime: '10:00' });
  stop('c', 'melbourne', '5 Elm', { agreedTime: '08:30' });
  stop('b', 'Melbourne', '2 Elm');
  stop('a', 'Melbourne', '1 Elm');
  expect(
    list()
      .visits.map(({ reference }) => reference)
      .join(''),
  ).toBe('abcdef');
  expect(list().more).toBe(false);
  for (let index = 0; index < PAGE_SIZES.visitsOfDay; index += 1) stop(`more-${index}`, 'Mims', '1 Elm');
  expect(list().visits).toHaveLength(PAGE_SIZES.visitsOfDay);
  expect(list().more).toBe(true);
  // The first that waits for a time is another visit.
  backend.store.write([put.visit({ reference: 'waits', apptDate: '', toAgree: true })]);
  expect(list().visits).toHaveLength(PAGE_SIZES.visitsOfDay);
  expect(list().toAgree.map(({ reference }) => reference)).toEqual(['waits']);
});

test('only a manager sees them, which the audit trail says once an hour', ({ office }) => {
  expect(office.robin.call('list_visits', { day: DAY })).toMatchObject({ error: 'forbidden' });
  office.list();
  office.list();
  expect(office.backend.history()).toMatchObject([{ action: 'looked_up', rep: office.bea.email }]);
});
