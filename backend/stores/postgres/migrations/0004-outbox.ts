import type { Kysely } from 'kysely';
import { runAll } from './run-all.ts';

const statements = [
  `CREATE TABLE outbox (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    mail_id text COLLATE "C" NOT NULL UNIQUE,
    at text COLLATE "C" NOT NULL,
    source text NOT NULL,
    state text NOT NULL,
    fault text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL
  )`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
