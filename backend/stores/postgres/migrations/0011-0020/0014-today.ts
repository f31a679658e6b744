/** For the queries of the company's day, each of which reads one of these from its start. */
export const TODAY = [
  `CREATE INDEX leads_new_bookings ON leads (created_at)
    WHERE open AND source = 'booking' AND worked_at = ''`,
  `CREATE INDEX leads_leased_by_end ON leads (lease_until, lease_rep) WHERE lease_rep <> ''`,
  `CREATE INDEX audit_saves_by_time ON audit (at, rep, action, from_status, to_status)
    WHERE action IN ('saved', 'undone')`,
  'CREATE INDEX bookings_by_time ON bookings (received_at)',
];
