/** When a number's rest after a call without an answer ends. */
export const CALL_REST = [`ALTER TABLE numbers ADD COLUMN rest_until text COLLATE "C" NOT NULL DEFAULT ''`];
