/** When a batch was archived. */
export const ARCHIVED_BATCHES = [
  `ALTER TABLE batches ADD COLUMN archived_at text COLLATE "C" NOT NULL DEFAULT ''`,
];
