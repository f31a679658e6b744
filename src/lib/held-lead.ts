import { TIMES } from '#contract/limits.ts';
import { parseJson, storage } from './storage.ts';

const KEY = 'repHeld';
const KEPT_MS = 2 * TIMES.session;
const local = storage('local');

/**
 * The batch whose lead a rep has on the card, so that a reload, a new login or the next visit after a crash brings that lead
 * back. Forgotten with the logout, and after a day.
 */
export const heldLead = {
  /** The batch, or null when this rep left no card open. */
  batchOf(email: string): string | null {
    const held = parseJson(local.read(KEY));
    if (typeof held !== 'object' || held === null) return null;
    const { email: whose, batchId, at }: { email?: unknown; batchId?: unknown; at?: unknown } = held;
    const isFresh = typeof at === 'number' && Date.now() - at < KEPT_MS;
    return whose === email && isFresh && typeof batchId === 'string' ? batchId : null;
  },
  keep: (email: string, batchId: string): void => {
    local.write(KEY, JSON.stringify({ email, batchId, at: Date.now() }));
  },
  drop: (): void => local.remove(KEY),
};
