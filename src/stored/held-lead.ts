import * as z from 'zod/mini';
import { TIMES } from '#contract/limits.ts';
import { stored } from './stored.ts';

const KEPT_MS = 2 * TIMES.session;

const heldLeadValue = stored({
  area: 'local',
  key: 'repHeld',
  schema: z.object({ email: z.string(), batchId: z.string(), at: z.number() }),
  fallback: null,
});

/**
 * The batch whose lead a rep has on the card, so that a reload, a new login or the next visit after a crash
 * brings that lead back. Forgotten with the logout, and after a day.
 */
export const heldLead = {
  /** The batch, or null when this rep left no card open. */
  batchOf(email: string): string | null {
    const kept = heldLeadValue.read();
    return kept?.email === email && Date.now() - kept.at < KEPT_MS ? kept.batchId : null;
  },
  keep: (email: string, batchId: string): void => {
    heldLeadValue.write({ email, batchId, at: Date.now() });
  },
  drop: (): void => heldLeadValue.remove(),
};
