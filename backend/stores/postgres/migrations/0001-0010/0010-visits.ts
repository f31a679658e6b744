/** What the link of a booking needs, and the files that come with email. */
export const VISITS = [
  `ALTER TABLE bookings
    ADD COLUMN visit_key text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN changes integer NOT NULL DEFAULT 0,
    ADD COLUMN canceled_at text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE UNIQUE INDEX bookings_by_visit ON bookings (visit_key) WHERE visit_key <> ''`,
  `ALTER TABLE outbox
    ADD COLUMN attachment_name text NOT NULL DEFAULT '',
    ADD COLUMN attachment_type text NOT NULL DEFAULT '',
    ADD COLUMN attachment text NOT NULL DEFAULT ''`,
];
