/** Tables for the caps of contract/limits.ts, and the digest that tells a corrected booking from a resend. */
export const METERS = [
  `CREATE TABLE meters (
    meter_id text COLLATE "C" PRIMARY KEY,
    since text COLLATE "C" NOT NULL,
    count integer NOT NULL
  ) WITH (fillfactor = 50)`,
  `ALTER TABLE bookings ADD COLUMN digest text NOT NULL DEFAULT ''`,
];
