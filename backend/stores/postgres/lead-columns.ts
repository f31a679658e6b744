import type { LeadRow } from '#backend/core/rows.ts';
import { LEAD_FIELD_NAMES, type LeadField } from '#contract/lead/lead-fields.ts';

/** The columns that people do not fill in: one that is added to the row and not here is a type error. */
const OWN_COLUMNS: Record<Exclude<keyof LeadRow, LeadField>, true> = {
  leadId: true,
  batchId: true,
  source: true,
  createdAt: true,
  phoneKey: true,
  status: true,
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

const isOwnColumn = (name: string): name is keyof typeof OWN_COLUMNS => name in OWN_COLUMNS;

export const LEAD_COLUMNS: readonly (keyof LeadRow)[] = [
  ...LEAD_FIELD_NAMES,
  ...Object.keys(OWN_COLUMNS).filter(isOwnColumn),
];
