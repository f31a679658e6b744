import type { FoundLead } from '#contract/actions/manager/find-leads.ts';
import type { UnavailableCounts } from '#contract/actions/next-lead.ts';
import type { Language } from '#contract/languages.ts';
import type {
  AuditRow,
  BatchCountsRow,
  BatchRow,
  BookingRow,
  CallWindow,
  DeviceRow,
  Instant,
  LeadRow,
  MessageRow,
  MeterRow,
  NumberRow,
  OwnerSettingRow,
  PhotoImages,
  PhotoRow,
  RepRow,
  ResetCodeRow,
  SessionRow,
  UndoRow,
  VisitRow,
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
  /** What the rep speaks besides English: of new leads and of worked ones, those in one of these come first. */
  languages: readonly Language[];
  /** Ids of leads to serve after all others, in this order: the ones this request skips or closes. */
  lastLeadIds: readonly string[];
}

export interface CallbackArgs extends Pick<QueueArgs, 'rep' | 'now' | 'callbackOpenBefore'> {
  limit: number;
}

/** What decides whether a rep can call a lead back now. */
export type CallbackLead = Pick<LeadRow, 'batchId' | 'callWindow' | 'readyAt' | 'leaseRep' | 'leaseUntil'>;

/** Saves of one status, without undone ones. */
export interface SavesOfStatus {
  status: string;
  count: number;
}

/** What a rep has done since a moment. `skipsInARow`: skips since the last save. */
export interface RepWork {
  saves: SavesOfStatus[];
  skipsInARow: number;
}

/** What to find leads by (find/search.ts): each lead with one of them. Empty ones find nothing. */
export interface FindArgs {
  /** Digits anywhere in the number. */
  phone: string;
  /** How a name, an address from one of its words on, or an email may begin (`STARTS`). */
  words: readonly string[];
  /** How a visit's reference begins. */
  reference: string;
  limit: number;
}

/** A rep's saves of one status on one day, without undone ones. `day`: index in `dayStarts`. */
export interface SavesOfDay extends SavesOfStatus {
  rep: string;
  day: number;
}

/** Leads that wait, counted up to a limit, and since when the oldest waits; empty without any. */
export interface WaitingLeads {
  count: number;
  oldestAt: Instant;
}

/** `newest`: the newest of them, at most PAGE_SIZES.newestLeads, newest first. */
export interface NewBookings extends WaitingLeads {
  newest: Pick<LeadRow, 'createdAt' | 'batchId' | 'leaseRep' | 'leaseUntil'>[];
}

/** `kept`: how many of them only the rep may call for whom they are reserved. */
export interface OverdueCallbacks extends WaitingLeads {
  kept: number;
}

/** What a number of the company's day counts (`Counted` of contract/actions/manager/list-counted.ts). */
export interface CountedRow extends Pick<LeadRow, 'leadId' | 'firstName' | 'lastName' | 'city'> {
  at: Instant;
  status: string;
  /** The rep's email; empty for nobody. */
  rep: string;
}

/** From `from` on, before `until`, which is empty for no end. */
export interface PeriodArgs {
  from: Instant;
  until: Instant;
}

export interface BookedSlot extends Pick<VisitRow, 'apptDate' | 'apptTime'> {
  count: number;
}

/** Starts of days that follow one another, oldest first. The last one has no end. */
export interface DaysArgs {
  dayStarts: readonly Instant[];
}

/** Held-back leads: counts by reason, and `waiting`, each window's earliest moment (hours aside). */
export interface UnavailableLeads {
  counts: UnavailableCounts;
  waiting: { callWindow: CallWindow; from: Instant }[];
}

/** Leads of an import. `worked`: those that a rep has saved or holds. */
export interface ImportCounts {
  total: number;
  worked: number;
}

interface Query<Args, Result> {
  args: Args;
  result: Result;
}

/**
 * The closed set of queries an action can make. Each is answered from an index, so no action's cost grows
 * with the number of leads. "Locks" means: until the action's writes are committed, no other request bases a
 * decision on that row.
 */
