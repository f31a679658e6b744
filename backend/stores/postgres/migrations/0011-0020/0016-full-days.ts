/**
 * What the owner sets while the script runs (contract/owner-settings/names.ts), and bookings of a full slot.
 * The index holds the bookings that take a place in their slot.
 */
export const FULL_DAYS = [
  `CREATE TABLE owner_settings (
    name text COLLATE "C" PRIMARY KEY,
    value text COLLATE "C" NOT NULL
  )`,
  'ALTER TABLE bookings ADD COLUMN to_agree boolean NOT NULL DEFAULT false',
  `CREATE INDEX bookings_by_slot ON bookings (appt_date, appt_time) WHERE canceled_at = '' AND NOT to_agree`,
];
