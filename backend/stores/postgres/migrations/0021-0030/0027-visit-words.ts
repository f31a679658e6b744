/**
 * A visit keeps what the homeowner wrote, which a rep's notes may replace in the lead. Of a lead that nobody has
 * worked, its notes are that. The indexes serve the days of the company's calendar and a lead's record.
 */
export const VISIT_WORDS = [
  `ALTER TABLE visits ADD COLUMN words text COLLATE "C" NOT NULL DEFAULT ''`,
  `UPDATE visits SET words = leads.notes FROM leads WHERE leads.lead_id = visits.lead_id
    AND leads.worked_at = '' AND leads.created_at = visits.created_at AND visits.made_by = ''`,
  'CREATE INDEX visits_by_day ON visits (appt_date, created_at)',
  `CREATE INDEX visits_to_agree ON visits (created_at) WHERE to_agree AND state NOT IN ('canceled', 'done')`,
  `CREATE INDEX messages_of_lead ON messages (lead_id, at DESC) WHERE lead_id <> '' AND kind = 'homeowner'`,
];
