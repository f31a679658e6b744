import { audit } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { queued } from '#backend/core/queue/queue.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { addDays } from '#contract/calendar.ts';
import { DAY_MS } from '#contract/durations.ts';
import { easternDay } from '#contract/eastern-time.ts';
import { phoneKey } from '#contract/phone.ts';
import type { DemoLead, DemoStorm } from './storms.ts';
import type { DemoBooking, DemoCall } from './website-bookings.ts';

function inParts(name: string) {
  const cut = name.indexOf(' ');
  return { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}

/** Uses the reserved domain `.example`, so no email reaches anybody. */
const toEmail = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@home.example`;

interface Times {
  createdMs: number;
  nowMs: number;
  rep: string;
}

export function stormLead(lead: DemoLead, storm: DemoStorm, { createdMs, nowMs, rep }: Times): Write[] {
  const made = createContext(createdMs);
  const row = newLeadRow(
    {
      ...inParts(lead.name),
      leadId: made.newId(),
      batchId: storm.batchId,
      source: 'demo',
      phone: lead.phone,
      phoneKey: phoneKey(lead.phone),
      email: toEmail(lead.name),
      address: lead.address,
      city: lead.city,
      state: 'FL',
      zip: lead.zip,
      mostRecentStormDate: addDays(easternDay(nowMs), -storm.daysAgo),
      insuranceCarrier: lead.insuranceCarrier,
      notes: lead.notes,
    },
    null,
    createdMs,
  );
  const created = audit(made, { leadId: row.leadId, rep: '', action: 'created', toStatus: row.status });
  if (lead.status === '') return [created, { kind: 'putLead', row }];
  const call = { daysAgo: Number(lead.calledDaysAgo), status: lead.status, note: lead.callNote };
  return [created, ...calledLead(row, call, nowMs, rep)];
}

function calledLead(lead: LeadRow, { daysAgo, status, note }: DemoCall, nowMs: number, rep: string): Write[] {
  const call = createContext(nowMs - daysAgo * DAY_MS);
  const at = toInstant(call.nowMs);
  const worked: LeadRow = { ...lead, status, notes: note, attempts: 1, workedAt: at };
  const row = queued({ ...worked, open: isOpen(worked, null) }, [at], nowMs);
  return [
    { kind: 'putLead', row },
    { kind: 'putNumber', row: { phoneKey: lead.phoneKey, suppressedAt: '', suppressedBy: '', calls: [at] } },
    audit(call, {
      leadId: lead.leadId,
      rep,
      action: 'saved',
      fromStatus: lead.status,
      toStatus: status,
      note,
    }),
  ];
}

export function bookedLead(booking: DemoBooking, { createdMs, nowMs, rep }: Times): Write[] {
  const made = createContext(createdMs);
  const today = easternDay(nowMs);
  const appointment = { apptDate: addDays(today, booking.apptInDays), apptTime: booking.apptTime };
  const lead = newLeadRow(
    {
      ...inParts(booking.name),
      ...appointment,
      leadId: made.newId(),
      batchId: OWN_BATCHES.bookings.batchId,
      source: 'booking',
      phone: booking.phone,
      phoneKey: phoneKey(booking.phone),
      email: toEmail(booking.name),
      address: booking.address,
      city: booking.city,
      state: 'FL',
      zip: booking.zip,
      service: booking.service,
      leadSource: 'Google Search',
      insuranceCarrier: booking.insuranceCarrier,
      policyNumber: booking.policyNumber,
      dateOfLoss: addDays(today, -booking.lossDaysAgo),
      previousClaims: 'No',
      notes: booking.notes,
    },
    null,
    createdMs,
  );
  const row = {
    ...appointment,
    submissionId: made.newId(),
    reference: `RT-${made.newCode(6)}`,
    leadId: lead.leadId,
    receivedAt: lead.createdAt,
    service: booking.service,
    contactConsent: '2026-11',
    marketingConsent: '',
    digest: '',
  };
  return [
    { kind: 'insertBooking', row },
    audit(made, { leadId: lead.leadId, rep: '', action: 'created', toStatus: lead.status }),
    ...calledLead(lead, booking.called, nowMs, rep),
  ];
}
