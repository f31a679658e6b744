export const OUTBOX = [
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