interface AllQueries {
  /** Locks, even if there is no row yet. */
  rep: Query<{ email: string }, RepRow | null>;
  repsInState: Query<{ state: RepRow['state']; limit: number }, RepRow[]>;
  /**
   * Emails of active managers. Locks: no other request gets them until this one's writes are committed. Ask
   * before any other query that locks.
   */
  managers: Query<Record<never, never>, string[]>;
  /** Names of those accounts that exist. Does not lock. */
  repNames: Query<{ emails: readonly string[] }, Pick<RepRow, 'email' | 'name'>[]>;
  session: Query<{ hash: string }, { session: SessionRow; rep: RepRow } | null>;
  /** Locks. */
  device: Query<{ hash: string }, DeviceRow | null>;
  /** Locks. */
  resetCode: Query<{ email: string }, ResetCodeRow | null>;
  batches: Query<Record<never, never>, BatchCountsRow[]>;
  batch: Query<{ batchId: string }, BatchRow | null>;
  batchCounts: Query<{ batchId: string }, BatchCountsRow | null>;
  /**
   * Returns the first lead to serve and locks it; leads that another request has locked are passed over.
   * Eligible are open leads of the batch with `readyAt` <= now, an open call window, no active lease of
   * another rep (`leaseUntil` > now) and no callback reserved for another rep (`callbackRep` is another rep
   * and `callbackAt` > `callbackOpenBefore`).
   * Order: leads in `lastLeadIds` last; leads this rep has not skipped before skipped ones (oldest skip
   * first); then by the part of the queue (`partOfQueue`); of new ones and of worked ones those in one of
   * `languages` first; then by `queueKey`. A skip counts only while it is later than the lead's `workedAt`.
   */
  queueHead: Query<QueueArgs, LeadRow | null>;
  /** What `queueHead` would return, without locking and without the leads in `lastLeadIds`. */
  queuePeek: Query<QueueArgs, LeadRow | null>;
  /**
   * Counts the batch's open leads that `queueHead` excludes, each under the first reason that applies: lease,
   * hours, what `readyAt` waits for, then another rep's callback (as `callbackLater`). Also returns, per call
   * window, the earliest moment from which a lead waits only for its calling hours, for leads that only time
   * holds back (hours, `readyAt`). Looks at no more than `limit` open leads, about the first ones, which
   * bounds the cost when a whole batch is closed at night.
   */
  unavailableLeads: Query<QueueArgs & { limit: number }, UnavailableLeads>;
  /**
   * Open leads with a callback that this rep may take: reserved for this rep or for nobody, or due at or
   * before `callbackOpenBefore`. Returns the first `limit` whose `callbackAt` is at or before `now`, then the
   * first one after it, by `callbackAt`, then by `leadId`. None of an archived batch. Does not lock.
   */
  callbacks: Query<CallbackArgs, CallbackLead[]>;
  /**
   * Open leads that homeowners have made on the website and that no rep has saved yet, by `createdAt`. None of
   * an archived batch. Does not lock.
   */
  newBookings: Query<{ limit: number }, NewBookings>;
  /**
   * Open leads of any rep with a callback at or before `now`, by `callbackAt`. None of an archived batch.
   * Does not lock.
   */
  overdueCallbacks: Query<Pick<CallbackArgs, 'now' | 'callbackOpenBefore' | 'limit'>, OverdueCallbacks>;
  /** Reps of active leases, one for each lead held, in any order. Does not lock. */
  holders: Query<{ now: Instant; limit: number }, string[]>;
  /** Leads that `newBookings` counts, the first `limit` by `createdAt`, which is `at`. Does not lock. */
  newLeads: Query<{ limit: number }, CountedRow[]>;
  /**
   * Leads that `overdueCallbacks` counts, the first `limit` by `callbackAt`, which is `at`; `rep` is `callbackRep`.
   * Does not lock.
   */
  overdueLeads: Query<{ now: Instant; limit: number }, CountedRow[]>;
  /**
   * Leads that `holders` counts, of this rep or, if it is empty, of all: the first `limit` by `leaseUntil`, which is
   * `at`. Does not lock.
   */
  heldLeads: Query<{ now: Instant; rep: string; limit: number }, CountedRow[]>;
  /** Locks. */
  lead: Query<{ leadId: string }, LeadRow | null>;
  /** Those of these leads that exist, in any order. Does not lock: for display only, never for writes. */
  leads: Query<{ leadIds: readonly string[] }, LeadRow[]>;
  /** Locks. Oldest first. */
  leadsByPhone: Query<{ phoneKey: string; limit: number }, LeadRow[]>;
  /** Leads with one of these numbers, oldest first. Does not lock: for display only, never for writes. */
  sameNumber: Query<{ phoneKeys: readonly string[]; limit: number }, LeadRow[]>;
  /**
   * Leads that need no call, and that came in, were last saved and whose visits have last changed before this
   * moment: the first by `leadId`, without `except`. Does not lock.
   */
  closedBefore: Query<{ before: Instant; except: readonly string[]; limit: number }, LeadRow[]>;
  /** Leads with one of these addresses (lowercase, not empty), in any case, oldest first. Does not lock. */
  leadsByEmail: Query<{ emails: readonly string[]; limit: number }, LeadRow[]>;
  /** Found leads, newest first. If there are more than `limit`, any of them. Does not lock. */
  findLeads: Query<FindArgs, FoundLead[]>;
  /** Leads of a batch in order of `leadId`, starting after `after`. */
  leadsOfBatch: Query<{ batchId: string; after: string; limit: number }, LeadRow[]>;
  /** Leads of an import that no rep has saved or can save (`isTaken`), the first by `leadId`. Locks. */
  untakenOfImport: Query<{ importId: string; limit: number }, LeadRow[]>;
  /** Grows with the import. Does not lock. */
  importCounts: Query<{ importId: string; now: Instant }, ImportCounts>;
  /**
   * Leads with a callback reserved for this rep, open or not: the first `limit` by `callbackAt`, then by
   * `leadId`, in any order. Locks.
   */
  assignedCallbacks: Query<{ rep: string; limit: number }, LeadRow[]>;
  /** Leads with a lease of this rep, active or expired. Locks. */
  leasesByRep: Query<{ rep: string }, LeadRow[]>;
  /**
   * Newest first: at most `limit` lines of reps and, besides, at most `siteLimit` of the site itself (no
   * rep). Strangers cause the latter with bookings; neither their number nor their age changes which lines of
   * reps are returned, or what that costs.
   */
  history: Query<{ leadId: string; limit: number; siteLimit: number }, AuditRow[]>;
  /** One audit row, of a lead or of none. Does not lock. */
  auditLine: Query<{ auditId: string }, AuditRow | null>;
  /** Whether there is a row that `deleteOldAudit` (writes.ts) deletes. Does not lock. */
  hasOldAudit: Query<{ before: Instant }, boolean>;
  /** Audit rows without a lead, newest first, from `until` (inclusive; empty for now) back. */
  auditTrail: Query<{ until: Instant; limit: number }, AuditRow[]>;
  /**
   * Audit rows about one account, newest first: those without a lead that have one of these notes and are not
   * about a batch (BATCH_EVENTS), whose note is its name. Each note starts with `email`.
   */
  auditOfAccount: Query<{ email: string; notes: readonly string[]; limit: number }, AuditRow[]>;
  /**
   * This rep's saves since a moment by status, in any order: `saved` audit rows with the status minus
   * `undone` ones from it. Only counts above 0. And how many `skipped` rows are later than the last `saved`
   * one.
   */
  repWork: Query<{ rep: string; since: Instant }, RepWork>;
  /**
   * Saves of all reps by day and status, in any order: `saved` audit rows with the status minus `undone` ones
   * from it. Only counts above 0. Grows with the saves of these days only.
   */
  savesByDay: Query<DaysArgs, SavesOfDay[]>;
  /** Number of bookings received on each of these days. Grows with the bookings of these days only. */
  bookingsByDay: Query<DaysArgs, number[]>;
  /**
   * Saves with one of these statuses that were not undone within the period, of this rep or, if it is empty, of
   * all: the last `limit`, newest first. All of a lead that is gone is empty, also its id. Grows with the saves of
   * the period only. Does not lock.
   */
  savesOfPeriod: Query<
    PeriodArgs & { rep: string; statuses: readonly string[]; limit: number },
    CountedRow[]
  >;
  /** Bookings received in the period, with the lead's status: the last `limit`, as in `savesOfPeriod`. */
  bookingsOfPeriod: Query<PeriodArgs & { limit: number }, CountedRow[]>;
  /** Locks. */
  booking: Query<{ submissionId: string }, BookingRow | null>;
  /** Oldest first. Does not lock. */
  bookingsOfLead: Query<{ leadId: string; limit: number }, BookingRow[]>;
  /** Bookings with this `sender`, which must not be empty, in any order. Does not lock. */
  bookingsOfSender: Query<{ sender: string; limit: number }, BookingRow[]>;
  /** Does not lock: whoever changes a visit has locked its lead. */
  visit: Query<{ visitId: string }, VisitRow | null>;
  /** Newest first. Does not lock. */
  visitsOfLead: Query<{ leadId: string; limit: number }, VisitRow[]>;
  /**
   * Visits of these days (`yyyy-mm-dd`, both included): with `isPlanned` those that take a place in a slot, else in
   * any state, also what was asked for. The first `limit` by day, in any order. Does not lock.
   */
  visitsOfDays: Query<{ from: string; until: string; isPlanned: boolean; limit: number }, VisitRow[]>;
  /** Visits that stand whose time is to be agreed on, oldest first. Does not lock. */
  visitsToAgree: Query<{ limit: number }, VisitRow[]>;
  /**
   * A visit of this day (`yyyy-mm-dd`) that takes a place in its slot and whose `remindedFor` is another day;
   * null if there is none. Does not lock.
   */
  visitToRemind: Query<{ day: string }, VisitRow | null>;
  /**
   * Visits that take a place in a slot of these days (`yyyy-mm-dd`): not canceled, and with a time that need
   * not be agreed on. In any order, only counts above 0. Does not lock.
   */
  bookedSlots: Query<{ days: readonly string[] }, BookedSlot[]>;
  /**
   * Count of one slot as in `bookedSlots`. Locks the slot: until the action's writes are committed, no other
   * request counts it. Ask for it late: others wait for it.
   */
  visitsInSlot: Query<Pick<BookedSlot, 'apptDate' | 'apptTime'>, number>;
  /** Does not lock: the lock on the booking keeps them from changing. */
  photosOfBooking: Query<{ submissionId: string }, PhotoRow[]>;
  /** Oldest first. */
  photosOfLead: Query<{ leadId: string; limit: number }, PhotoRow[]>;
  /** How many photos each of these leads has; only counts above 0. */
  photoCounts: Query<{ leadIds: readonly string[] }, { leadId: string; count: number }[]>;
  /** One image of each of these photos, in their order; empty for one that is gone. */
  photoImages: Query<{ photoIds: readonly string[]; image: keyof PhotoImages }, string[]>;
  /** Locks, even if there is no row yet. */
  number: Query<{ phoneKey: string }, NumberRow | null>;
  /** Rows of those numbers that have one. Does not lock. */
  numbers: Query<{ phoneKeys: readonly string[] }, NumberRow[]>;
  /** Like `numbers`, but locks each number, also those without a row. */
  lockedNumbers: Query<{ phoneKeys: readonly string[] }, NumberRow[]>;
  /** Keys of numbers on the do-not-call list with this `fileId`, which is not empty, in order. */
  numbersOfFile: Query<{ fileId: string; limit: number }, string[]>;
  /** How many numbers on the do-not-call list have this `fileId`. */
  countOfFile: Query<{ fileId: string }, number>;
  /** Numbers on the do-not-call list in order of `phoneKey`, starting after `after`. */
  suppressedNumbers: Query<{ after: string; limit: number }, NumberRow[]>;
  /**
   * Messages, newest first, from `until` (inclusive; empty for now) back. `isFailed`: only those that wait
   * because they were not accepted. With a `recipient`, a lowercase address: only those to it. Does not lock.
   */
  messages: Query<{ isFailed: boolean; recipient: string; until: Instant; limit: number }, MessageRow[]>;
  /** Emails about this lead, to its homeowner and to the company, newest first. Does not lock. */
  messagesOfLead: Query<{ leadId: string; limit: number }, MessageRow[]>;
  /** Messages of the contact form whose text is still there, newest first. Does not lock. */
  contactMessages: Query<{ limit: number }, MessageRow[]>;
  /** Messages that wait because they were not accepted. Does not lock. */
  failedMessages: Query<{ limit: number }, WaitingLeads>;
  /** Settings with a value, in any order. Does not lock. */
  ownerSettings: Query<Record<never, never>, OwnerSettingRow[]>;
  /** Locks. */
  meter: Query<{ meterId: string }, MeterRow | null>;
  /** The record that undoes the rep's last save. Locks. */
  undo: Query<{ rep: string }, UndoRow | null>;
  /** Slow hash of a PIN with salt and pepper. The host holds the pepper and never stores it with the rows. */
  pinHash: Query<{ pin: string; salt: string }, string>;
}

/** The arguments of each query. */
export type Queries = { [K in keyof AllQueries]: AllQueries[K]['args'] };
/** The result of each query. */
export type Results = { [K in keyof AllQueries]: AllQueries[K]['result'] };

/** Queries that a store answers; the host answers `pinHash`. */
export type StoreQuery = Exclude<keyof Queries, 'pinHash'>;
