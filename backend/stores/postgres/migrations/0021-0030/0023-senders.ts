/** The mark of a booking's sender, by which those of one sender and day are found. */
export const SENDERS = [
  `ALTER TABLE bookings ADD COLUMN sender text COLLATE "C" NOT NULL DEFAULT ''`,
  `CREATE INDEX bookings_of_sender ON bookings (sender) WHERE sender <> ''`,
];
