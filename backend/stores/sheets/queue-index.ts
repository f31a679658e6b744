import type { LeadRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import type { OnFault } from './faults.ts';
import { LEADS } from './tabs/leads-tab.ts';
import type { Tab } from './tabs/tab.ts';

/** The fields that decide the queue. They are adjacent in the tab, so one read returns them all. */
const FIELDS = [
  'status',
  'workedAt',
  'open',
  'queueKey',
  'readyAt',
  'waitsFor',
  'callbackAt',
  'callbackRep',
  'leaseRep',
  'leaseUntil',
  'callWindow',
  'batchId',
  'leadId',
] as const satisfies (keyof LeadRow)[];

export interface QueueEntry extends Pick<LeadRow, (typeof FIELDS)[number]> {
  place: number;
}

/**
 * Reads the queue fields of all leads in one read. A lead whose status needs no call is closed whatever its
 * "Open" cell says, because the owner may have typed the status. Unreadable rows and duplicate lead ids are
 * skipped and reported.
 */
export function readQueueIndex(tab: Tab<LeadRow>, onFault: OnFault): QueueEntry[] {
  const entries: QueueEntry[] = [];
  const seen = new Set<string>();
  const { columns } = LEADS;
  tab.block(FIELDS).forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const place = index + 2;
    const cell = (field: (typeof FIELDS)[number]) => cells[FIELDS.indexOf(field)] ?? '';
    try {
      const leadId = columns.leadId.read(cell('leadId'));
      if (seen.has(leadId)) throw new Error(`Lead ID ${leadId} stands in another row already`);
      const status = columns.status.read(cell('status'));
      entries.push({
        place,
        leadId,
        status,
        batchId: cell('batchId'),
        workedAt: columns.workedAt.read(cell('workedAt')),
        open: columns.open.read(cell('open')) && DISPOSITIONS[status].isOpen,
        queueKey: cell('queueKey'),
        readyAt: columns.readyAt.read(cell('readyAt')),
        waitsFor: columns.waitsFor.read(cell('waitsFor')),
        callbackAt: columns.callbackAt.read(cell('callbackAt')),
        callbackRep: cell('callbackRep'),
        leaseRep: cell('leaseRep'),
        leaseUntil: columns.leaseUntil.read(cell('leaseUntil')),
        callWindow: columns.callWindow.read(cell('callWindow')),
      });
      seen.add(leadId);
    } catch (fault) {
      onFault({
        tab: LEADS.name,
        row: place,
        reason: fault instanceof Error ? fault.message : String(fault),
      });
    }
  });
  return entries;
}
