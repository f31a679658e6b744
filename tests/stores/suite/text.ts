import { expect, test } from 'vitest';
import { forFields, LEAD_FIELD_NAMES } from '#contract/lead/lead-fields.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, aLeadRow, anAudit, aVisitRow, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const TRICKY_TEXTS: readonly string[] = [
  '00123',
  '+13215550100',
  '=1+1',
  '-5',
  '@x',
  '1/2',
  '👍🏽 tarp',
  '12345678901234567890',
  "'quoted",
  '\u200bhidden',
  'TRUE',
  '1e5',
  '2026-11-20',
  ' two  spaces ',
  'line one\nline two\r\n\ttab',
  `"double" 'single' \\ %s $1 ; DROP TABLE leads; --`,
  'Muñoz – Łódź – 東京',
  'x'.repeat(4000),
];

export function textTests({ read, write }: Subject): void {
  test('returns every text as it was written', async () => {
    const rows = TRICKY_TEXTS.map((text) => {
      const batch = aBatch({ batchId: fresh('batch'), name: text, description: text });
      const typed = forFields(LEAD_FIELD_NAMES, () => text);
      const lead = aLeadRow({ ...typed, batchId: batch.batchId });
      const rep = aRep({ email: fresh('rep'), name: text, phone: text });
      const note = anAudit({ leadId: lead.leadId, note: text });
      const booking = aBookingRow({ service: text, apptDate: text, apptTime: text });
      const visit = aVisitRow({
        service: text,
        apptDate: text,
        apptTime: text,
        agreedTime: text,
        mailedTo: text,
      });
      return { batch, lead, rep, note, booking, visit };
    });
    for (const { batch, lead, rep, note, booking, visit } of rows)
      await write(
        put.batch(batch),
        put.lead(lead),
        put.rep(rep),
        put.audit(note),
        put.newBooking(booking),
        put.visit(visit),
      );
    for (const { batch, lead, rep, note, booking, visit } of rows) {
      expect(await read('batch', { batchId: batch.batchId })).toEqual(batch);
      expect(await read('lead', { leadId: lead.leadId })).toEqual(lead);
      expect(await read('rep', { email: rep.email })).toEqual(rep);
      expect(await read('history', { leadId: lead.leadId, limit: 1, siteLimit: 1 })).toEqual([note]);
      expect(await read('booking', { submissionId: booking.submissionId })).toEqual(booking);
      expect(await read('visit', { visitId: visit.visitId })).toEqual(visit);
    }
  });
}
