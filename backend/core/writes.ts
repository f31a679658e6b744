import type {
  AuditRow,
  BatchRow,
  BookingRow,
  Instant,
  LeadRow,
  MeterRow,
  NumberRow,
  RepRow,
  ResetCodeRow,
  SessionRow,
  SkipRow,
  UndoRow,
} from './rows.ts';

/** The closed set of changes an action can decide; the host applies all of a decision or none. */
export type Write =
  | { kind: 'putRep'; row: RepRow }
  | { kind: 'putSession'; row: SessionRow }
  | { kind: 'deleteSession'; hash: string }
  | { kind: 'deleteSessionsOf'; email: string }
  /** Sessions that ended at or before this moment. */
  | { kind: 'deleteExpiredSessions'; now: Instant }
  | { kind: 'putResetCode'; row: ResetCodeRow }
  | { kind: 'deleteResetCode'; email: string }
  | { kind: 'putBatch'; row: BatchRow }
  /** A new lead, or all of a lead that this action has read. */
  | { kind: 'putLead'; row: LeadRow }
  | { kind: 'insertBooking'; row: BookingRow }
  /** All of a booking that this action has read. */
  | { kind: 'putBooking'; row: BookingRow }
  | { kind: 'putNumber'; row: NumberRow }
  | { kind: 'putSkip'; row: SkipRow }
  | { kind: 'insertAudit'; row: AuditRow }
  | { kind: 'putMeter'; row: MeterRow }
  /** One per rep: a later save replaces it. */
  | { kind: 'putUndo'; row: UndoRow }
  | { kind: 'deleteUndo'; rep: string };

/** A plain-text mail, sent after the writes are in. Subjects hold nothing a stranger typed. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Set when the text holds a code: until when that is good. A host that keeps mail takes the text out then. */
  expiresAt?: Instant;
}

/** An answer as it goes on the wire, before it is turned into JSON. */
export type Answer = { ok: boolean } & Record<string, unknown>;

export interface Decision {
  answer: Answer;
  writes: Write[];
  mail: Mail[];
}

/** A decision that changes nothing. */
export const answerOnly = (answer: Answer): Decision => ({ answer, writes: [], mail: [] });
