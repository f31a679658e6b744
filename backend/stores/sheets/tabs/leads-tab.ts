import { CALL_WINDOWS, type LeadRow } from '#backend/core/rows.ts';
import { LEAD_ORIGINS } from '#contract/lead/lead.ts';
import { forFields, LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import { isLeadStatus, LEAD_STATUSES, normalizeStatus, saysDoNotCall } from '#contract/lead/status.ts';
import { findLanguage } from '#contract/words/languages.ts';
import { added, choice, count, flag, instant, key, text } from './columns.ts';
import type { TabSpec } from './tabs.ts';

/** Every sheet has these. The script adds the column of a later field itself, with the first lead that has it. */
const FIRST_FIELDS: readonly LeadField[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'service',
  'apptDate',
  'apptTime',
  'dateOfLoss',
  'mostRecentStormDate',
  'insuranceCarrier',
  'policyNumber',
  'previousClaims',
  'leadSource',
  'notes',
];

const { notes, language, ...FIELDS } = forFields(LEAD_FIELD_NAMES, (name) => {
  const column = text(LEAD_FIELDS[name].label);
  return FIRST_FIELDS.includes(name) ? column : added(column);
});

const STATUS = choice('Status', LEAD_STATUSES);

/** The owner may type a status; any word for DO NOT CALL counts as it. */
export function readStatus(cell: string): string {
  const status = normalizeStatus(cell);
  return !isLeadStatus(status) && saysDoNotCall(status) ? 'DO NOT CALL' : status;
}

/** The owner may type `Spanish`. What is none of ours stays as it is. */
export const readWrittenLanguage = (cell: string): string => findLanguage(cell) ?? cell;

/** A save's fields are adjacent, and so are the queue's fields: each group is one block of cells. */
export const LEADS: TabSpec<LeadRow> = {
  name: 'Leads',
  key: 'leadId',
  columns: {
    createdAt: instant('Created'),
    source: choice('Source', LEAD_ORIGINS),
    ...FIELDS,
    language: { ...language, read: readWrittenLanguage },
    // Keeps the heading of existing sheets, because columns are found by their headings.
    zip: text('ZIP'),
    phoneKey: text('Phone digits'),
    otherKeys: added(text('Other phone digits')),
    notes,
    attempts: count('Attempts'),
    status: { ...STATUS, read: (cell) => STATUS.read(readStatus(cell)) },
    workedAt: instant('Last worked'),
    open: flag('Open'),
    queueKey: text('Queue place'),
    readyAt: instant('Not before'),
    waitsFor: choice('Waits for', ['', 'callback', 'attempts', 'rest']),
    callbackAt: instant('Callback'),
    callbackRep: text('Callback for'),
    leaseRep: text('Held by'),
    leaseUntil: instant('Held until'),
    // An unknown value, written by an older version, reads as the window that is safe everywhere.
    callWindow: choice('Call window', CALL_WINDOWS, 'anywhere'),
    batchId: text('Batch ID'),
    leadId: key('Lead ID'),
  },
};
