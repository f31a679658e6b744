import type { LeadRow } from '#backend/core/rows.ts';
import { CALL_WINDOWS } from '#backend/core/rows.ts';
import { LEAD_STATUSES } from '#contract/lead/lead.ts';
import { choice, count, flag, instant, key, text } from './columns.ts';
import type { TabSpec } from './tabs.ts';

/** What a save changes stands side by side, and so does what the queue is decided by: each is one block of cells. */
export const LEADS: TabSpec<LeadRow> = {
  name: 'Leads',
  key: 'leadId',
  isSmall: false,
  isInternal: false,
  columns: {
    createdAt: instant('Created'),
    source: choice('Source', ['rep', 'booking', 'import', 'demo']),
    firstName: text('First name'),
    lastName: text('Last name'),
    phone: text('Phone'),
    email: text('Email'),
    address: text('Address'),
    city: text('City'),
    state: text('State'),
    zip: text('ZIP'),
    service: text('Service'),
    apptDate: text('Appointment date'),
    apptTime: text('Appointment time'),
    leadSource: text('Lead source'),
    mostRecentStormDate: text('Most recent storm'),
    insuranceCarrier: text('Insurance carrier'),
    policyNumber: text('Policy number'),
    dateOfLoss: text('Date of loss'),
    previousClaims: text('Previous claims'),
    phoneKey: text('Phone digits'),
    notes: text('Notes'),
    attempts: count('Attempts'),
    status: choice('Status', LEAD_STATUSES),
    workedAt: instant('Last worked'),
    open: flag('Open'),
    queueKey: text('Queue place'),
    readyAt: instant('Not before'),
    waitsFor: choice('Waits for', ['', 'callback', 'attempts']),
    callbackAt: instant('Callback'),
    callbackRep: text('Callback for'),
    leaseRep: text('Held by'),
    leaseUntil: instant('Held until'),
    callWindow: choice('Call window', CALL_WINDOWS),
    batchId: text('Batch ID'),
    leadId: key('Lead ID'),
  },
};
