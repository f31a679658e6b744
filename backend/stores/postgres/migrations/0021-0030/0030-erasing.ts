/**
 * The first index finds the leads of a person who asks for all that is kept about them, the second those that the
 * owner keeps no longer. What is searched goes with the lead, also when the row is deleted by hand; a lead that was
 * deleted before has left it there.
 */
export const ERASING = [
  `CREATE INDEX leads_by_email ON leads (lower(btrim(email))) WHERE email <> ''`,
  'CREATE INDEX leads_closed ON leads (greatest(worked_at, created_at)) WHERE NOT open',
  `CREATE FUNCTION delete_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM lead_search WHERE lead_id IN (SELECT lead_id FROM gone_rows);
    DELETE FROM other_numbers WHERE lead_id IN (SELECT lead_id FROM gone_rows);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER delete_search_after_delete AFTER DELETE ON leads
    REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_search()`,
  'DELETE FROM lead_search WHERE lead_id NOT IN (SELECT lead_id FROM leads)',
  'DELETE FROM other_numbers WHERE lead_id NOT IN (SELECT lead_id FROM leads)',
];
