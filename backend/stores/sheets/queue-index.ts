import type { LeadRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import type { OnFault } from './faults.ts';
import { readWrittenLanguage } from './tabs/leads-tab.ts';
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

/** Closes a lead whose status needs no call, whatever its "Open" cell says: the owner may have typed it. */
export const closedByStatus = <Lead extends Pick<LeadRow, 'open' | 'status'>>(lead: Lead): Lead => ({
  ...lead,
  open: lead.open && DISPOSITIONS[lead.status].isOpen,
});

/**
 * Reads the queue fields of all leads in one read. Unreadable rows and duplicate lead ids are skipped and
 * reported.
 */
export function readQueueIndex(tab: Tab<LeadRow>, onFault: OnFault): QueueEntry[] {
  const seen = new Set<string>();
  return tab.part(FIELDS).flatMap(({ place, row }) => {
    const { leadId } = row;
    if (!seen.has(leadId)) {
      seen.add(leadId);
      return [{ ...closedByStatus(row), place }];
    }
    const reason = `Lead ID ${leadId} is already in another row`;
    onFault({ tab: tab.spec.name, row: place, reason });
    return [];
  });
}

/** Returns the row numbers of the leads in each language, by its code. One read, of one column. */
export function readPlacesOfLanguages(tab: Tab<LeadRow>): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  tab.block(['language']).forEach(([cell = ''], index) => {
    const code = readWrittenLanguage(cell);
    places.set(code, (places.get(code) ?? new Set()).add(index + 2));
  });
  return places;
}
