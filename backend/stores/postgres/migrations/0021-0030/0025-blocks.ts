/** When an account was blocked: one that is asked for again does not lose it. */
export const BLOCKS = [`ALTER TABLE reps ADD COLUMN blocked_at text COLLATE "C" NOT NULL DEFAULT ''`];
