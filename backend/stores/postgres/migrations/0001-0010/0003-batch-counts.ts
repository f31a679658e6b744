/**
 * Keeps each batch's counts of open and total leads by trigger, so that listing batches never counts leads.
 * The trigger runs once per statement and updates only counts that change, in order of batch id, so two
 * requests that change several batches cannot deadlock.
 */
export const BATCH_COUNTS = [
  `CREATE TABLE batch_counts (
    batch_id text COLLATE "C" PRIMARY KEY,
    count_open integer NOT NULL,
    count_total integer NOT NULL
  ) WITH (fillfactor = 50)`,

  `CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO batch_counts AS kept (batch_id, count_open, count_total)
      SELECT batch_id, count(*) FILTER (WHERE open), count(*) FROM after_rows GROUP BY batch_id ORDER BY batch_id
      ON CONFLICT (batch_id) DO UPDATE SET
        count_open = kept.count_open + excluded.count_open,
        count_total = kept.count_total + excluded.count_total;
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO batch_counts AS kept (batch_id, count_open, count_total)
      SELECT batch_id, -count(*) FILTER (WHERE open), -count(*) FROM before_rows GROUP BY batch_id ORDER BY batch_id
      ON CONFLICT (batch_id) DO UPDATE SET
        count_open = kept.count_open + excluded.count_open,
        count_total = kept.count_total + excluded.count_total;
    ELSE
      INSERT INTO batch_counts AS kept (batch_id, count_open, count_total)
      SELECT batch_id, sum(is_open), sum(is_there) FROM (
        SELECT batch_id, open::integer AS is_open, 1 AS is_there FROM after_rows
        UNION ALL
        SELECT batch_id, -open::integer, -1 FROM before_rows
      ) AS change
      GROUP BY batch_id HAVING sum(is_open) <> 0 OR sum(is_there) <> 0 ORDER BY batch_id
      ON CONFLICT (batch_id) DO UPDATE SET
        count_open = kept.count_open + excluded.count_open,
        count_total = kept.count_total + excluded.count_total;
    END IF;
    RETURN NULL;
  END $$`,

  `CREATE TRIGGER count_inserted AFTER INSERT ON leads
    REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`,
  `CREATE TRIGGER count_updated AFTER UPDATE ON leads
    REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`,
  `CREATE TRIGGER count_deleted AFTER DELETE ON leads
    REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads()`,
];
