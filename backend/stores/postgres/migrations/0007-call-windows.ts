import type { Kysely } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * There are fewer call windows than there were: leads of the ones that went have the narrowest that is right for them. Those
 * still to be called are placed anew when they are served.
 */
const statements = [
  `UPDATE leads SET call_window = 'continental'
    WHERE call_window IN ('mountain', 'arizona', 'pacific', 'plains', 'northwest')`,
  `UPDATE leads SET call_window = 'anywhere' WHERE call_window IN ('alaska', 'hawaii', 'atlantic', 'guam', 'samoa')`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
