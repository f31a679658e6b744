import * as z from 'zod/mini';
import { answerList } from '#contract/answer-fields.ts';
import { DAY_MS } from '#contract/durations.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { stored } from './stored.ts';

/**
 * Unsaved work on a lead. Holds nothing of the lead, only what the rep wrote: on a shared device anybody can
 * read it.
 */
const draftSchema = z.object({
  /** Email of the rep who wrote it. */
  rep: z.string(),
  /** When it was written, by this device's clock, in milliseconds since 1970. */
  at: z.number(),
  status: z.union([z.literal(''), z.enum(LEAD_STATUSES)]),
  callback: z.object({ at: z.string(), mine: z.boolean() }),
  /** A draft of an earlier version has none. */
  visit: z._default(z.object({ slot: z.string(), time: z.string(), seen: z.string() }), {
    slot: '',
    time: '',
    seen: '',
  }),
  /** Digest of the rep and the lead's id. */
  key: z.string(),
  /** Digest of the lead's own notes at that time, to detect that somebody has edited them since. */
  base: z.string(),
  /** The rep's words, which stand between the first `start` and the last `end` characters of these notes. */
  words: z.string(),
  start: z.number(),
  end: z.number(),
});
export type StoredDraft = z.infer<typeof draftSchema>;

const STORED_FOR_MS = 7 * DAY_MS;

const value = stored({ area: 'local', key: 'repDrafts', schema: answerList(draftSchema), fallback: [] });

/** The drafts of every rep in this browser, oldest first (decision 0011). */
export const leadDrafts = {
  /** Without those that are a week old. */
  read: (): StoredDraft[] => value.read().filter(({ at }) => Date.now() - at < STORED_FOR_MS),
  write: (drafts: StoredDraft[]): boolean => value.write(drafts),
  isStored: value.isStored,
  count: (rep: string): number => leadDrafts.read().filter((draft) => draft.rep === rep).length,
  /** Deletes this rep's drafts, and those that are a week old. */
  forget: (rep: string): boolean => value.write(leadDrafts.read().filter((draft) => draft.rep !== rep)),
};
