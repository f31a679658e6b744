/** Photos of bookings. They are JPEG, which no further compression makes smaller. */
export const PHOTOS = [
  `CREATE TABLE photos (
    photo_id text COLLATE "C" PRIMARY KEY,
    submission_id text COLLATE "C" NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    received_at text COLLATE "C" NOT NULL,
    photo bytea NOT NULL,
    thumbnail bytea NOT NULL
  )`,
  `ALTER TABLE photos ALTER COLUMN photo SET STORAGE EXTERNAL, ALTER COLUMN thumbnail SET STORAGE EXTERNAL`,
  `CREATE INDEX photos_by_booking ON photos (submission_id)`,
  `CREATE INDEX photos_by_lead ON photos (lead_id, received_at)`,
];
