/**
 * Counters of wrong PINs for browsers that have signed in before, and the time of an account's last wrong
 * PIN. Codes follow from a salt now; those on their way when this runs expire. Expired meters can be deleted.
 */
export const ACCOUNTS = [
  `ALTER TABLE reps ADD COLUMN failed_at text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE TABLE devices (
    hash text COLLATE "C" PRIMARY KEY,
    email text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    failures integer NOT NULL,
    locks integer NOT NULL,
    locked_until text COLLATE "C" NOT NULL,
    failed_at text COLLATE "C" NOT NULL
  )`,
  'CREATE INDEX devices_of_rep ON devices (email)',
  'CREATE INDEX devices_by_end ON devices (expires_at)',
  'DELETE FROM reset_codes',
  `ALTER TABLE reset_codes
    DROP COLUMN code_hash,
    ADD COLUMN salt text NOT NULL,
    ADD COLUMN sent_at text COLLATE "C" NOT NULL`,
  `ALTER TABLE meters ADD COLUMN until text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE INDEX audit_trail ON audit (at DESC, seq DESC) WHERE lead_id = ''`,
  'CREATE INDEX meters_by_end ON meters (until)',
];
