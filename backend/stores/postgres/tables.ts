import type { Generated, Kysely } from 'kysely';
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
} from '#backend/core/rows.ts';

/** An email that is stored, being sent, or could not be sent. Only the Node host uses this table. */
export interface OutboxRow {
  mailId: string;
  at: Instant;
  source: 'script' | 'contact';
  /**
   * `caught`: there is no mail server, so it is only stored. `unsent`: there is one; `fault` is the last
   * error, empty while it is being sent. `expired`: the text contained a code or a link that has expired, and
   * was deleted with the attachment.
   */
  state: 'caught' | 'unsent' | 'expired';
  fault: string;
  recipient: string;
  /** Empty: replies go to the sender, the company. */
  replyTo: string;
  subject: string;
  body: string;
  /** All three empty: the email has no attachment. `attachment` is its text. */
  attachmentName: string;
  attachmentType: string;
  attachment: string;
  tries: number;
  /** When an unsent email is due; empty for never. */
  nextAt: Instant;
  /** When the code or link in the text expires; empty without one. */
  expiresAt: Instant;
}

/**
 * Table types: the core's rows, with columns in camel case (snake case in the database). Every text column is
 * `text`, so that user input comes back unchanged.
 */
export interface Tables {
  reps: RepRow;
  sessions: SessionRow;
  devices: DeviceRow;
  resetCodes: ResetCodeRow;
  batches: BatchRow;
  batchCounts: { batchId: string; countOpen: number; countTotal: number };
  leads: LeadRow;
  bookings: BookingRow;
  photos: PhotoRow & Record<keyof PhotoImages, Uint8Array>;
  /** `calls` is a JSON array of instants. */
  numbers: Omit<NumberRow, 'calls'> & { calls: string };
  /** `seq` orders rows with the same instant. */
  audit: AuditRow & { seq: Generated<string> };
  /** `batchId` is the lead's, so that a rep's skips in one batch can be found by index. */
  skips: SkipRow & { batchId: string };
  undos: UndoRow;
  meters: MeterRow;
  /** `name` may also be one that an earlier or later version of the script knows. */
  ownerSettings: Omit<OwnerSettingRow, 'name'> & { name: string };
  outbox: OutboxRow & { seq: Generated<string> };
}

export type Database = Kysely<Tables>;
