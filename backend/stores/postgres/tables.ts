import type { Generated, Kysely } from 'kysely';
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
} from '#backend/core/rows.ts';

/** A mail that was caught instead of sent, or that could not be sent. Only the Node host knows of this table. */
export interface OutboxRow {
  mailId: string;
  at: Instant;
  /** Who handed it in: the script's own mail, or the site's contact form. */
  source: 'script' | 'contact';
  /**
   * `caught`: there is no mail server. `unsent`: there is one; `fault` says how it refused, empty while it is being tried.
   * `expired`: the text held a code that is of no use any more, and was taken out.
   */
  state: 'caught' | 'unsent' | 'expired';
  fault: string;
  recipient: string;
  /** Empty: the company. */
  replyTo: string;
  subject: string;
  body: string;
  tries: number;
  /** When an unsent mail is due; empty for never. */
  nextAt: Instant;
  /** When the text holds a code: until when that is good. */
  expiresAt: Instant;
}

/**
 * The tables as code sees them: the core's rows, with columns in camel case (in the database in snake case). Every
 * text column is `text`, so that what people typed comes back as it went in.
 */
export interface Tables {
  reps: RepRow;
  sessions: SessionRow;
  resetCodes: ResetCodeRow;
  batches: BatchRow;
  batchCounts: { batchId: string; countOpen: number; countTotal: number };
  leads: LeadRow;
  bookings: BookingRow;
  /** `calls` is a JSON list of instants. */
  numbers: Omit<NumberRow, 'calls'> & { calls: string };
  /** `seq` orders rows of one moment. */
  audit: AuditRow & { seq: Generated<string> };
  /** `batchId` is the lead's, so that a rep's skips of one batch are found without looking at the rest. */
  skips: SkipRow & { batchId: string };
  undos: UndoRow;
  meters: MeterRow;
  outbox: OutboxRow & { seq: Generated<string> };
}

export type Database = Kysely<Tables>;
