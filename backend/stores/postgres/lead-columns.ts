import type { LeadRow } from '#backend/core/rows.ts';

/** Every column of a lead: a field that is added to the row and not here is a type error, never a silent loss. */
const ALL: Record<keyof LeadRow, true> = {
  leadId: true,
  batchId: true,
  source: true,
  createdAt: true,
  firstName: true,
  lastName: true,
  phone: true,
  phoneKey: true,
  email: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  service: true,
  apptDate: true,
  apptTime: true,
  leadSource: true,
  mostRecentStormDate: true,
  insuranceCarrier: true,
  policyNumber: true,
  dateOfLoss: true,
  previousClaims: true,
  status: true,
  notes: true,
  attempts: true,
  workedAt: true,
  open: true,
  queueKey: true,
  readyAt: true,
  waitsFor: true,
  callWindow: true,
  callbackAt: true,
  callbackRep: true,
  leaseRep: true,
  leaseUntil: true,
};

const isLeadColumn = (name: string): name is keyof LeadRow => name in ALL;

export const LEAD_COLUMNS: readonly (keyof LeadRow)[] = Object.keys(ALL).filter(isLeadColumn);
