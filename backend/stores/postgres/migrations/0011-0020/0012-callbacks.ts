/**
 * For the query `callbacks`, in every batch: the callbacks of one rep or of nobody by their time, and those
 * reserved for any rep by their time, which open to others when they are overdue.
 */
export const CALLBACKS = [
  `CREATE INDEX leads_callbacks_of_rep ON leads (callback_rep, callback_at, lead_id)
    WHERE open AND callback_at <> ''`,
  `CREATE INDEX leads_callbacks_reserved ON leads (callback_at, lead_id) WHERE open AND callback_rep <> ''`,
];
