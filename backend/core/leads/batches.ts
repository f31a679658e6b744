import type { Instant } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';

/** Batches that the script creates with their first lead. */
export const OWN_BATCHES = {
  bookings: {
    batchId: 'website-bookings',
    name: 'Website bookings',
    description: 'Homeowners who booked on the website and are waiting for a call.',
  },
  repLeads: {
    batchId: 'rep-leads',
    name: 'Rep leads',
    description: 'Leads that reps added.',
  },
} as const;

/** Returns the write that creates one of the script's own batches. */
export const putOwnBatch = (batch: keyof typeof OWN_BATCHES, createdAt: Instant): Write => ({
  kind: 'putBatch',
  row: { ...OWN_BATCHES[batch], createdAt },
});
