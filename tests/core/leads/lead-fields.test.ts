import { test as base, describe, expect } from 'vitest';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import {
  BOOKING_FIELDS,
  forFields,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  NEW_LEAD_FIELDS,
} from '#contract/lead/lead-fields.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend } from '#tests/core/backend.ts';

/** Values that a spreadsheet would read as formulas. They must come through as typed. */
const filledIn = <Field extends (typeof LEAD_FIELD_NAMES)[number]>(fields: readonly Field[]) => ({
  ...forFields(fields, (field) => `=the ${field}`),
  phone: '(321) 555-0142',
  email: 'ada@home.example',
  dateOfLoss: '2026-11-18',
  language: 'es',
});

describe('every field', () => {
  const test = base.extend('desk', () => {
    const backend = aBackend();
    const rep = backend.signedIn();
    const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    const expectShown = (batch: string, said: Record<string, string>) => {
      expect(rep.call('next_lead', { batch }).lead).toMatchObject(said);
      const { leads } = exportBatchAction.answer.parse(boss.call('export_batch', { batch }));
      expect(leads[0]).toMatchObject(said);
    };
    return { backend, rep, boss, expectShown };
  });

  test('of a booking reaches the rep’s card and the export', ({ desk }) => {
    const post = aBookingPost();
    desk.backend.book(post);
    const said = forFields(BOOKING_FIELDS, (field) => post[field] ?? '');
    expect(Object.values(said)).not.toContain('');
    desk.expectShown('website-bookings', said);
  });

  test('of a rep’s new lead reaches the rep’s card and the export', ({ desk }) => {
    const said = {
      ...{ ...filledIn(NEW_LEAD_FIELDS), state: 'FL', zip: '32951', apptDate: '2026-11-23' },
      ...{ mostRecentStormDate: '2026-11-17', previousClaims: 'Yes' },
    };
    expect(desk.rep.call('add_lead', said)).toMatchObject({ ok: true });
    desk.expectShown('rep-leads', said);
  });

  test('of an imported row reaches the rep’s card and the export', ({ desk }) => {
    const place = { state: 'FL', zip: '32951', mostRecentStormDate: '2026-11-17' };
    const said = { ...filledIn(LEAD_FIELD_NAMES), ...place };
    desk.boss.call('import_leads', {
      ...{ importId: 'import-1', batchId: 'bought', batchName: 'Bought', columns: LEAD_FIELD_NAMES },
      rows: [{ line: 2, cells: LEAD_FIELD_NAMES.map((field) => said[field]) }],
    });
    desk.expectShown('bought', said);
  });

  test('that a booking sent again changes is named in the history by its own label', ({
    desk: { backend },
  }) => {
    const post = aBookingPost();
    backend.book(post);
    backend.book({
      ...{ ...post, ...filledIn(BOOKING_FIELDS), service: 'emergency-tarping', apptDate: '2026-11-24' },
      ...{ apptTime: 'afternoon', previousClaims: 'Unsure', leadSource: 'Other' },
      ...{ phone: '(321) 555-0199', dateOfLoss: '2026-11-16' },
    });
    const [lead] = backend.store.read('leadsOfBatch', { batchId: 'website-bookings', after: '', limit: 1 });
    const note = backend.history(lead?.leadId)[0]?.note;
    for (const field of BOOKING_FIELDS) expect(note).toContain(`${LEAD_FIELDS[field].label}: `);
    const labels = new Set(LEAD_FIELD_NAMES.map((field) => LEAD_FIELDS[field].label));
    expect(labels.size).toBe(LEAD_FIELD_NAMES.length);
  });
});
