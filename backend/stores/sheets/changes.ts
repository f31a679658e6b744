import type { Write } from '#backend/core/writes.ts';
import { phoneKey } from '#contract/phone.ts';
import { listing } from './numbers.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { Tab } from './tabs/tab.ts';
import { append, change, empty, getKey, locate } from './tabs/tab-writer.ts';

/** Collects one decision's changes to one tab. */
export class TabChanges<Row extends object> {
  private readonly puts = new Map<string, Row>();
  private readonly fresh: Row[] = [];
  private readonly doomed: ((row: Row) => boolean)[] = [];

  private places: ReadonlyMap<string, number> = new Map();

  constructor(private readonly tab: Tab<Row>) {}

  /** Whether the row existed before this change; valid after `prepare`. */
  wasThere(key: string): boolean {
    return this.places.has(key);
  }

  put(row: Row): void {
    this.puts.set(getKey(this.tab, row), row);
  }

  /** Adds a row that is always new. */
  add(row: Row): void {
    this.fresh.push(row);
  }

  remove(isGone: (row: Row) => boolean): void {
    for (const [key, row] of this.puts) if (isGone(row)) this.puts.delete(key);
    this.doomed.push(isGone);
  }

  /** Finds the current position of every row to change. Returns a function that makes the changes. */
  prepare(): () => void {
    const { tab, puts, fresh, doomed } = this;
    if (puts.size + fresh.length + doomed.length === 0) return () => {};
    const before = new Map([...puts.keys()].map((key) => [key, tab.remembered(key)]));
    if (tab.spec.isSmall) tab.forget();
    const places =
      puts.size + doomed.length === 0 ? new Map<string, number>() : locate(tab, [...puts.keys()]);
    this.places = places;
    const gone =
      doomed.length === 0 ? [] : tab.all().filter(({ row }) => doomed.some((isGone) => isGone(row)));
    return () => {
      empty(
        tab,
        gone.filter(({ row }) => !puts.has(getKey(tab, row))).map(({ place }) => place),
      );
      for (const [key, row] of puts) {
        const place = places.get(key);
        if (place !== undefined) change(tab, place, row, before.get(key) ?? null);
      }
      append(tab, [...[...puts].filter(([key]) => !places.has(key)).map(([, row]) => row), ...fresh]);
    };
  }
}

type AllChanges = {
  [K in keyof Tabs]: Tabs[K] extends Tab<infer Row extends object> ? TabChanges<Row> : never;
};

const createChanges = (tabs: Tabs): AllChanges => ({
  // Changes are made in this order: if the platform fails in between, a lead without its booking is better
  // than none.
  batches: new TabChanges(tabs.batches),
  leads: new TabChanges(tabs.leads),
  bookings: new TabChanges(tabs.bookings),
  suppressed: new TabChanges(tabs.suppressed),
  calls: new TabChanges(tabs.calls),
  audit: new TabChanges(tabs.audit),
  skips: new TabChanges(tabs.skips),
  undos: new TabChanges(tabs.undos),
  meters: new TabChanges(tabs.meters),
  reps: new TabChanges(tabs.reps),
  sessions: new TabChanges(tabs.sessions),
  resetCodes: new TabChanges(tabs.resetCodes),
});

/**
 * Applies the writes of one decision. Returns a function that tells whether a written lead existed before.
 * @throws Error, before anything is written, when a booking that must be new exists
 */
export function applyWrites(tabs: Tabs, writes: readonly Write[]): (leadId: string) => boolean {
  const changes = createChanges(tabs);
  for (const write of writes) note(tabs, changes, write);
  const steps = Object.values(changes).map((tab) => tab.prepare());
  for (const step of steps) step();
  return (leadId) => changes.leads.wasThere(leadId);
}

function note(tabs: Tabs, changes: AllChanges, write: Write): void {
  switch (write.kind) {
    case 'putRep':
      changes.reps.put(write.row);
      break;
    case 'putSession':
      changes.sessions.put(write.row);
      break;
    case 'deleteSession':
      changes.sessions.remove(({ hash }) => hash === write.hash);
      break;
    case 'deleteSessionsOf':
      changes.sessions.remove(({ email }) => email === write.email);
      break;
    case 'deleteExpiredSessions':
      changes.sessions.remove(({ expiresAt }) => expiresAt <= write.now);
      break;
    case 'putResetCode':
      changes.resetCodes.put(write.row);
      break;
    case 'deleteResetCode':
      changes.resetCodes.remove(({ email }) => email === write.email);
      break;
    case 'putBatch':
      changes.batches.put(write.row);
      break;
    case 'putLead':
      changes.leads.put(write.row);
      break;
    case 'insertBooking': {
      const { submissionId } = write.row;
      if (tabs.bookings.find('submissionId', submissionId).length > 0) {
        throw new Error(`There is a booking with the submission ${submissionId} already.`);
      }
      changes.bookings.add(write.row);
      break;
    }
    case 'putBooking':
      changes.bookings.put(write.row);
      break;
    case 'putMeter':
      changes.meters.put(write.row);
      break;
    case 'putNumber': {
      const { phoneKey: number, suppressedAt, suppressedBy, calls } = write.row;
      changes.calls.put({ phoneKey: number, calls });
      changes.suppressed.remove((row) => row.phoneKey === number || phoneKey(row.phoneKey) === number);
      if (suppressedAt !== '')
        changes.suppressed.put(listing({ phoneKey: number, suppressedAt, suppressedBy }));
      break;
    }
    case 'putSkip':
      changes.skips.put({ ...write.row, skipId: `${write.row.rep} ${write.row.leadId}` });
      break;
    case 'insertAudit':
      changes.audit.add(write.row);
      break;
    case 'putUndo':
      changes.undos.put(write.row);
      break;
    case 'deleteUndo':
      changes.undos.remove(({ rep }) => rep === write.rep);
      break;
  }
}
