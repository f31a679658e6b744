import type { AuditRow, LeadRow, MessageRow, NumberRow, RepRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { scriptBackend } from './script-backend.ts';

export const storeRep = (row: RepRow): void => scriptBackend.write({ kind: 'putRep', row });

/** Stores `aBatch` with these leads. */
export function storeLeads(...leads: LeadRow[]): void {
  scriptBackend.write({ kind: 'putBatch', row: aBatch() });
  for (const row of leads) scriptBackend.write({ kind: 'putLead', row });
}

/** Puts a number on the do-not-call list. */
export function suppress(phoneKey: string, over: Partial<NumberRow> = {}): void {
  const since = { suppressedAt: '2026-11-18T15:00:00.000Z', suppressedBy: 'robin@reps.example', fileId: '' };
  scriptBackend.write({ kind: 'putNumber', row: { phoneKey, ...since, calls: [], ...over } });
}

export const isSuppressed = (phoneKey: string): boolean =>
  (scriptBackend.read('number', { phoneKey })?.suppressedAt ?? '') !== '';

export const leadsOf = (batchId: string): LeadRow[] =>
  scriptBackend.read('leadsOfBatch', { batchId, after: '', limit: 5_000 });

/** Adds an event to the audit trail, of no lead; by default by nobody, now. */
export function storeEvent(line: Pick<AuditRow, 'action'> & Partial<AuditRow>): void {
  const { newId, nowMs } = scriptBackend.context();
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
  scriptBackend.write({ kind: 'insertAudit', row });
}

export const storeMessages = (...rows: MessageRow[]): void =>
  scriptBackend.write(...rows.map((row) => ({ kind: 'insertMessage' as const, row })));
