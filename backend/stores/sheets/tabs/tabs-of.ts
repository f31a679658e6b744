import type {
  AuditRow,
  BatchRow,
  BookingRow,
  LeadRow,
  MeterRow,
  RepRow,
  ResetCodeRow,
  SessionRow,
  UndoRow,
} from '#backend/core/rows.ts';
import type { OnFault } from '#backend/stores/sheets/faults.ts';
import type { Spreadsheet } from '#backend/stores/sheets/services.ts';
import { LEADS } from './leads-tab.ts';
import { Tab } from './tab.ts';
import {
  AUDIT,
  BATCHES,
  BOOKINGS,
  CALLS,
  type CallsRow,
  METERS,
  REPS,
  RESET_CODES,
  SESSIONS,
  SKIPS,
  type SkipCells,
  SUPPRESSED,
  type SuppressedRow,
  UNDOS,
} from './tabs.ts';

/** The tabs that hold the rows of the core. */
export interface Tabs {
  batches: Tab<BatchRow>;
  leads: Tab<LeadRow>;
  bookings: Tab<BookingRow>;
  calls: Tab<CallsRow>;
  suppressed: Tab<SuppressedRow>;
  skips: Tab<SkipCells>;
  undos: Tab<UndoRow>;
  meters: Tab<MeterRow>;
  reps: Tab<RepRow>;
  sessions: Tab<SessionRow>;
  resetCodes: Tab<ResetCodeRow>;
  audit: Tab<AuditRow>;
}

export const tabsOf = (spreadsheet: Spreadsheet, onFault: OnFault): Tabs => ({
  batches: new Tab(spreadsheet, BATCHES, onFault),
  leads: new Tab(spreadsheet, LEADS, onFault),
  bookings: new Tab(spreadsheet, BOOKINGS, onFault),
  calls: new Tab(spreadsheet, CALLS, onFault),
  suppressed: new Tab(spreadsheet, SUPPRESSED, onFault),
  skips: new Tab(spreadsheet, SKIPS, onFault),
  undos: new Tab(spreadsheet, UNDOS, onFault),
  meters: new Tab(spreadsheet, METERS, onFault),
  reps: new Tab(spreadsheet, REPS, onFault),
  sessions: new Tab(spreadsheet, SESSIONS, onFault),
  resetCodes: new Tab(spreadsheet, RESET_CODES, onFault),
  audit: new Tab(spreadsheet, AUDIT, onFault),
});
