import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { LEAD_STATUSES } from '#contract/lead/status.ts';

const storms = [
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

const leadLine = z.object({
  batchId: z.enum(storms.map(({ batchId }) => batchId)),
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
/** A fictional homeowner; the phone numbers are from the range reserved for fiction. */
export type DemoLead = z.infer<typeof leadLine>;

export type DemoStorm = (typeof storms)[number] & { leads: readonly DemoLead[] };

/**
 * Reads the storms with their leads from storm-leads.csv.
 * @throws Error when that file is malformed
 */
export function readStorms(): DemoStorm[] {
  const file = readFileSync(new URL('./storm-leads.csv', import.meta.url), 'utf8');
  const { data } = Papa.parse(file, { header: true, skipEmptyLines: true });
  const leads = z.array(leadLine).parse(data);
  return storms.map((storm) => ({
    ...storm,
    leads: leads.filter(({ batchId }) => batchId === storm.batchId),
  }));
}
