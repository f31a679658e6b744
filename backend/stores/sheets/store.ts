import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { type BatchCounts, cacheCounts, cachedCounts, countLeads, recount } from './batch-counts.ts';
import { applyWrites } from './changes.ts';
import type { RowFault } from './faults.ts';
import { type QueueEntry, readQueueIndex } from './queue-index.ts';
import { ANSWERS, type Sources } from './reads.ts';
import type { ScriptCache, Spreadsheet } from './services.ts';
import { createTabs } from './tabs/create-tabs.ts';

/** The cache's entry that says which state the rows are in; without it everything is read and decided anew. */
export const VERSION_KEY = 'rows-version';
const VERSION_SECONDS = 21_600;

export interface SheetsStore {
  read<K extends StoreQuery>(query: K, args: Queries[K]): Results[K];
  /**
   * Makes the changes. For one at a time: whoever calls it holds the script's lock, and flushes before letting go.
   * @throws Error, before anything is written, when a row that must be new is there already
   */
  write(writes: readonly Write[]): void;
  /** Forgets what has been read, so that the next question is answered from the sheet. */
  forget(): void;
  /**
   * A mark of the rows as they are: the same mark again means that no request has written in between. Null when that
   * cannot be said, because the cache has forgotten it or a request is just writing.
   */
  version(): string | null;
  /** Rows met that cannot be read, each once. */
  faults(): RowFault[];
}

export interface SheetsStoreOptions {
  spreadsheet: Spreadsheet;
  cache: ScriptCache;
  newId: () => string;
}

/**
 * Rows in the tabs of a spreadsheet, one request at a time. Each question costs a number of reads that does not depend on how
 * many leads there are; what is read once is remembered until `forget`. @throws SheetNotSetUp from every method that
 * meets a tab or heading that is missing
 */
export function createSheetsStore({ spreadsheet, cache, newId }: SheetsStoreOptions): SheetsStore {
  const faults = new Map<string, RowFault>();
  const onFault = (fault: RowFault) => faults.set(`${fault.tab} ${fault.row}`, fault);
  const tabs = createTabs(spreadsheet, onFault);
  let index: QueueEntry[] | null = null;
  let counts: BatchCounts | null = null;

  const version = () => cache.get(VERSION_KEY);
  const sources: Sources = {
    tabs,
    index: () => {
      index ??= readQueueIndex(tabs.leads, onFault);
      return index;
    },
    counts: () => {
      if (counts) return counts;
      const before = version();
      counts = cachedCounts(cache, before);
      if (!counts) {
        counts = countLeads(sources.index());
        cacheCounts(cache, before, counts);
      }
      return counts;
    },
  };

  function forget(): void {
    index = null;
    counts = null;
    for (const tab of Object.values(tabs)) tab.forget();
  }

  /** The leads that these writes change, each as it was when it was read, or null for one that was not. */
  function changedLeads(writes: readonly Write[]) {
    const changes = new Map<string, { before: LeadRow | null; after: LeadRow }>();
    for (const write of writes) {
      if (write.kind !== 'putLead') continue;
      changes.set(write.row.leadId, { before: tabs.leads.remembered(write.row.leadId), after: write.row });
    }
    return [...changes.values()];
  }

  return {
    read: (query, args) => ANSWERS[query](sources, args),
    write(writes) {
      if (writes.length === 0) return;
      const known = cachedCounts(cache, version());
      const changes = changedLeads(writes);
      // Until the new mark is set there is none, so whoever reads meanwhile decides again when it has the lock.
      cache.remove(VERSION_KEY);
      let wasThere: (leadId: string) => boolean;
      try {
        wasThere = applyWrites(tabs, writes);
      } finally {
        forget();
      }
      const next = newId();
      cache.put(VERSION_KEY, next, VERSION_SECONDS);
      const isExact = changes.every(({ before, after }) => before !== null || !wasThere(after.leadId));
      if (known && isExact) cacheCounts(cache, next, recount(known, changes));
    },
    forget,
    version,
    faults: () => [...faults.values()],
  };
}
