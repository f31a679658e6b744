import { refusal } from '#contract/errors.ts';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
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
  SkipRow,
  UndoRow,
  VisitRow,
} from './rows.ts';

/** The closed set of changes an action can decide. The host applies all writes of a decision or none. */
export type Write =
  | { kind: 'putRep'; row: RepRow }
  /** Deletes an account with its sessions, browsers and reset code. */
  | { kind: 'deleteRep'; email: string }
  | { kind: 'putSession'; row: SessionRow }
  | { kind: 'deleteSession'; hash: string }
  | { kind: 'deleteRepSessions'; email: string }
  /** Deletes sessions that ended at or before this moment. */
  | { kind: 'deleteExpiredSessions'; now: Instant }
  | { kind: 'putDevice'; row: DeviceRow }
  | { kind: 'deleteRepDevices'; email: string }
  | { kind: 'deleteExpiredDevices'; now: Instant }
  | { kind: 'putResetCode'; row: ResetCodeRow }
  | { kind: 'deleteResetCode'; email: string }
  | { kind: 'putBatch'; row: BatchRow }
  /** Inserts a lead, or replaces the whole row of a lead that this action has read. */
  | { kind: 'putLead'; row: LeadRow }
  /** Deletes a lead that this action has read, its history and the reps' skips of it. It has no booking. */
  | { kind: 'deleteLead'; leadId: string }
  /**
   * Deletes a lead that this action has read and all that is kept about it: its history, skips of it, what undoes
   * its saves, bookings, visits, photos with their files, and messages.
   */
  | { kind: 'eraseLead'; leadId: string }
  | { kind: 'insertBooking'; row: BookingRow }
  /** Replaces the whole row of a booking that this action has read. */
  | { kind: 'putBooking'; row: BookingRow }
  | { kind: 'insertVisit'; row: VisitRow }
  /** Inserts a visit, or replaces the whole row of one that this action has read. */
  | { kind: 'putVisit'; row: VisitRow }
  | { kind: 'deleteVisit'; visitId: string }
  | { kind: 'insertPhoto'; row: PhotoRow; images: PhotoImages }
  | { kind: 'putNumber'; row: NumberRow }
  /**
   * Deletes what is kept about a number and the lines of the audit trail about it, or, with the row that it has on
   * the do-not-call list, puts that and takes the reasons out of those lines. `keepsLines`: they stay as they are.
   */
  | { kind: 'eraseNumber'; phoneKey: string; listed: NumberRow | null; keepsLines: boolean }
  | { kind: 'putSkip'; row: SkipRow }
  /** Forgets every rep's skip of a lead. */
  | { kind: 'deleteSkipsOfLead'; leadId: string }
  | { kind: 'insertAudit'; row: AuditRow }
  /** Deletes audit rows without a lead from before a moment, or some, but not those about the do-not-call list. */
  | { kind: 'deleteOldAudit'; before: Instant }
  | { kind: 'putOwnerSetting'; row: OwnerSettingRow }
  | { kind: 'putMeter'; row: MeterRow }
  /** Deletes meters whose period ended at or before this moment. */
  | { kind: 'deleteExpiredMeters'; now: Instant }
  /** Stores a new message: it is sent after the commit, by a host that knows nothing but the row. */
  | { kind: 'insertMessage'; row: MessageRow }
  /** Inserts a message, or replaces the whole row with this id. */
  | { kind: 'putMessage'; row: MessageRow }
  /**
   * Deletes these messages, and those from these addresses (lowercase) and to homeowners at them. An address may be
   * the company's own, too, or that of an account.
   */
  | { kind: 'deleteMessages'; messageIds: readonly string[]; emails: readonly string[] }
  /** Marks a message as expired, without its text, if it is there and still waits. */
  | { kind: 'withdrawMessage'; messageId: string }
  /** One per rep: a later save replaces it. */
  | { kind: 'putUndo'; row: UndoRow }
  | { kind: 'deleteUndo'; rep: string };

export type Answer = { ok: boolean } & Record<string, unknown>;

export interface Decision {
  answer: Answer;
  writes: Write[];
}

/** Returns a decision that refuses the request, as `refusal` does. */
export const refuse = (...reason: Parameters<typeof refusal>): Decision => answerOnly(refusal(...reason));

/** Returns a decision that changes nothing. */
export const answerOnly = (answer: Answer): Decision => ({ answer, writes: [] });
