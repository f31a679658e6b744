/** One index for each query (backend/core/queries.ts) that no primary key covers. */
export const INDEXES = [
  'CREATE INDEX reps_in_state ON reps (state, created_at, email)',
  'CREATE INDEX sessions_of_rep ON sessions (email)',
  'CREATE INDEX sessions_by_end ON sessions (expires_at)',

  // queueHead, queuePeek and unavailableLeads: the first leads of each call window. Callbacks sort first in the
  // queue, due or not, so they have their own index by due time; otherwise each query would scan past the
  // ones that are not due. No other index may return a batch's leads in order of `queue_key`: the planner
  // could scan the whole batch along it.
  `CREATE INDEX leads_queue ON leads (batch_id, call_window, queue_key)
    WHERE open AND waits_for <> 'callback'`,
  `CREATE INDEX leads_callbacks ON leads (batch_id, call_window, ready_at)
    WHERE open AND waits_for = 'callback'`,

  'CREATE INDEX leads_of_batch ON leads (batch_id, lead_id)',
  'CREATE INDEX leads_by_phone ON leads (phone_key, created_at, lead_id)',
  `CREATE INDEX leads_leased ON leads (lease_rep, lead_id) WHERE lease_rep <> ''`,

  'CREATE INDEX skips_oldest_first ON skips (rep, batch_id, at)',
  'CREATE INDEX audit_of_lead ON audit (lead_id, at DESC, seq DESC)',
  `CREATE INDEX audit_saves ON audit (rep, at) WHERE action IN ('saved', 'undone')`,
  `CREATE INDEX numbers_suppressed ON numbers (phone_key) WHERE suppressed_at <> ''`,
];
