import type { Kysely } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Some call windows were removed: their leads get the narrowest remaining one that is right for them. The
 * window of a lead that still needs a call is computed again when the lead is served.
 */
const statements = [
  `UPDATE leads SET call_window = 'continental'
    WHERE call_window IN ('mountain', 'arizona', 'pacific', 'plains', 'northwest')`,
  `UPDATE leads SET call_window = 'anywhere' WHERE call_window IN ('alaska', 'hawaii', 'atlantic', 'guam', 'samoa')`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
