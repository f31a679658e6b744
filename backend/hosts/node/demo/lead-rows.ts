import { auditLead } from '#backend/core/audit.ts';
import { bookedVisit } from '#backend/core/bookings/booking-facts.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import { type NewLeadFields, newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import type { Context } from '#backend/core/plan.ts';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { BookingRow, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import type { DemoBooking, DemoLead, PastStorm, PastStormLead } from './demo-leads.ts';

interface Times {
  createdMs: number;
  nowMs: number;
  rep: string;
}

/** Uses the reserved domain `.example`, so no email reaches anybody. */
const toEmail = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@home.example`;

function demoLead(line: DemoLead, made: Context, own: Omit<NewLeadFields, 'leadId' | 'phone'>) {
  const { name, phone, address, city, zip, insuranceCarrier, notes } = line;
  const cut = name.indexOf(' ');
  const facts = {
    ...own,
    leadId: made.newId(),
    firstName: name.slice(0, cut),
    lastName: name.slice(cut + 1),
    phone,
    email: toEmail(name),
    address,
    city,
    state: 'FL',
    zip,
    insuranceCarrier,
    notes,
  };
  return newLeadRow(facts, [], made.nowMs);
}

/** The writes of the lead and its history: how it came in and, if it was called, the call. */
function withHistory(lead: LeadRow, line: DemoLead, made: Context, { nowMs, rep }: Times): Write[] {
  const created = auditLead(made, lead, { rep: '', action: 'created' });
  const { status, callNote: note } = line;
  if (status === '') return [created, { kind: 'putLead', row: lead }];
  const call = createContext(nowMs - Number(line.calledDaysAgo) * DAY_MS);
  const at = toInstant(call.nowMs);
  const worked: LeadRow = { ...lead, status, notes: note, attempts: 1, workedAt: at };
  const number = { ...unknownNumber(lead.phoneKey), calls: [at] };
  const row = withQueuePosition({ ...worked, open: isOpen(worked, [number]) }, [number], nowMs);
  return [
    created,
    { kind: 'putLead', row },
    { kind: 'putNumber', row: number },
    auditLead(call, row, { rep, action: 'saved', fromStatus: lead.status, note }),
  ];
}

export function pastStormLead(line: PastStormLead, storm: PastStorm, times: Times): Write[] {
  const made = createContext(times.createdMs);
  const mostRecentStormDate = addDays(easternDay(times.nowMs), -storm.daysAgo);
  const lead = demoLead(line, made, { batchId: storm.batchId, source: 'demo', mostRecentStormDate });
  return withHistory(lead, line, made, times);
}

/** What the call has made of the visit that was asked for. */
function visitAfterCall({ status, calledDaysAgo }: DemoBooking, { nowMs, rep }: Times): Partial<VisitRow> {
  if (status === '') return {};
  const { setsVisit, isOpen: isCalledAgain } = DISPOSITIONS[status];
  if (!setsVisit && isCalledAgain) return {};
  const changedAt = toInstant(nowMs - Number(calledDaysAgo) * DAY_MS);
  return { state: setsVisit ? 'confirmed' : 'canceled', changedAt, changedBy: rep, changes: 1 };
}

export function bookedLead(line: DemoBooking, times: Times): Write[] {
  const made = createContext(times.createdMs);
  const today = easternDay(times.nowMs);
  const { service, apptTime, policyNumber } = line;
  const visit = { service, apptDate: addDays(today, Number(line.apptInDays)), apptTime };
  const lead = demoLead(line, made, {
    ...visit,
    batchId: OWN_BATCHES.bookings.batchId,
    source: 'booking',
    leadSource: 'Google Search',
    policyNumber,
    dateOfLoss: addDays(today, -Number(line.lossDaysAgo)),
    previousClaims: 'No',
  });
  const row: BookingRow = {
    ...visit,
    submissionId: made.newId(),
    reference: `RT-${made.newCode(6)}`,
    leadId: lead.leadId,
    receivedAt: lead.createdAt,
    contactConsent: '2026-11',
    marketingConsent: '',
    digest: '',
    visitId: made.newId(),
    sender: '',
  };
  const visitRow = { ...bookedVisit(row, lead.notes), ...visitAfterCall(line, times) };
  const isCanceled = visitRow.state === 'canceled';
  return [
    { kind: 'insertBooking', row },
    { kind: 'insertVisit', row: visitRow },
    ...withHistory({ ...lead, ...(isCanceled && { apptDate: '', apptTime: '' }) }, line, made, times),
  ];
}
