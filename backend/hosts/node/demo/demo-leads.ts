import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { PERIODS } from '#contract/slots.ts';

/** From the project's folder, where every command runs: this code may be compiled into a file elsewhere. */
const FOLDER = 'backend/hosts/node/demo';

export const PAST_STORMS = [
  {
    batchId: 'palm-bay-squall-line',
    name: 'Palm Bay squall line',
    description:
      'Homes along the squall line that crossed Palm Bay, Malabar and West Melbourne: gusts to 68 mph.',
    daysAgo: 9,
  },
  {
    batchId: 'barrier-island-wind',
    name: 'Barrier island wind',
    description: 'Two days of onshore wind from Melbourne Beach to Cape Canaveral: tile and flat roofs.',
    daysAgo: 21,
  },
  {
    batchId: 'north-brevard-hail',
    name: 'North Brevard hail',
    description: 'Quarter-sized hail over Titusville, Mims, Cocoa, Rockledge and Merritt Island.',
    daysAgo: 34,
  },
] as const;
export type PastStorm = (typeof PAST_STORMS)[number];

/** A fictional homeowner; the phone numbers are from the range reserved for fiction. */
const lead = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  insuranceCarrier: z.string(),
  notes: z.string(),
  /** Days since the call; empty if the lead was not called. */
  calledDaysAgo: z.string(),
  status: z.union([z.literal(''), z.enum(LEAD_STATUSES)]),
  callNote: z.string(),
});
export type DemoLead = z.infer<typeof lead>;

const pastStormLead = z.extend(lead, { batchId: z.enum(PAST_STORMS.map(({ batchId }) => batchId)) });
export type PastStormLead = z.infer<typeof pastStormLead>;

const booking = z.extend(lead, {
  service: z.enum(BOOKING_SERVICE_IDS),
  apptInDays: z.string(),
  apptTime: z.enum(PERIODS),
  lossDaysAgo: z.string(),
  policyNumber: z.string(),
});
export type DemoBooking = z.infer<typeof booking>;

function readTable<T>(file: string, line: z.ZodMiniType<T>): T[] {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  return z.array(line).parse(Papa.parse(text, { header: true, skipEmptyLines: true }).data);
}

/** @throws Error when past-storm-leads.csv is malformed */
export const readPastStormLeads = (): PastStormLead[] => readTable('past-storm-leads.csv', pastStormLead);

/**
 * Reads the website bookings. Each has been called, so that a new booking is the next lead.
 * @throws Error when website-bookings.csv is malformed
 */
export const readBookings = (): DemoBooking[] => readTable('website-bookings.csv', booking);
