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

/** Arguments of the queue's queries. */
export interface QueueArgs {
  batchId: string;
  rep: string;
  now: Instant;
  /** Call windows that are closed now. */
  closedWindows: readonly CallWindow[];
  /** A callback reserved for another rep is open to everyone if it was due at or before this moment. */
  callbackOpenBefore: Instant;
  /** Ids of leads to serve after all others, in this order: the ones this request skips or closes. */
  lastLeadIds: readonly string[];
}

/** Held-back leads: counts by reason, and `waiting`, each window's earliest moment (hours aside). */
export interface HeldBackLeads {
  counts: HeldBack;
  waiting: { callWindow: CallWindow; from: Instant }[];
}

/**
 * The closed set of queries an action can make. Each is answered from an index, so no action's cost grows
 * with the number of leads. "Locks" means: until the action's writes are committed, no other request bases a
 * decision on that row.
 */
export interface Queries {
  /** Locks, even if there is no row yet. */
  rep: { email: string };
  repsInState: { state: RepRow['state']; limit: number };
  /** Names of those accounts that exist. Does not lock. */
  repNames: { emails: readonly string[] };
  session: { hash: string };
  /** Locks. */
  resetCode: { email: string };
  batches: Record<never, never>;
  batch: { batchId: string };
  batchCounts: { batchId: string };
  /**
   * Returns the first lead to serve and locks it; leads that another request has locked are passed over.
   * Eligible are open leads of the batch with `readyAt` <= now, an open call window, no active lease of
   * another rep (`leaseUntil` > now) and no callback reserved for another rep (`callbackRep` is another rep
   * and `callbackAt` > `callbackOpenBefore`).
   * Order: leads in `lastLeadIds` last; leads this rep has not skipped before skipped ones (oldest skip
   * first); then by `queueKey`. A skip counts only while it is later than the lead's `workedAt`.
   */
  queueHead: QueueArgs;
  /** What `queueHead` would return, without locking and without the leads in `behind`. */
  queuePeek: QueueArgs;
  /**
   * Counts the batch's open leads that `queueHead` excludes, each under the first reason that applies: lease,
   * hours, what `readyAt` waits for, then another rep's callback (as `callbackLater`). Also returns, per call
   * window, the earliest moment from which a lead waits only for its calling hours, for leads that only time
   * holds back (hours, `readyAt`). Looks at no more than `limit` open leads, which bounds the cost when a
   * whole batch is closed at night.
   */
  heldBack: QueueArgs & { limit: number };
  /** Locks. */
  lead: { leadId: string };
  /** Locks. Oldest first. */
  leadsByPhone: { phoneKey: string; limit: number };
  /** Leads with one of these numbers, oldest first. Does not lock: for display only, never for writes. */
  sameNumber: { phoneKeys: readonly string[]; limit: number };
  /** Leads of a batch in order of `leadId`, starting after `after`. */
  leadsOfBatch: { batchId: string; after: string; limit: number };
  /** Leads with a lease of this rep, active or expired. Locks. */
  leasesByRep: { rep: string };
  /** Newest first. */
  history: { leadId: string; limit: number };
  /** Number of this rep's saves since a moment: `saved` audit rows minus `undone` ones. */
  savesSince: { rep: string; since: Instant };
  booking: { submissionId: string };
  /** Locks, even if there is no row yet. */
  number: { phoneKey: string };
  /** Rows of those numbers that have one. Does not lock. */
  numbers: { phoneKeys: readonly string[] };
  /** Numbers on the do-not-call list in order of `phoneKey`, starting after `after`. */
  suppressedNumbers: { after: string; limit: number };
  /** Locks. */
  meter: { meterId: string };
  /** The record that undoes the rep's last save. Locks. */
  undo: { rep: string };
  /** Slow hash of a PIN with salt and pepper. The host holds the pepper and never stores it with the rows. */
  pinHash: { pin: string; salt: string };
}

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
  leasesByRep: LeadRow[];
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

/** Queries that a store answers; the host answers `pinHash`. */
export type StoreQuery = Exclude<keyof Queries, 'pinHash'>;
