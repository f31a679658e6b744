import * as z from 'zod/mini';
import { DAY_MS } from '#contract/durations.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';
import { stored } from '#src/stored/stored.ts';

const draftSchema = z.object({
  /** Email of the rep who wrote it. */
  rep: z.string(),
  /** When it was written, by this device's clock, in milliseconds since 1970. */
  at: z.number(),
  leadId: z.string(),
  status: z.union([z.literal(''), z.enum(LEAD_STATUSES)]),
  notes: z.string(),
  /** The lead's own notes at that time, to detect that somebody else has edited them since. */
  base: z.string(),
  callback: z._default(z.object({ at: z.string(), mine: z.boolean() }), NO_CALLBACK),
});
export type Draft = z.infer<typeof draftSchema>;

const MAX_DRAFTS = 50;
const KEPT_MS = 7 * DAY_MS;
const drafts = stored({ area: 'local', key: 'repDrafts', schema: z.array(draftSchema), fallback: [] });

const all = (): Draft[] => drafts.read().filter(({ at }) => Date.now() - at < KEPT_MS);

/**
 * A rep's unsaved work, in this browser (decision 0011). It survives a reload, a closed page, a crash and an
 * expired session, for a week. It holds no homeowner's name or number. Another rep's drafts are never shown.
 */
export function openDrafts(rep: string) {
  const isDraftFor = (leadId: string) => (draft: Draft) => draft.rep === rep && draft.leadId === leadId;
  const allBut = (leadId: string): Draft[] => all().filter((draft) => !isDraftFor(leadId)(draft));
  return {
    read: (leadId: string): Draft | null => all().find(isDraftFor(leadId)) ?? null,
    /** Stores a draft as the newest; past 50 the oldest is removed. */
    keep(draft: Omit<Draft, 'rep' | 'at'>): void {
      drafts.write([...allBut(draft.leadId), { ...draft, rep, at: Date.now() }].slice(-MAX_DRAFTS));
    },
    drop(leadId: string): void {
      drafts.write(allBut(leadId));
    },
  };
}
