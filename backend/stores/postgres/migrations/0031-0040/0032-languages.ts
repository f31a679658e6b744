/**
 * What a rep speaks, and an index for `queueHead` (queue.ts): a rep who speaks another language than English gets its
 * leads first. Its condition keeps it out of every other query, as 0002-indexes.ts asks.
 */
export const LANGUAGES = [
  `ALTER TABLE reps ADD COLUMN languages text NOT NULL DEFAULT ''`,
  `ALTER TABLE leads ADD COLUMN IF NOT EXISTS language text NOT NULL DEFAULT ''`,
  `CREATE INDEX leads_queue_languages ON leads (batch_id, language, call_window, queue_key)
    WHERE open AND waits_for <> 'callback' AND language <> '' AND language <> 'en'`,
];
