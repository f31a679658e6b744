import { describe, expect, test } from 'vitest';
import { changesInWords, leadFieldsInWords, pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import {
  BOOKING_FIELDS,
  forFields,
  IMPORT_FIELDS,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  NEW_LEAD_FIELDS,
} from '#contract/lead/lead-fields.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const filledIn = <Field extends (typeof LEAD_FIELD_NAMES)[number]>(fields: readonly Field[]) => ({
  ...forFields(fields, (field) => `the ${field}`),
  phone: '(321) 555-0142',
  email: 'ada@home.example',
  dateOfLoss: '2026-11-18',
});

const aPost = (): Record<string, string> => ({
  ...aBookingPost({}, FRIDAY_TEN),
  token: SETTINGS.bookingToken,
});

describe('every field of a form reaches the rep’s card, the export and the history', () => {
  function aDesk() {
    const script = aScript();
    const rep = script.signedIn();
    const boss = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    const card = (batch: string) => script.call('next_lead', { auth: rep.auth, batch }).lead;
    const exported = (batch: string) =>
      exportBatchAction.answer.parse(script.call('export_batch', { auth: boss.auth, batch })).leads[0];
    return { script, rep, boss, card, exported };
  }

  test('of a booking', () => {
    const { script, card, exported } = aDesk();
    const post = aPost();
    script.book(post);
    const said = forFields(BOOKING_FIELDS, (field) => post[field] ?? '');
    expect(Object.values(said).every((text) => text !== '')).toBe(true);
    expect(card('website-bookings')).toMatchObject(said);
    expect(exported('website-bookings')).toMatchObject(said);
  });

  test('of a rep’s new lead', () => {
    const { script, rep, card, exported } = aDesk();
    const said = {
      ...filledIn(NEW_LEAD_FIELDS),
      state: 'FL',
      zip: '32951',
      apptDate: '2026-11-23',
      mostRecentStormDate: '2026-11-17',
      previousClaims: 'Yes',
    };
    expect(script.call('add_lead', { auth: rep.auth, ...said })).toMatchObject({ ok: true });
    expect(card('rep-leads')).toMatchObject(said);
    expect(exported('rep-leads')).toMatchObject(said);
  });

  test('of a row of an imported file', () => {
    const { script, boss, card, exported } = aDesk();
    const said = { ...filledIn(IMPORT_FIELDS), state: 'FL', zip: '32951', mostRecentStormDate: '2026-11-17' };
    script.call('import_leads', {
      auth: boss.auth,
      importId: 'import-1',
      batchId: 'bought',
      batchName: 'Bought',
      columns: IMPORT_FIELDS,
      rows: [{ line: 2, cells: IMPORT_FIELDS.map((field) => said[field]) }],
    });
    expect(card('bought')).toMatchObject(said);
    expect(exported('bought')).toMatchObject(said);
  });

  test('a booking sent again names each field that has changed', () => {
    const { script } = aDesk();
    const post = aPost();
    script.book(post);
    const free = BOOKING_FIELDS.filter(
      (field) => !['service', 'apptTime', 'apptDate', 'previousClaims', 'leadSource'].includes(field),
    );
    script.book({
      ...post,
      ...filledIn(free),
      service: 'emergency-tarping',
      apptDate: '2026-11-24',
      apptTime: 'afternoon',
      previousClaims: 'Unsure',
      leadSource: 'Other',
      phone: '(321) 555-0199',
      dateOfLoss: '2026-11-16',
    });
    const [lead] = script.store.read('leadsOfBatch', { batchId: 'website-bookings', after: '', limit: 1 });
    const [{ note } = { note: '' }] = script.store.read('history', { leadId: lead?.leadId ?? '', limit: 1 });
    for (const field of BOOKING_FIELDS) expect(note).toContain(`${LEAD_FIELDS[field].label}: `);
  });
});

test('no two fields have one label', () => {
  expect(new Set(LEAD_FIELD_NAMES.map((field) => LEAD_FIELDS[field].label)).size).toBe(
    LEAD_FIELD_NAMES.length,
  );
});

test('the history says what is there, and of a change only what has changed', () => {
  const lead = aLead('lead', { city: 'Cocoa', notes: '', address: '9 Heron Court' });
  expect(leadFieldsInWords({ zip: '32922', city: 'Cocoa', notes: '' })).toEqual([
    'City: Cocoa',
    'ZIP code: 32922',
  ]);
  expect(
    changesInWords(lead, { ...pickLeadFields(lead), city: 'Mims', notes: 'Gate code 7', address: '' }),
  ).toEqual([
    'Address: nothing (was: 9 Heron Court)',
    'City: Mims (was: Cocoa)',
    'Notes: Gate code 7 (was: nothing)',
  ]);
  expect(changesInWords(lead, pickLeadFields(lead))).toEqual([]);
  expect(pickLeadFields({}).city).toBe('');
});
