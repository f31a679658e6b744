import type { HeldBack } from '#contract/actions/next-lead.ts';
import type {
  AuditRow,
  BatchCountsRow,
  BatchRow,
  BookingRow,
  CallWindow,
  Instant,
  LeadRow,
  MeterRow,
  NumberRow,
  RepRow,
  ResetCodeRow,
  SessionRow,
  UndoRow,
} from './rows.ts';

/** What the queue is asked for: open leads of a batch that may be served to this rep now. */
export interface QueueArgs {
  batchId: string;
  rep: string;
  now: Instant;
  /** Call windows that are shut at this moment. */
  shut: readonly CallWindow[];
  /** A callback kept for another rep that came due at or before this moment is anyone's. */
  unclaimedBy: Instant;
  /** Leads that come behind all others, in this order: the ones this very request passes over. */
  behind: readonly string[];
}

/** Why open leads are not served, and what those that only time holds back wait for. */
export interface HeldBackLeads {
  counts: HeldBack;
  waiting: { callWindow: CallWindow; from: Instant }[];
}

/**
 * The closed set of questions an action can ask, each answered from an index, so that no action's cost grows with the
 * number of leads. "Locks" means: until the action's writes are in, nobody else reads that row for a decision.
 */
export interface Queries {
  /** Locks, also when there is no row yet. */
  rep: { email: string };
  repsInState: { state: RepRow['state']; limit: number };
  /** The names of these accounts, those there are, without locking. */
  repNames: { emails: readonly string[] };
  /** The session and its rep. */
  session: { hash: string };
  /** Locks. */
  resetCode: { email: string };
  /** All batches, with their counts. */
  batches: Record<never, never>;
  batch: { batchId: string };
  batchCounts: { batchId: string };
  /**
   * The first lead by: in `behind` last of all; not skipped by this rep before skipped (longest-ago skip first); then
   * `queueKey`; among open leads of the batch with `readyAt` <= now, window not shut, no lease of another rep running
   * (`leaseUntil` > now), and no callback that is another rep's (`callbackRep` another, `callbackAt` > `unclaimedBy`).
   * A skip counts while it is later than the lead's `workedAt`. Locks the lead, and passes over leads that are locked.
   */
  queueHead: QueueArgs;
  /** What `queueHead` would give, without locking anything; leads in `behind` are left out. */
  queuePeek: QueueArgs;
  /**
   * Counts of open leads of the batch that `queueHead` leaves out, each counted under the first reason that holds, in
   * the order of HeldBack: lease, hours, then what `readyAt` waits for, then another rep's callback (as
   * `callbackLater`); and those that only time holds back from this rep (hours, `readyAt`), by window with the first
   * moment from which one of them waits for no more than its hours. Looks at no more than `limit` open leads, so a full
   * batch at night costs no more than that.
   */
  heldBack: QueueArgs & { limit: number };
  /** Locks. */
  lead: { leadId: string };
  /** Locks; oldest first. */
  leadsByPhone: { phoneKey: string; limit: number };
  /** Leads with one of these numbers, oldest first, without locking: to show, never to write. */
  sameNumber: { phoneKeys: readonly string[]; limit: number };
  /** Leads of a batch by `leadId`, from the first one after `after`. */
  leadsOfBatch: { batchId: string; after: string; limit: number };
  /** Leads with a lease of this rep, running or not. Locks. */
  leasesOf: { rep: string };
  /** Newest first. */
  history: { leadId: string; limit: number };
  /** How many saves of this rep still stand since a moment: audit rows `saved` less `undone`. */
  savesSince: { rep: string; since: Instant };
  booking: { submissionId: string };
  /** Locks, also when there is no row yet. */
  number: { phoneKey: string };
  /** The rows there are of these numbers, without locking. */
  numbers: { phoneKeys: readonly string[] };
  /** Numbers on the do-not-call list by `phoneKey`, from the first one after `after`. */
  suppressedNumbers: { after: string; limit: number };
  /** Locks. */
  meter: { meterId: string };
  /** What the rep's last save can be undone from. Locks. */
  undo: { rep: string };
  /** The slow, salted and peppered hash of a PIN; the pepper is the host's and never stored. */
  pinHash: { pin: string; salt: string };
}

/** What the store answers to each question. */
export interface Results {
  rep: RepRow | null;
  repsInState: RepRow[];
  repNames: Pick<RepRow, 'email' | 'name'>[];
  session: { session: SessionRow; rep: RepRow } | null;
  resetCode: ResetCodeRow | null;
  batches: BatchCountsRow[];
  batch: BatchRow | null;
  batchCounts: BatchCountsRow | null;
  queueHead: LeadRow | null;
  queuePeek: LeadRow | null;
  heldBack: HeldBackLeads;
  lead: LeadRow | null;
  leadsByPhone: LeadRow[];
  sameNumber: LeadRow[];
  leadsOfBatch: LeadRow[];
  leasesOf: LeadRow[];
  history: AuditRow[];
  savesSince: number;
  booking: BookingRow | null;
  number: NumberRow | null;
  numbers: NumberRow[];
  suppressedNumbers: NumberRow[];
  meter: MeterRow | null;
  undo: UndoRow | null;
  pinHash: string;
}

/** Questions a store answers; the hash is the host's. */
export type StoreQuery = Exclude<keyof Queries, 'pinHash'>;
