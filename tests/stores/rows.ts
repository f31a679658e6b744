import type { QueueArgs } from '#backend/core/queries.ts';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
  LeadRow,
  MessageRow,
  NumberRow,
  RepRow,
  SessionRow,
  VisitRow,
} from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aWaitingMail } from '#tests/builders/message.ts';
import { aRep } from '#tests/builders/rep.ts';

let count = 0;

/** A key that is unique in this run. */
export const fresh = (what: string): string => {
  count += 1;
  return `${what}-${process.pid}-${count}`;
};

/** A phone number that is unique in this run; its key is `1` and its digits. */
export const freshPhone = (): string => {
  count += 1;
  return String(5_612_000_000 + count);
};

/** An ISO instant this many minutes after noon UTC on November 20, 2026. */
export const at = (minutes: number): string =>
  new Date(Date.parse('2026-11-20T12:00:00.000Z') + minutes * 60_000).toISOString();

/** An open lead, an hour old, that may be called at any time. */
export function aLeadRow(over: Partial<LeadRow> = {}): LeadRow {
  const { leadId = fresh('lead'), createdAt = at(-60) } = over;
  const { firstName, lastName, phone, email, address, city, zip } = aBooking();
  return aLead({
    firstName,
    lastName,
    phone,
    email,
    address,
    city,
    zip,
    batchId: 'batch',
    callWindow: 'any',
    queueKey: `1${createdAt} ${leadId}`,
    readyAt: '',
    ...over,
    leadId,
    createdAt,
  });
}

export const anAudit = (over: Partial<AuditRow> = {}): AuditRow => ({
  auditId: fresh('audit'),
  at: at(0),
  rep: 'robin@reps.example',
  leadId: 'lead',
  action: 'saved',
  fromStatus: 'New Lead',
  toStatus: 'Attempted',
  note: 'No answer',
  ...over,
});

export const aBookingRow = (over: Partial<BookingRow> = {}): BookingRow => ({
  submissionId: fresh('submission'),
  reference: 'RT-7K3M9Q',
  leadId: 'lead',
  receivedAt: at(0),
  service: 'roof-inspection',
  apptDate: '2026-11-21',
  apptTime: 'morning',
  contactConsent: '2026-11',
  marketingConsent: '',
  digest: 'a digest',
  visitId: fresh('visit'),
  sender: '',
  ...over,
});

export const aVisitRow = (over: Partial<VisitRow> = {}): VisitRow => ({
  visitId: fresh('visit'),
  reference: 'RT-7K3M9Q',
  leadId: 'lead',
  service: 'roof-inspection',
  words: '',
  state: 'asked',
  apptDate: '2026-11-21',
  apptTime: 'morning',
  toAgree: false,
  agreedTime: '',
  mailedTo: '',
  createdAt: at(0),
  madeBy: '',
  changedAt: at(0),
  changedBy: '',
  changes: 0,
  remindedFor: '',
  ...over,
});

export const aNumber = (over: Partial<NumberRow> = {}): NumberRow => ({
  phoneKey: `1${freshPhone()}`,
  suppressedAt: '',
  suppressedBy: '',
  fileId: '',
  calls: [],
  restUntil: '',
  ...over,
});

/** An email that waits and is due. */
export const aMessage = (over: Partial<MessageRow> = {}): MessageRow =>
  aWaitingMail({ messageId: fresh('message'), at: at(0), nextAt: at(0), ...over });

/** Writes of rows. The builders fill in the other fields. */
export const put = {
  rep: (over: Partial<RepRow>) => ({ kind: 'putRep', row: aRep(over) }) as const,
  session: (row: SessionRow) => ({ kind: 'putSession', row }) as const,
  batch: (over: Partial<BatchRow>) => ({ kind: 'putBatch', row: aBatch(over) }) as const,
  lead: (over: Partial<LeadRow>) => ({ kind: 'putLead', row: aLeadRow(over) }) as const,
  number: (over: Partial<NumberRow>) => ({ kind: 'putNumber', row: aNumber(over) }) as const,
  newBooking: (over: Partial<BookingRow>) => ({ kind: 'insertBooking', row: aBookingRow(over) }) as const,
  visit: (over: Partial<VisitRow>) => ({ kind: 'putVisit', row: aVisitRow(over) }) as const,
  newMessage: (over: Partial<MessageRow>) => ({ kind: 'insertMessage', row: aMessage(over) }) as const,
  audit: (over: Partial<AuditRow>) => ({ kind: 'insertAudit', row: anAudit(over) }) as const,
};

/** Arguments of a rep's queue query when every call window is open. */
export const queueArgs = (over: Partial<QueueArgs> = {}): QueueArgs => ({
  batchId: 'storm',
  rep: 'robin',
  now: at(0),
  closedWindows: [],
  callbackOpenBefore: at(-24 * 60),
  languages: [],
  lastLeadIds: [],
  ...over,
});
