import * as z from 'zod/mini';
import { DURATIONS } from '#contract/limits.ts';
import { stored } from './stored.ts';

const STORED_FOR_MS = 2 * DURATIONS.session;

const leasedLeadValue = stored({
  area: 'local',
  key: 'repHeld',
  schema: z.object({ email: z.string(), batchId: z.string(), at: z.number() }),
  fallback: null,
});

/**
 * The batch of the lead on the rep's card, so that a reload, a new sign-in or the next visit after a crash
 * brings the lead back. Cleared at logout and after a day.
 */
export const leasedLead = {
  /** The batch, or null when this rep has no open card. */
  getBatchId(email: string): string | null {
    const last = leasedLeadValue.read();
    return last?.email === email && Date.now() - last.at < STORED_FOR_MS ? last.batchId : null;
  },
  keep: (email: string, batchId: string): void => {
    leasedLeadValue.write({ email, batchId, at: Date.now() });
  },
  drop: (): void => leasedLeadValue.remove(),
};
