/**
 * A visit is a row of its own, filled from the bookings, which keep what the form said. A booking from before
 * there were links gets an id that nobody knows.
 */
export const VISITS_OF_THEIR_OWN = [
  `CREATE TABLE visits (
    visit_id text COLLATE "C" PRIMARY KEY,
    reference text COLLATE "C" NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    service text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    appt_date text COLLATE "C" NOT NULL,
    appt_time text COLLATE "C" NOT NULL,
    to_agree boolean NOT NULL,
    agreed_time text COLLATE "C" NOT NULL,
    mailed_to text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    made_by text COLLATE "C" NOT NULL,
    changed_at text COLLATE "C" NOT NULL,
    changed_by text COLLATE "C" NOT NULL,
    changes integer NOT NULL,
    reminded_for text COLLATE "C" NOT NULL
  )`,
  'DROP INDEX bookings_by_visit, bookings_by_slot, bookings_by_reference, bookings_of_lead',
  `UPDATE bookings SET visit_key = gen_random_uuid()::text WHERE visit_key = ''`,
  'ALTER TABLE bookings RENAME COLUMN visit_key TO visit_id',
  'ALTER TABLE bookings ALTER COLUMN visit_id DROP DEFAULT',
  'CREATE UNIQUE INDEX bookings_by_visit ON bookings (visit_id)',
  `INSERT INTO visits
    SELECT visit_id, reference, lead_id, service, CASE canceled_at WHEN '' THEN 'asked' ELSE 'canceled' END,
      appt_date, appt_time, to_agree, '', '', received_at, '',
      CASE canceled_at WHEN '' THEN received_at ELSE canceled_at END, '', changes, ''
    FROM bookings`,
  'ALTER TABLE bookings DROP COLUMN canceled_at, DROP COLUMN changes, DROP COLUMN to_agree',
  `CREATE INDEX visits_by_slot ON visits (appt_date, appt_time) WHERE state <> 'canceled' AND NOT to_agree`,
  'CREATE INDEX visits_by_reference ON visits (reference)',
  'CREATE INDEX visits_of_lead ON visits (lead_id, created_at DESC)',
];
