import type { OnFault } from '#backend/stores/sheets/faults.ts';
import type { Spreadsheet } from '#backend/stores/sheets/services.ts';
import { LEADS } from './leads-tab.ts';
import { Tab } from './tab.ts';
import {
  AUDIT,
  BATCHES,
  BOOKINGS,
  CALLS,
  DEVICES,
  MESSAGES,
  METERS,
  PHOTOS,
  REPS,
  RESET_CODES,
  SESSIONS,
  SETTINGS,
  SKIPS,
  SUPPRESSED,
  UNDOS,
  VISITS,
} from './tabs.ts';

/**
 * Creates the tabs that hold the core's rows. Changes are made in this order: if the platform fails in
 * between, someone is told of what is sent again, a lead without its visit or booking is better than none, and
 * a counted photo without its row is sent again.
 */
export const createTabs = (spreadsheet: Spreadsheet, onFault: OnFault) => ({
  messages: new Tab(spreadsheet, MESSAGES, onFault),
  batches: new Tab(spreadsheet, BATCHES, onFault),
  leads: new Tab(spreadsheet, LEADS, onFault),
  visits: new Tab(spreadsheet, VISITS, onFault),
  bookings: new Tab(spreadsheet, BOOKINGS, onFault),
  suppressed: new Tab(spreadsheet, SUPPRESSED, onFault),
  calls: new Tab(spreadsheet, CALLS, onFault),
  audit: new Tab(spreadsheet, AUDIT, onFault),
  skips: new Tab(spreadsheet, SKIPS, onFault),
  undos: new Tab(spreadsheet, UNDOS, onFault),
  meters: new Tab(spreadsheet, METERS, onFault),
  reps: new Tab(spreadsheet, REPS, onFault),
  sessions: new Tab(spreadsheet, SESSIONS, onFault),
  devices: new Tab(spreadsheet, DEVICES, onFault),
  resetCodes: new Tab(spreadsheet, RESET_CODES, onFault),
  settings: new Tab(spreadsheet, SETTINGS, onFault),
  photos: new Tab(spreadsheet, PHOTOS, onFault),
});

export type Tabs = ReturnType<typeof createTabs>;
