import type { Kysely } from 'kysely';
import { runAll } from './run-all.ts';

/** Tables for the caps of contract/limits.ts, and the digest that tells a corrected booking from a resend. */
const statements = [
  `CREATE TABLE meters (
    meter_id text COLLATE "C" PRIMARY KEY,
    since text COLLATE "C" NOT NULL,
    count integer NOT NULL
  ) WITH (fillfactor = 50)`,
  `ALTER TABLE bookings ADD COLUMN digest text NOT NULL DEFAULT ''`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
