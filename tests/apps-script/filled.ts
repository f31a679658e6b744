import type { AuditRow, BookingRow, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { toCell } from '#backend/stores/sheets/tabs/cells.ts';
import type { Columns } from '#backend/stores/sheets/tabs/columns.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import {
  AUDIT,
  BOOKINGS,
  CALLS,
  type CallsRow,
  PHOTOS,
  type PhotoCells,
  SUPPRESSED,
  type SuppressedRow,
  VISITS,
} from '#backend/stores/sheets/tabs/tabs.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { aBookingRow, aLeadRow, anAudit, aVisitRow, put } from '#tests/stores/rows.ts';
import type { Installed } from './installed.ts';

const LONG_AGO = '2026-10-01T12:00:00.000Z';

const number = (index: number): string => `1407${String(2_000_000 + index)}`;

/** Fills a new tab as `setValues` would, but fast. Rows are copies of `alike` with the fields of `own`. */
function load<Row>(
  script: Installed,
  { name, columns }: { name: string; columns: Columns<Row> },
  size: number,
  alike: Row,
  own: (index: number) => Partial<Record<keyof Row & string, string>>,
): void {
  const fields = Object.keys(columns) as (keyof Row & string)[];
  const cells = fields.map((field) => toCell(columns[field].write(alike[field])));
  const rows = Array.from({ length: size }, (_, index) => {
    const texts = own(index);
    return fields.map((field, at) => texts[field] ?? cells[at] ?? '');
  });
  script.world.spreadsheet.tab(name).grid.load(2, rows);
}

/**
 * Fills the sheet with `size` leads of the batch "storm", each with a booking, an audit line and a number
 * called once.
 */
export function fillSheet(script: Installed, size: number): void {
  script.write(put.batch({ batchId: 'storm', name: 'Storm' }));
  const lead = aLeadRow({ batchId: 'storm', createdAt: LONG_AGO });
  load<LeadRow>(script, LEADS, size, lead, (index) => ({
    leadId: `lead-${index}`,
    queueKey: `1${LONG_AGO} ${String(index).padStart(8, '0')}`,
    phone: number(index),
    phoneKey: number(index),
    open: index % 3 === 1 ? 'no' : 'yes',
  }));
  const line = anAudit({ at: LONG_AGO, action: 'created', fromStatus: '', toStatus: 'New Lead', note: '' });
  load<AuditRow>(script, AUDIT, size, line, (index) => ({
    auditId: `audit-${index}`,
    leadId: `lead-${index}`,
  }));
  load<BookingRow>(script, BOOKINGS, size, aBookingRow({ receivedAt: LONG_AGO }), (index) => ({
    submissionId: `submission-${index}`,
    leadId: `lead-${index}`,
    visitId: `visit-${index}`,
  }));
  load<VisitRow>(script, VISITS, size, aVisitRow({ createdAt: LONG_AGO }), (index) => ({
    visitId: `visit-${index}`,
    leadId: `lead-${index}`,
  }));
  load<CallsRow>(script, CALLS, size, { phoneKey: '', calls: [], restUntil: '' }, (index) => ({
    phoneKey: number(index),
  }));
}

/** Fills the audit trail with saves of today, each of another lead. */
export function fillSaves(script: Installed, size: number, rep: string): void {
  load<AuditRow>(script, AUDIT, size, anAudit({ rep }), (index) => ({
    auditId: `audit-${index}`,
    leadId: `lead-${index}`,
  }));
}

/** Fills the tab Suppressed with numbers that a file has listed. */
export function fillSuppressed(script: Installed, fileId: string, keys: readonly string[]): void {
  const row = { phoneKey: '', suppressedAt: LONG_AGO, suppressedBy: 'robin@reps.example', fileId };
  load<SuppressedRow>(script, SUPPRESSED, keys.length, row, (index) => ({ phoneKey: keys[index] ?? '' }));
}

/** Adds a row to the tab Photos for each lead of `fillSheet` but the first. There are no files. */
export function fillPhotos(script: Installed, size: number): void {
  const { row } = aPhoto('photo', 'lead', LONG_AGO);
  load<PhotoCells>(script, PHOTOS, size, { ...row, photo: 'none', thumbnail: 'none' }, (index) => ({
    submissionId: `submission-${index + 1}`,
    leadId: `lead-${index + 1}`,
    photoId: `photo-${index}`,
  }));
}
