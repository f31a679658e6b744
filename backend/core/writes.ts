import type {
  AuditRow,
  BatchRow,
  BookingRow,
  DeviceRow,
  Instant,
  LeadRow,
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
} from './rows.ts';

/** The closed set of changes an action can decide. The host applies all writes of a decision or none. */
export type Write =
  | { kind: 'putRep'; row: RepRow }
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
  | { kind: 'insertBooking'; row: BookingRow }
  /** Replaces the whole row of a booking that this action has read. */
  | { kind: 'putBooking'; row: BookingRow }
  | { kind: 'insertPhoto'; row: PhotoRow; images: PhotoImages }
  | { kind: 'putNumber'; row: NumberRow }
  | { kind: 'putSkip'; row: SkipRow }
  /** Forgets every rep's skip of a lead. */
  | { kind: 'deleteSkipsOfLead'; leadId: string }
  | { kind: 'insertAudit'; row: AuditRow }
  | { kind: 'putOwnerSetting'; row: OwnerSettingRow }
  | { kind: 'putMeter'; row: MeterRow }
  /** Deletes meters whose period ended at or before this moment. */
  | { kind: 'deleteExpiredMeters'; now: Instant }
  /** One per rep: a later save replaces it. */
  | { kind: 'putUndo'; row: UndoRow }
  | { kind: 'deleteUndo'; rep: string };

/** A small text file that comes with an email. */
export interface Attachment {
  name: string;
  /** Media type without parameters: `text/calendar`. */
  type: string;
  text: string;
}

/** A plain-text email, sent after the writes are committed. The subject never contains user input. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /**
   * Set if the text contains a code or a link that expires: when. A host that stores email then deletes the
   * text and the attachment.
   */
  expiresAt?: Instant;
  attachment?: Attachment;
  /** Nobody depends on it: a host with a daily quota stops sending it before other email. */
  isCourtesy?: true;
}

export type Answer = { ok: boolean } & Record<string, unknown>;

export interface Decision {
  answer: Answer;
  writes: Write[];
  mail: Mail[];
}

/** Returns a decision without writes or email. */
export const answerOnly = (answer: Answer): Decision => ({ answer, writes: [], mail: [] });
