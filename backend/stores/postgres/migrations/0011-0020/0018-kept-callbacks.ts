/**
 * The index of the query `assignedCallbacks`. A block frees the callbacks kept for its rep; those of accounts
 * that were blocked before it did so become anybody's here, with a line in the history of each open lead.
 */
export const KEPT_CALLBACKS = [
  `CREATE INDEX leads_kept_callbacks ON leads (callback_rep, callback_at, lead_id) WHERE callback_rep <> ''`,
  `WITH kept AS (
    SELECT lead_id, callback_rep FROM leads WHERE callback_rep <> ''
      AND NOT EXISTS (SELECT FROM reps WHERE email = callback_rep AND state = 'active')
    ORDER BY lead_id FOR UPDATE
  ), freed AS (
    UPDATE leads SET callback_rep = '' FROM kept WHERE leads.lead_id = kept.lead_id
    RETURNING leads.lead_id, leads.status, leads.open, kept.callback_rep AS kept_for
  )
  INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
  SELECT gen_random_uuid()::text, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '', lead_id,
    'unreserved', '', status, kept_for
  FROM freed WHERE open`,
];
