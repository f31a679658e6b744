import type { Generated, Kysely } from 'kysely';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
  DeviceRow,
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
} from '#backend/core/rows.ts';

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
  visits: VisitRow;
  photos: PhotoRow & Record<keyof PhotoImages, Uint8Array>;
  /** `calls` is a JSON array of instants. */
  numbers: Omit<NumberRow, 'calls'> & { calls: string };
  /** `seq` orders rows with the same instant. */
  audit: AuditRow & { seq: Generated<string> };
  /** `batchId` is the lead's, so that a rep's skips in one batch can be found by index. */
  skips: SkipRow & { batchId: string };
  undos: UndoRow;
  meters: MeterRow;
  /** `name` may also be one that an earlier or later version of the backend knows. */
  ownerSettings: Omit<OwnerSettingRow, 'name'> & { name: string };
  /** `seq` is the order in which they were stored. */
  messages: MessageRow & { seq: Generated<string> };
}

export type Database = Kysely<Tables>;
