import * as z from 'zod/mini';
import { DURATIONS } from '#contract/limits.ts';
import { stored } from './stored.ts';

const KEPT_MS = 2 * DURATIONS.session;

const heldLeadValue = stored({
  area: 'local',
  key: 'repHeld',
  schema: z.object({ email: z.string(), batchId: z.string(), at: z.number() }),
  fallback: null,
});

/**
 * The batch of the lead on the rep's card, so that a reload, a new sign-in or the next visit after a crash
 * brings the lead back. Cleared at logout and after a day.
 */
export const heldLead = {
  /** The batch, or null when this rep has no open card. */
  getBatchId(email: string): string | null {
    const kept = heldLeadValue.read();
    return kept?.email === email && Date.now() - kept.at < KEPT_MS ? kept.batchId : null;
  },
  keep: (email: string, batchId: string): void => {
    heldLeadValue.write({ email, batchId, at: Date.now() });
  },
  drop: (): void => heldLeadValue.remove(),
};
