import type { AuditRow, LeadRow, MessageRow, NumberRow, RepRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { testBackend } from './test-backend.ts';

export const storeRep = (row: RepRow): void => testBackend.write({ kind: 'putRep', row });

/** Stores `aBatch` with these leads. */
export function storeLeads(...leads: LeadRow[]): void {
  testBackend.write({ kind: 'putBatch', row: aBatch() });
  for (const row of leads) testBackend.write({ kind: 'putLead', row });
}

/** Puts a number on the do-not-call list. */
export function suppress(phoneKey: string, over: Partial<NumberRow> = {}): void {
  const since = { suppressedAt: '2026-11-18T15:00:00.000Z', suppressedBy: 'robin@reps.example', fileId: '' };
  testBackend.write({ kind: 'putNumber', row: { phoneKey, ...since, calls: [], restUntil: '', ...over } });
}

export const isSuppressed = (phoneKey: string): boolean =>
  (testBackend.read('number', { phoneKey })?.suppressedAt ?? '') !== '';

export const leadsOf = (batchId: string): LeadRow[] =>
  testBackend.read('leadsOfBatch', { batchId, after: '', limit: 5_000 });

/** Adds an event to the audit trail, of no lead; by default by nobody, now. */
export function storeEvent(line: Pick<AuditRow, 'action'> & Partial<AuditRow>): void {
  const { newId, nowMs } = testBackend.context();
  const row: AuditRow = {
    auditId: newId(),
    at: new Date(nowMs).toISOString(),
    leadId: '',
    rep: '',
    fromStatus: '',
    toStatus: '',
    note: '',
    ...line,
  };
  testBackend.write({ kind: 'insertAudit', row });
}

export const storeMessages = (...rows: MessageRow[]): void =>
  testBackend.write(...rows.map((row) => ({ kind: 'insertMessage' as const, row })));
