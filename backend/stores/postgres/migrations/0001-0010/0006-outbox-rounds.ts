/** Columns for retrying email and for deleting the text of expired codes. */
export const OUTBOX_ROUNDS = [
  `ALTER TABLE outbox
    ADD COLUMN reply_to text NOT NULL DEFAULT '',
    ADD COLUMN tries integer NOT NULL DEFAULT 0,
    ADD COLUMN next_at text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN expires_at text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE INDEX outbox_due ON outbox (next_at) WHERE next_at <> ''`,
  `CREATE INDEX outbox_expiring ON outbox (expires_at) WHERE expires_at <> ''`,
  'CREATE INDEX outbox_of_source ON outbox (source, seq)',
];
